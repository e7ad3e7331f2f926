import type { DaysBeside, GivingGroup, Localized } from "@kindling/contract";

const en = {
  notBegun: "Choose a period that has begun.",
  fromMissing: "Enter the first day.",
  toMissing: "Enter the last day.",
  endsBefore: "The last day must not be before the first one.",
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
  notBegun: "Elija un período que ya haya comenzado.",
  fromMissing: "Escriba el primer día.",
  toMissing: "Escriba el último día.",
  endsBefore: "El último día no puede ser anterior al primero.",
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
