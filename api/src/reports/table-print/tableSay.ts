import type { Localized } from "@kindling/contract";

interface TableTexts {
  /** Before the number of pages, which is drawn after it. */
  page(page: number): string;
  nothing: string;
  totals: string;
  yes: string;
  no: string;
}

/** What stands on a printed table beside its rows. */
export const tableSay: Localized<TableTexts> = {
  en: {
    page: (page) => `Page ${page} of `,
    nothing: "Nothing fits what this report is narrowed to.",
    totals: "Totals",
    yes: "Yes",
    no: "No",
  },
  es: {
    page: (page) => `Página ${page} de `,
    nothing: "Nada cumple lo que se ha elegido para este informe.",
    totals: "Totales",
    yes: "Sí",
    no: "No",
  },
};
