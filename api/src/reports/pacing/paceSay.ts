import type { Localized } from "@kindling/contract";

const en = {
  noClass: "This teacher no longer has a class at this site. Reload the page.",
  noneThere: "This site has no classes to nudge.",
  chooseTeacher: "Teacher is required",
  chooseSite: "Site is required",
  nudged: (who: string | null, day: string, next: string) =>
    `${who ?? "Someone"} nudged this class on ${day}. You can nudge it again on ${next}.`,
  sent: (count: number, skipped: number) =>
    [
      count === 1 ? "Sending 1 nudge" : `Sending ${count} nudges`,
      ...(skipped > 0
        ? [`${skipped} skipped because they were nudged recently or are no longer active`]
        : []),
    ].join("; "),
};

const es: typeof en = {
  noClass: "Este docente ya no tiene una clase en este plantel. Vuelva a cargar la página.",
  noneThere: "Este plantel no tiene clases a las que avisar.",
  chooseTeacher: "Docente: este dato es obligatorio",
  chooseSite: "Plantel: este dato es obligatorio",
  nudged: (who, day, next) =>
    `Esta clase recibió un aviso${who ? ` de ${who}` : ""} el ${day}. Puede enviarle otro el ${next}.`,
  sent: (count, skipped) =>
    [
      count === 1 ? "Enviando 1 aviso" : `Enviando ${count} avisos`,
      ...(skipped > 0 ? [`${skipped} sin enviar porque ya recibieron un aviso o ya no están activas`] : []),
    ].join("; "),
};

/** What the calls of the pacing board say. */
export const paceSay: Localized<typeof en> = { en, es };
