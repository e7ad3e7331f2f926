import { z } from "zod";

/** A report filter of comma-separated ids; `All` or empty means all. */
export function reportIds() {
  const all = z.enum(["", "All", "all"]).transform(() => undefined);
  const ids = z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => text.split(",").map(Number));
  return all.or(ids).optional();
}
