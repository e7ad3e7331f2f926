import { z } from "zod";

/** Which places and names figures of giving tell: those of the time, or those of today. */
export const givingStructures = ["as_it_was", "today"] as const;

export type GivingStructure = (typeof givingStructures)[number];

/** The filter `structure`; without it, as it was. */
export function structureWord() {
  return z
    .enum(givingStructures)
    .or(z.enum(["", "All", "all"]).transform(() => undefined))
    .optional();
}
