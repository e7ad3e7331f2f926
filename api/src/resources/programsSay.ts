import type { Localized } from "@kindling/contract";

/** What the rules of programs say. */
export const programsSay: Localized<{ keptForDeleted(sites: string): string }> = {
  en: {
    keptForDeleted: (sites) =>
      `Deleted sites that can still be restored belong to this program: ${sites}. Restore and move them first`,
  },
  es: {
    keptForDeleted: (sites) =>
      `A este programa pertenecen centros eliminados que aún se pueden recuperar: ${sites}. Recupérelos y cámbielos antes`,
  },
};
