import type { Localized } from "@kindling/contract";

const en = {
  rangeTooLong: (days: number) => `Choose a To date on or after From, at most ${days} days later.`,
  unknown: "Not found",
  changed: "Someone else changed it",
  notYours: "You can't change it",
  nameOne: "Send either a session or items, not both.",
  sayWhen: "Send one of: number of days, new start date, or target session.",
  onlySessions: "Only a whole session can be moved into another session.",
  answered: "Classes have already responded, so it can't move",
  stays: "Something that isn't moving depends on it",
  sessionAnswered: "Classes have already responded in this session, so it can't move",
  sharedWith: (session: string) => `The session “${session}” also uses it`,
  thereAlready: "The same item already exists on these dates",
  otherBefore: "It would end before it starts",
  redated: (moved: number, copied: number) =>
    [moved > 0 && `${moved} moved`, copied > 0 && `${copied} copied as drafts`].filter(Boolean).join(", ") ||
    "Nothing was changed",
  wouldRedate: (moved: number, copied: number) =>
    `${moved} would be moved and ${copied} copied. Nothing was changed.`,
  undone: (count: number) => `${count} undone`,
  notOwn: "You can only undo your own latest change.",
};

const es: typeof en = {
  rangeTooLong: (days) =>
    `Elija un «Hasta» igual o posterior a «Desde», de ${days} días después como máximo.`,
  unknown: "No se encontró",
  changed: "Otra persona lo cambió",
  notYours: "No tiene permiso para cambiarlo",
  nameOne: "Envíe una sesión o elementos, pero no ambos.",
  sayWhen: "Envíe solo uno: número de días, nueva fecha de inicio o sesión de destino.",
  onlySessions: "Solo se puede mover a otra sesión una sesión completa.",
  answered: "Hay clases que ya respondieron; no se puede mover",
  stays: "Algo que no se mueve depende de esto",
  sessionAnswered: "Hay clases que ya respondieron en esta sesión; no se puede mover",
  sharedWith: (session) => `La sesión «${session}» también lo usa`,
  thereAlready: "Ya existe lo mismo en estas fechas",
  otherBefore: "Terminaría antes de empezar",
  redated: (moved, copied) =>
    [
      moved > 0 && (moved === 1 ? "1 movida" : `${moved} movidas`),
      copied > 0 && (copied === 1 ? "1 copiada como borrador" : `${copied} copiadas como borradores`),
    ]
      .filter(Boolean)
      .join(", ") || "No se cambió nada",
  wouldRedate: (moved, copied) => `Se moverían ${moved} y se copiarían ${copied}. No se cambió nada.`,
  undone: (count) => (count === 1 ? "1 deshecha" : `${count} deshechas`),
  notOwn: "Solo puede deshacer su último cambio.",
};

/** What the calls about the whole curriculum say. */
export const planningSay: Localized<typeof en> = { en, es };
