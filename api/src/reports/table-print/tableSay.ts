import type { Localized } from "@kindling/contract";

interface TableTexts {
  page(page: number, pages: number): string;
  nothing: string;
  totals: string;
}

export const tableSay: Localized<TableTexts> = {
  en: {
    page: (page, pages) => `Page ${page} of ${pages}`,
    nothing: "No rows match these filters.",
    totals: "Totals",
  },
  es: {
    page: (page, pages) => `Página ${page} de ${pages}`,
    nothing: "Ninguna fila coincide con estos filtros.",
    totals: "Totales",
  },
};
