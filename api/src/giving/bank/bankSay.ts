import { type Language, type Localized, locales } from "@kindling/contract";
import type { Reason } from "./matching/matcher.ts";

export const moneyIn = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" }).format(cents / 100);

const en = {
  line: "Bank line",
  things: { payment: "Payment", donation: "Donation", receipt: "Receipt" },
  account: "Enter the account that this file is from.",
  allKnown: "All lines of this file were taken before. Nothing was added.",
  taken(count: number, known: number) {
    const lines = count === 1 ? "1 line taken" : `${count} lines taken`;
    return known === 0 ? lines : `${lines}, ${known} known from an earlier file`;
  },
  discarded: "Bank statement removed",
  touched: "A line of this statement was confirmed or set aside before, so it stays.",
  confirmed: "Line confirmed",
  confirmedMany: (count: number) => (count === 1 ? "1 line confirmed" : `${count} lines confirmed`),
  setAside: "Line set aside",
  undone: "Confirmation undone",
  decided: "Someone else decided this line meanwhile. Check what they chose.",
  notDecided: "This line isn't confirmed or set aside.",
  noThing:
    "Choose payments, donations or receipts that can be seen at the bank and aren't fully confirmed yet.",
  wrongWay: {
    in: "This line came in. Choose donations or receipts of sponsors.",
    out: "This line went out. Choose payments.",
  },
  twice: "Choose each of them only once.",
  tooMuch: (cents: string) => `Enter at most ${cents}, which is what is still open of it.`,
  seenMore: (cents: string) =>
    `The bank has had ${cents} of this donation, so it can't be less. If that is wrong, ask your program team to undo it on the bank statement.`,
  noDifference: "The amounts agree. Remove the difference.",
  sayDifference: (cents: string) =>
    `The amounts differ by ${cents}. Say whether it is a fee, a part, or something else.`,
  notPartial: "The line is more than what you chose, so it isn't a part. Choose another difference.",
  notFee: "Part of what you chose stays open. Choose “partial”, or enter whole amounts.",
  wrongOrder: "The last day is before the first one. Choose a later day.",
  noteNeeded: "Say in a note what the difference is.",
  reason: {
    reference: (mark: string) => `The reference ${mark} is in the text`,
    amount: "Same amount",
    difference: (cents: string) => `Amount differs by ${cents}`,
    name: (name: string, share: number) => (share > 0.95 ? `Names ${name}` : `Similar to ${name}`),
    days(days: number) {
      if (days === 0) return "Same day";
      const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
      return days > 0 ? `${count} later` : `${count} earlier`;
    },
    bundle: (count: number, name: string) => `${count} donations of ${name} add up to it`,
    rival: "Something else fits as well",
  },
  states: {
    matched: "Matched",
    probable: "Probable",
    unmatched: "Unmatched",
    confirmed: "Confirmed",
    not_ours: "Not ours",
  },
  differences: { fee: "Fee", partial: "Partial", other: "Other" },
  result: {
    file: (account: string, from: string, to: string) => `Bank ${account} ${from} to ${to}.csv`,
    header: [
      "Day",
      "Amount",
      "Description",
      "Name",
      "Bank reference",
      "State",
      "Is",
      "Number",
      "For",
      "Part of it",
      "Difference",
      "Why",
      "Note",
      "Decided by",
      "Decided at",
    ],
  },
};

const es: typeof en = {
  line: "Movimiento bancario",
  things: { payment: "Pago", donation: "Donación", receipt: "Ingreso" },
  account: "Indique la cuenta de la que es este archivo.",
  allKnown: "Todos los movimientos de este archivo ya estaban registrados. No se agregó nada.",
  taken(count, known) {
    const lines = count === 1 ? "1 movimiento registrado" : `${count} movimientos registrados`;
    return known === 0 ? lines : `${lines}, ${known} ya conocidos de un archivo anterior`;
  },
  discarded: "Extracto bancario quitado",
  touched: "Ya se confirmó o se apartó un movimiento de este extracto, así que se conserva.",
  confirmed: "Movimiento confirmado",
  confirmedMany: (count) => (count === 1 ? "1 movimiento confirmado" : `${count} movimientos confirmados`),
  setAside: "Movimiento apartado",
  undone: "Confirmación deshecha",
  decided: "Otra persona decidió este movimiento mientras tanto. Revise qué eligió.",
  notDecided: "Este movimiento no está confirmado ni apartado.",
  noThing:
    "Elija pagos, donaciones o ingresos que se puedan ver en el banco y aún no estén confirmados por completo.",
  wrongWay: {
    in: "Este movimiento es una entrada. Elija donaciones o ingresos de patrocinadores.",
    out: "Este movimiento es una salida. Elija pagos.",
  },
  twice: "Elija cada uno una sola vez.",
  tooMuch: (cents) => `Indique como máximo ${cents}, que es lo que aún está abierto.`,
  seenMore: (cents) =>
    `El banco ya recibió ${cents} de esta donación, así que no puede ser menos. Si es un error, pida al equipo del programa que lo deshaga en el extracto bancario.`,
  noDifference: "Los importes coinciden. Quite la diferencia.",
  sayDifference: (cents) =>
    `Los importes difieren en ${cents}. Indique si es una comisión, una parte u otra cosa.`,
  notPartial: "El movimiento es mayor que lo que eligió, así que no es una parte. Elija otra diferencia.",
  notFee: "Queda abierta una parte de lo que eligió. Elija «parcial» o indique importes completos.",
  wrongOrder: "El último día es anterior al primero. Elija un día posterior.",
  noteNeeded: "Explique en una nota cuál es la diferencia.",
  reason: {
    reference: (mark) => `La referencia ${mark} está en el texto`,
    amount: "Mismo importe",
    difference: (cents) => `El importe difiere en ${cents}`,
    name: (name, share) => (share > 0.95 ? `Nombra a ${name}` : `Se parece a ${name}`),
    days(days) {
      if (days === 0) return "Mismo día";
      const count = Math.abs(days) === 1 ? "1 día" : `${Math.abs(days)} días`;
      return days > 0 ? `${count} después` : `${count} antes`;
    },
    bundle: (count, name) => `${count} donaciones de ${name} suman lo mismo`,
    rival: "Hay otra coincidencia posible",
  },
  states: {
    matched: "Coincide",
    probable: "Probable",
    unmatched: "Sin coincidencia",
    confirmed: "Confirmado",
    not_ours: "No es nuestro",
  },
  differences: { fee: "Comisión", partial: "Parcial", other: "Otra" },
  result: {
    file: (account, from, to) => `Banco ${account} ${from} a ${to}.csv`,
    header: [
      "Fecha",
      "Importe",
      "Descripción",
      "Nombre",
      "Referencia del banco",
      "Estado",
      "Es",
      "Número",
      "Para",
      "Su parte",
      "Diferencia",
      "Motivo",
      "Nota",
      "Decidido por",
      "Decidido el",
    ],
  },
};

/** What is said about bank statements and their lines. */
export const bankSay: Localized<typeof en> = { en, es };

/** Why a line is proposed, in words. */
export function tellReason(reason: Reason, language: Language): string {
  const say = bankSay[language].reason;
  switch (reason.why) {
    case "reference":
      return say.reference(reason.mark);
    case "difference":
      return say.difference(moneyIn(Math.abs(reason.cents), language));
    case "name":
      return say.name(reason.name, reason.share);
    case "days":
      return say.days(reason.days);
    case "bundle":
      return say.bundle(reason.count, reason.name);
    default:
      return say[reason.why];
  }
}
