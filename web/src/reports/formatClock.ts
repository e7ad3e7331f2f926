import type { Language } from "@kindling/contract";
import { locales } from "@kindling/contract/language";

/** Spells a time that is told without its zone (`YYYY-MM-DD HH:MM`), as it stands. */
export function formatClock(clock: string, language: Language): string {
  const at = new Date(`${clock.replace(" ", "T")}Z`);
  if (Number.isNaN(at.getTime())) return clock;
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(at);
}
