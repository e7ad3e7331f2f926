import type { Localized } from "@kindling/contract";

const en = { arranged: "Cards arranged", twice: "A card can be in one of the two lists only." };
const es: typeof en = {
  arranged: "Tarjetas ordenadas",
  twice: "Cada tarjeta puede estar solo en una de las dos listas.",
};

/** What is said of the overview. */
export const dashboardSay: Localized<typeof en> = { en, es };
