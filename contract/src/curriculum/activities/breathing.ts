import type { z } from "zod";
import { parts } from "../../core/fields.ts";
import { whole } from "./detailFields.ts";

/** Seconds of each phase, and the number of rounds. */
export const breathing = parts({
  inhale: whole(1, 60),
  hold: whole(0, 60),
  exhale: whole(1, 60),
  rounds: whole(1, 30),
});

export type Breathing = z.infer<typeof breathing>;
