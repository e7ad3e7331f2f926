import type { Language } from "@kindling/contract";

/** A calendar date as people write it. */
export function spellDate(date: string, language: Language, dateStyle: "medium" | "long" = "medium"): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(new Date(date));
}
