import type { Localized } from "@kindling/contract";

interface SavedReportsTexts {
  noSuchReport: string;
  notTheirs(name: string): string;
  onItsWay(address: string): string;
}

/** What the rules of saved reports say. */
export const savedReportsSay: Localized<SavedReportsTexts> = {
  en: {
    noSuchReport: "Report: choose a report you have access to.",
    notTheirs: (name) => `Recipients: ${name} can't receive this report. Remove them from the list.`,
    onItsWay: (address) => `Sending the report to ${address}`,
  },
  es: {
    noSuchReport: "Informe: elija uno al que tenga acceso.",
    notTheirs: (name) =>
      `Destinatarios: ${name} no puede recibir este informe. Quite a esta persona de la lista.`,
    onItsWay: (address) => `Enviando el informe a ${address}`,
  },
};
