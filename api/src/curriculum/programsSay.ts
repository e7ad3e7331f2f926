import type { Localized } from "@kindling/contract";

/** What the rules of programs say. */
export const programsSay: Localized<{ keptForDeleted(sites: string): string }> = {
  en: {
    keptForDeleted: (sites) =>
      `Deleted sites still belong to this program: ${sites}. Restore and move them first.`,
  },
  es: {
    keptForDeleted: (sites) =>
      `Hay planteles eliminados que aún pertenecen a este programa: ${sites}. Recupérelos y muévalos primero.`,
  },
};
