import { activityTypes, type CalendarKind, sessions, sessionThemes, traits } from "@kindling/contract";
import { useCallback } from "react";
import { useLanguage } from "../../core/language.ts";
import { activityPaths } from "../activities/activityPaths.ts";
import type { Area } from "../areas/AreaIcon.tsx";
import { activityAreas } from "../areas/activityAreas.ts";

/** The area of the curriculum that a kind belongs to, whose color and drawing it has; sessions and themes frame them all. */
export const areaOfKind: Readonly<Record<CalendarKind, Area | null>> = {
  session: null,
  sessionTheme: null,
  trait: "trait",
  ...activityAreas,
};

/** The colors of a kind's bars, by their names in the theme. */
export function colorsOf(kind: CalendarKind): { readonly strong: string; readonly soft: string } {
  const area = areaOfKind[kind];
  if (area) return { strong: `area.${area}`, soft: `areaSoft.${area}` };
  return kind === "session"
    ? { strong: "secondary.main", soft: "secondary.light" }
    : { strong: "primary.main", soft: "background.tint" };
}

const paths: Readonly<Record<CalendarKind, string>> = {
  session: "/session",
  sessionTheme: "/session-themes",
  trait: "/trait",
  ...activityPaths,
};

/** Where something is edited, beside the list of its kind. */
export function editPath({ kind, id }: { readonly kind: CalendarKind; readonly id: number }): string {
  return `${paths[kind]}?edit=${id}`;
}

/** What kinds are called, one and many. */
export function useKindNames(): (kind: CalendarKind) => { readonly one: string; readonly many: string } {
  const language = useLanguage();
  return useCallback(
    (kind) => {
      if (kind === "session") return sessions.labels[language];
      if (kind === "sessionTheme") return sessionThemes.labels[language];
      return kind === "trait" ? traits.labels[language] : activityTypes[kind].labels[language];
    },
    [language],
  );
}
