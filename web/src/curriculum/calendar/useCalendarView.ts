import { calendarKinds } from "@kindling/contract";
import { useMemo } from "react";
import { dateIn, idIn, useAddressChange } from "../filters/useAddressChange.ts";
import { zooms } from "./calendarSpans.ts";

export const looks = ["timeline", "table", "plan"] as const;

type Name = "zoom" | "look" | "at" | "levels" | "programs" | "types";

export type CalendarView = ReturnType<typeof useCalendarView>;

const idsIn = (text: string | null) => (text ?? "").split(",").flatMap((id) => idIn(id) ?? []);

/** What the calendar shows, kept in the address so that links work; other values are ignored. */
export function useCalendarView() {
  const [params, change] = useAddressChange<Name>();
  return useMemo(() => {
    const at = dateIn(params.get("at"));
    const types = (params.get("types") ?? "").split(",");
    return {
      zoom: zooms.find((zoom) => zoom === params.get("zoom")) ?? "year",
      look: looks.find((look) => look === params.get("look")) ?? "timeline",
      /** A day within what is shown; null: today. */
      at: at && !Number.isNaN(Date.parse(at)) ? at : null,
      levels: idsIn(params.get("levels")),
      programs: idsIn(params.get("programs")),
      /** None: all kinds. */
      types: calendarKinds.filter((kind) => types.includes(kind)),
      change,
    };
  }, [params, change]);
}
