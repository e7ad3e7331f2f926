import { answeredTypes, type CalendarKind, kindPaths, resources } from "@kindling/contract";
import { useCallback } from "react";
import { useLanguage } from "../../core/language.ts";
import type { Area } from "../areas/AreaIcon.tsx";

/** The area of the curriculum that a kind belongs to, whose color and drawing it has; sessions and themes frame them all. */
export function areaOfKind(kind: CalendarKind): Area | null {
  return kind === "session" || kind === "sessionTheme" ? null : answeredTypes[kind].area;
}

export function colorsOf(kind: CalendarKind): { readonly strong: string; readonly soft: string } {
  const area = areaOfKind(kind);
  if (area) return { strong: `area.${area}`, soft: `areaSoft.${area}` };
  return kind === "session"
    ? { strong: "secondary.main", soft: "secondary.light" }
    : { strong: "primary.main", soft: "background.tint" };
}

const paths: Readonly<Record<CalendarKind, string>> = {
  session: "/session",
  sessionTheme: "/session-themes",
  ...kindPaths,
};

export function editPath({ kind, id }: { readonly kind: CalendarKind; readonly id: number }): string {
  return `${paths[kind]}?edit=${id}`;
}

export function useKindNames(): (kind: CalendarKind) => { readonly one: string; readonly many: string } {
  const language = useLanguage();
  return useCallback((kind) => resources[kind].labels[language], [language]);
}
