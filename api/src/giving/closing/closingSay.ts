import type { ClosingItem, Localized } from "@kindling/contract";

const es = {
  closed: (name: string) => `«${name}» se cerró`,
  reopened: (name: string) => `«${name}» se reabrió`,
  already: (name: string) => `«${name}» ya está cerrada.`,
  notClosed: (name: string) => `«${name}» no está cerrada.`,
  notEnded: (name: string, end: string) => `«${name}» dura hasta el ${end}. Ciérrela cuando haya terminado.`,
  stillOpen: {
    not_ended: () => "",
    late_answers: (days) =>
      `Días en que las clases aún pueden registrar actividades: ${days}. Espere o acéptelo.`,
    uncounted: (count) => `Respuestas sin sus puntos: ${count}. Corríjalas o acéptelo.`,
    held: (count) => `Donaciones retenidas: ${count}. Confírmelas o acéptelo.`,
    unverified: (count) => `Donaciones sin verificar: ${count}. Verifíquelas o acéptelo.`,
    undecided: (count) => `Clases sin organización: ${count}. Elija una para cada clase o acéptelo.`,
  } satisfies Record<ClosingItem, (count: number) => string>,
  noteNeeded: "Indique por qué cierra la sesión con pendientes.",
  damaged:
    "El estado de cuenta guardado no coincide con su huella. No lo use y avise a quien administra el portal.",
  things: { statement: "Estado de cuenta" },
  statement: {
    name: (session: string) => `Estado de cuenta ${session}`,
    notYetChosen: "Aún sin elegir",
    chosenLate: "Elegido tras el cierre",
    allSites: "Todos los planteles",
    total: "Total",
    columns: [
      "Sesión",
      "Programa",
      "Desde",
      "Hasta",
      "Organización",
      "Proveedor",
      "Plantel",
      "Clases",
      "Puntos",
      "Ganado",
      "Donado",
      "Verificado",
      "Pagado",
      "Total",
    ],
  },
};

const en: typeof es = {
  closed: (name) => `Closed “${name}”`,
  reopened: (name) => `Reopened “${name}”`,
  already: (name) => `“${name}” is already closed.`,
  notClosed: (name) => `“${name}” isn't closed.`,
  notEnded: (name, end) => `“${name}” runs until ${end}. Close it once it has ended.`,
  stillOpen: {
    not_ended: () => "",
    late_answers: (days) =>
      `Days on which classes can still record activities: ${days}. Wait, or accept this.`,
    uncounted: (count) => `Responses without their points: ${count}. Correct them, or accept this.`,
    held: (count) => `Donations held: ${count}. Confirm them, or accept this.`,
    unverified: (count) => `Donations not verified: ${count}. Verify them, or accept this.`,
    undecided: (count) => `Classes without a charity: ${count}. Choose one for each, or accept this.`,
  },
  noteNeeded: "Explain why you close the session with open items.",
  damaged:
    "The kept statement doesn't match its fingerprint. Don't use it, and tell the people who run the portal.",
  things: { statement: "Statement" },
  statement: {
    name: (session) => `Statement ${session}`,
    notYetChosen: "Not yet chosen",
    chosenLate: "Chosen after closing",
    allSites: "All sites",
    total: "Total",
    columns: [
      "Session",
      "Program",
      "From",
      "To",
      "Charity",
      "Provider",
      "Site",
      "Classes",
      "Points",
      "Earned",
      "Donated",
      "Verified",
      "Paid",
      "Total",
    ],
  },
};

/** What the calls that close a session say, and the words of its statement. */
export const closingSay: Localized<typeof en> = { en, es };
