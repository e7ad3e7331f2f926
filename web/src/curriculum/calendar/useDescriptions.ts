import type { CalendarFinding, CalendarItem } from "@kindling/contract";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { Span } from "./calendarSpans.ts";
import { useKindNames } from "./kindLook.ts";

/** What the calendar says in words of a thing, of a finding, and of dates. */
export function useDescriptions() {
  const { t } = useTranslation(["calendar", "curriculum"]);
  const format = useFormat();
  const namesOf = useKindNames();
  const dates = useCallback(
    ({ start, end }: Span) =>
      start === end ? format.date(start) : `${format.date(start)} – ${format.date(end)}`,
    [format],
  );
  const item = useCallback(
    (each: CalendarItem, isOverlapping = false) =>
      [
        each.title,
        namesOf(each.kind).one,
        t(`curriculum:activities.states.${each.state}`),
        dates(each),
        each.level?.name,
        isOverlapping ? t("overlapping") : undefined,
      ]
        .filter(Boolean)
        .join(" · "),
    [namesOf, t, dates],
  );
  const finding = useCallback(
    ({ kind, items, level, programs, days, drafts, ...span }: CalendarFinding) => {
      const [first, second] = items;
      const values = {
        first: first?.title ?? "",
        second: second?.title ?? "",
        dates: dates(span),
        level: level?.name ?? "",
        programs: programs.map(({ name }) => name).join(", "),
        count: days,
      };
      const said = t(`findings.${kind}`, values);
      return drafts > 0 ? `${said} ${t("drafts", { count: drafts })}` : said;
    },
    [t, dates],
  );
  return { item, finding, dates };
}
