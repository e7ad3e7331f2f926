import { type GivingPeriod, yearAround } from "@kindling/contract";
import { useState } from "react";
import { programDay } from "../../classroom/programDay.ts";
import { useConstants } from "../../core/constants.ts";

/** When the organization's years begin, and which of them is now. */
export function useYears() {
  const constants = useConstants();
  const [now] = useState(() => new Date());
  const today = programDay(now, constants?.time_zone);
  const startOf = (kind: GivingPeriod) =>
    (kind === "fiscal_year" ? constants?.fiscal_year_start : constants?.school_year_start) ?? "08-01";
  return { today, startOf, yearNow: (kind: GivingPeriod) => yearAround(today, startOf(kind)) };
}
