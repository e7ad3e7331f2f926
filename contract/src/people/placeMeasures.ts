import { z } from "zod";
import { day, moment, reference } from "../core/fields.ts";

const count = z.number().int();

export const liveItem = z.object({
  kind: z.string(),
  id: count,
  title: z.string(),
  start: day,
  end: day,
  answered: count,
  classes: count,
});

export type LiveItem = z.infer<typeof liveItem>;

export const latestResponse = z.object({
  id: count,
  kind: z.string(),
  title: z.string(),
  teacher: reference,
  school: reference,
  created_at: moment,
  points: count,
});

export type LatestResponse = z.infer<typeof latestResponse>;
