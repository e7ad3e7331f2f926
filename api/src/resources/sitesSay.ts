import type { Localized } from "@kindling/contract";

/** What the rules of sites say. */
export const sitesSay: Localized<{ notYours: string; providerGone(name: string): string }> = {
  en: {
    notYours: "Only an administrator or a Provider Leader may change this",
    providerGone: (name) => `Its provider ${name} is deleted; restore ${name} first`,
  },
  es: {
    notYours: "Solo puede cambiarlo la administración o un responsable de proveedor",
    providerGone: (name) => `Su proveedor ${name} está eliminado; recupere antes ${name}`,
  },
};
