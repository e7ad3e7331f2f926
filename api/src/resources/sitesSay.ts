import type { Localized } from "@kindling/contract";

/** What the rules of sites say. */
export const sitesSay: Localized<{ notYours: string }> = {
  en: {
    notYours: "Only an administrator or a Provider Leader may change this",
  },
  es: {
    notYours: "Solo puede cambiarlo la administración o un responsable de proveedor",
  },
};
