import type { Localized } from "@kindling/contract";

const en = {
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  nothing: "No rows match these filters.",
  totals: "Totals",
};

const es: typeof en = {
  page: (page, pages) => `Página ${page} de ${pages}`,
  nothing: "Ninguna fila coincide con estos filtros.",
  totals: "Totales",
};

export const tableSay: Localized<typeof en> = { en, es };
