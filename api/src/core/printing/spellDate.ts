import { type Language, locales } from "@kindling/contract/language";

/** A calendar date as people write it. */
export function spellDate(date: string, language: Language, dateStyle: "medium" | "long" = "medium"): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle, timeZone: "UTC" }).format(new Date(date));
}
