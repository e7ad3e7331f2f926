import type { Localized } from "@kindling/contract";

const en = {
  run: (name: string) => `Payment run to approve: ${name}`,
  proposedBy: (name: string) => `Proposed by ${name}`,
  thankYou: (charity: string) => `Thank-you to approve: ${charity}`,
  reply: (school: string) => `Reply of a class to approve: ${school}`,
  replyTo: (charity: string) => `To the thank-you of ${charity}`,
  held: (amount: string) => `Donation to confirm: ${amount}`,
  check: {
    differs: "The ledger check found a disagreement",
    failed: "The ledger check failed",
    agrees: "The ledger check agrees again",
    disagreeing: (count: number, spelled: string) =>
      count === 1 ? "1 number doesn't match the ledger" : `${spelled} numbers don't match the ledger`,
  },
  undelivered: (name: string) => `An email to ${name} couldn't be delivered`,
};

const es: typeof en = {
  run: (name) => `Lote de pagos por aprobar: ${name}`,
  proposedBy: (name) => `Propuesto por ${name}`,
  thankYou: (charity) => `Agradecimiento por aprobar: ${charity}`,
  reply: (school) => `Respuesta de una clase por aprobar: ${school}`,
  replyTo: (charity) => `Al agradecimiento de ${charity}`,
  held: (amount) => `Donación por confirmar: ${amount}`,
  check: {
    differs: "La revisión del libro mayor encontró una diferencia",
    failed: "La revisión del libro mayor falló",
    agrees: "La revisión del libro mayor vuelve a coincidir",
    disagreeing: (count, spelled) =>
      count === 1
        ? "1 número no coincide con el libro mayor"
        : `${spelled} números no coinciden con el libro mayor`,
  },
  undelivered: (name) => `No se pudo entregar un correo a ${name}`,
};

/** What notifications about giving say. */
export const notificationTexts: Localized<typeof en> = { en, es };
