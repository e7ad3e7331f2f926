import { z } from "zod";
import { day } from "../core/fields.ts";

/** The sums of a list's matches, with those of the same days a year before; null where it isn't narrowed to days. */
export const besideYear = <Sums extends z.ZodRawShape>(sums: Sums) => ({
  ...sums,
  before: z.object({ from: day, to: day, ...sums }).nullable(),
});
