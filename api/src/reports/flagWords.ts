import type { Localized } from "@kindling/contract";

/** What reports say for no, and for yes. */
export const flagWords: Localized<readonly [no: string, yes: string]> = {
  en: ["No", "Yes"],
  es: ["No", "Sí"],
};
