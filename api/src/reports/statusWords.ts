import type { Localized } from "@kindling/contract";

/** Inactive and active, as reports say it. */
export const statusWords: Localized<readonly [inactive: string, active: string]> = {
  en: ["Inactive", "Active"],
  es: ["Inactivo", "Activo"],
};
