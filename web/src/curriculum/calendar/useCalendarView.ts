import { type CalendarKind, calendarKinds } from "@kindling/contract";
import { useMemo } from "react";
import { useAddressChange } from "../filters/useAddressChange.ts";
import { type Zoom, zooms } from "./calendarSpans.ts";

const looks = ["timeline", "table"] as const;

/** What is looked at of the calendar; all of it is kept in the address, so that a link shares it. */
export interface CalendarView {
  readonly zoom: Zoom;
  readonly look: (typeof looks)[number];
  /** A day within what is shown; null: today. */
  readonly at: string | null;
  readonly levels: readonly number[];
  readonly programs: readonly number[];
  /** None: all kinds. */
  readonly types: readonly CalendarKind[];
  /** Changes the address; an empty text takes a part away. */
  change(changes: Partial<Record<"zoom" | "look" | "at" | "levels" | "programs" | "types", string>>): void;
}

const idsIn = (text: string | null) =>
  (text ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** Reads and changes the view; invalid parts of the address are ignored. */
export function useCalendarView(): CalendarView {
  const [params, change] = useAddressChange();
  return useMemo(() => {
    const at = params.get("at");
    const types = (params.get("types") ?? "").split(",");
    return {
      zoom: zooms.find((zoom) => zoom === params.get("zoom")) ?? "year",
      look: looks.find((look) => look === params.get("look")) ?? "timeline",
      at: at && /^\d{4}-\d\d-\d\d$/.test(at) && !Number.isNaN(Date.parse(at)) ? at : null,
      levels: idsIn(params.get("levels")),
      programs: idsIn(params.get("programs")),
      types: calendarKinds.filter((kind) => types.includes(kind)),
      change,
    };
  }, [params, change]);
}
