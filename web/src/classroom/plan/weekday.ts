import type { Language } from "@kindling/contract";
import { locales } from "@kindling/contract/language";

/** The name of a date's day of the week. */
export function weekdayOf(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(locales[language], { weekday: "long", timeZone: "UTC" });
}
