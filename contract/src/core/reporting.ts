import { z } from "zod";

/** Ids that narrow a report, comma-joined; `All`, an empty text or nothing means all. */
export function reportIds() {
  const all = z.enum(["", "All", "all"]).transform(() => undefined);
  const ids = z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => text.split(",").map(Number));
  return all.or(ids).optional();
}
