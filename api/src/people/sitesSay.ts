import type { Localized } from "@kindling/contract";

/** What the rules of sites say. */
export const sitesSay: Localized<{ notYours: string }> = {
  en: {
    notYours: "Only the program team or a Provider Leader can change this.",
  },
  es: {
    notYours: "Solo el equipo del programa o un responsable de proveedor puede cambiar esto.",
  },
};
