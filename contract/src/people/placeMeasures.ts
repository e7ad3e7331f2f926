import { z } from "zod";
import { moment, reference } from "../core/fields.ts";

const count = z.number().int();

/** What the classes of a place see today, and how many of those that see it have answered. */
export const liveItem = z.object({
  kind: z.string(),
  id: count,
  title: z.string(),
  start: z.string(),
  end: z.string(),
  answered: count,
  classes: count,
});

export type LiveItem = z.infer<typeof liveItem>;

/** One of the responses that came last from a place. */
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
