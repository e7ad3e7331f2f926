import type { Localized } from "@kindling/contract";

const en = {
  notYours: "Only the program team or a Provider Leader can change this.",
};

const es: typeof en = {
  notYours: "Solo el equipo del programa o un responsable de proveedor puede cambiar esto.",
};

/** What the rules of sites say. */
export const sitesSay: Localized<typeof en> = { en, es };
