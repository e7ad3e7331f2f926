import type { Localized } from "@kindling/contract";

/** What reports call somebody or something that does not take part, and that does. */
export const statusWords: Localized<readonly [inactive: string, active: string]> = {
  en: ["Inactive", "Active"],
  es: ["Inactivo", "Activo"],
};
