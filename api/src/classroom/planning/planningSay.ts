import type { Localized } from "@kindling/contract";

interface PlanningTexts {
  rangeTooLong(days: number): string;
  unknown: string;
  changed: string;
  notYours: string;
  nameOne: string;
  sayWhen: string;
  onlySessions: string;
  answered: string;
  stays: string;
  sessionAnswered: string;
  sharedWith(session: string): string;
  thereAlready: string;
  otherBefore: string;
  redated(moved: number, copied: number): string;
  wouldRedate(moved: number, copied: number): string;
  undone(count: number): string;
  notOwn: string;
}

/** What the calls about the whole curriculum say. */
export const planningSay: Localized<PlanningTexts> = {
  en: {
    rangeTooLong: (days) => `To must not be before From, nor more than ${days} days after it`,
    unknown: "It was not found",
    changed: "Somebody changed it meanwhile",
    notYours: "You may not change it",
    nameOne: "Name a session or items, and not both",
    sayWhen: "Say by how many days, or the new beginning, or the session to go to; one of them",
    onlySessions: "Only a whole session goes into another one",
    answered: "Classes have answered it, so it stays with its answers",
    stays: "What stays refers to it",
    sessionAnswered: "Classes have answered in it, so it stays with their answers",
    sharedWith: (session) => `The session “${session}” uses it as well`,
    thereAlready: "The same is on these dates already",
    otherBefore: "It would end before it begins",
    redated: (moved, copied) =>
      [moved > 0 && `${moved} moved`, copied > 0 && `${copied} copied as drafts`]
        .filter(Boolean)
        .join(", ") || "Nothing was changed",
    wouldRedate: (moved, copied) => `${moved} would be moved and ${copied} copied; nothing was changed`,
    undone: (count) => `${count} taken back`,
    notOwn: "It is not the latest of your own changes",
  },
  es: {
    rangeTooLong: (days) => `«Hasta» no puede ser anterior a «Desde» ni más de ${days} días posterior`,
    unknown: "No se ha encontrado",
    changed: "Alguien lo ha cambiado entretanto",
    notYours: "No tiene permiso para cambiarlo",
    nameOne: "Indique una sesión o elementos, pero no ambos",
    sayWhen: "Indique cuántos días, o el nuevo inicio, o la sesión de destino; solo uno",
    onlySessions: "Solo una sesión entera puede pasar a otra",
    answered: "Hay clases que han respondido; se queda con sus respuestas",
    stays: "Lo que se queda hace referencia a ello",
    sessionAnswered: "Hay clases que han respondido en ella; se queda con sus respuestas",
    sharedWith: (session) => `La sesión «${session}» también lo usa`,
    thereAlready: "Ya existe lo mismo en estas fechas",
    otherBefore: "Terminaría antes de empezar",
    redated: (moved, copied) =>
      [
        moved > 0 && (moved === 1 ? "1 movida" : `${moved} movidas`),
        copied > 0 && (copied === 1 ? "1 copiada como borrador" : `${copied} copiadas como borradores`),
      ]
        .filter(Boolean)
        .join(", ") || "No se ha cambiado nada",
    wouldRedate: (moved, copied) => `Se moverían ${moved} y se copiarían ${copied}; no se ha cambiado nada`,
    undone: (count) => (count === 1 ? "1 deshecha" : `${count} deshechas`),
    notOwn: "No es el último de sus propios cambios",
  },
};
