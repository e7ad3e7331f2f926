import type { Localized } from "@kindling/contract";

const en = {
  noSuchReport: "Report: choose a report you have access to.",
  notTheirs: (name: string) => `Recipients: ${name} can't receive this report. Remove them from the list.`,
  onItsWay: (address: string) => `Sending the report to ${address}`,
};

const es: typeof en = {
  noSuchReport: "Informe: elija uno al que tenga acceso.",
  notTheirs: (name) =>
    `Destinatarios: ${name} no puede recibir este informe. Quite a esta persona de la lista.`,
  onItsWay: (address) => `Enviando el informe a ${address}`,
};

/** What the rules of saved reports say. */
export const savedReportsSay: Localized<typeof en> = { en, es };
