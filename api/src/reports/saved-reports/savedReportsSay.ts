import type { Localized } from "@kindling/contract";

interface SavedReportsTexts {
  noSuchReport: string;
  notTheirs(name: string): string;
  onItsWay(address: string): string;
}

/** What the rules of saved reports say. */
export const savedReportsSay: Localized<SavedReportsTexts> = {
  en: {
    noSuchReport: "Report: choose one that you may open",
    notTheirs: (name) => `Recipients: ${name} may not have this report; take them off the list`,
    onItsWay: (address) => `The report is on its way to ${address}`,
  },
  es: {
    noSuchReport: "Informe: elija uno que pueda abrir",
    notTheirs: (name) => `Destinatarios: ${name} no puede recibir este informe; quítelo de la lista`,
    onItsWay: (address) => `El informe va de camino a ${address}`,
  },
};
