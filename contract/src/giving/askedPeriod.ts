import { z } from "zod";
import { dateFilter } from "../core/page.ts";
import { givingPeriods } from "./givingYears.ts";

/** A period as calls ask for it: a year by when it begins (without one, this year), or two dates. */
export const askedPeriod = {
  period: z.enum(givingPeriods).default("school_year"),
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  from: dateFilter(),
  to: dateFilter(),
};
