import type { DaysBeside, GivingGroup, Localized } from "@kindling/contract";

const en = {
  placesMissing: "Choose sites or providers.",
  file: "Giving by Year",
  yearBefore: (figure: string) => `${figure}, year before`,
  difference: (figure: string) => `${figure}, difference`,
  besides: ({ from, to, before }: DaysBeside) =>
    `${from} – ${to}; year before: ${before.from} – ${before.to}`,
  total: "Total",
  notYetChosen: "Not yet chosen",
  by: { charity: "Charity", provider: "Provider", site: "Site" } satisfies Record<GivingGroup, string>,
};

const es: typeof en = {
  placesMissing: "Elija planteles o proveedores.",
  file: "Solidaridad por año",
  yearBefore: (figure) => `${figure}, año anterior`,
  difference: (figure) => `${figure}, diferencia`,
  besides: ({ from, to, before }) => `${from} – ${to}; año anterior: ${before.from} – ${before.to}`,
  total: "Total",
  notYetChosen: "Aún sin elegir",
  by: { charity: "Organización", provider: "Proveedor", site: "Plantel" },
};

/** What giving by year says. */
export const yearSay: Localized<typeof en> = { en, es };
