import type { Localized } from "@kindling/contract";

interface PaceTexts {
  noClass: string;
  noneThere: string;
  chooseTeacher: string;
  chooseSite: string;
  nudged(who: string | null, day: string, next: string): string;
  sent(count: number, skipped: number): string;
}

/** What the calls of the pacing board say. */
export const paceSay: Localized<PaceTexts> = {
  en: {
    noClass: "This teacher has no open class at this site any more; reload the board",
    noneThere: "This site has no class to nudge",
    chooseTeacher: "Teacher is required",
    chooseSite: "Site is required",
    nudged: (who, day, next) =>
      `This class was nudged on ${day}${who ? ` by ${who}` : ""}; the next nudge can go out on ${next}`,
    sent: (count, skipped) =>
      [
        count === 1 ? "1 nudge is on its way" : `${count} nudges are on their way`,
        ...(skipped > 0 ? [`${skipped} skipped: nudged within the last days, or no class any more`] : []),
      ].join("; "),
  },
  es: {
    noClass: "Este docente ya no tiene una clase abierta en este centro; vuelva a cargar el tablero",
    noneThere: "Este centro no tiene ninguna clase a la que avisar",
    chooseTeacher: "Docente: este dato es obligatorio",
    chooseSite: "Centro: este dato es obligatorio",
    nudged: (who, day, next) =>
      `Esta clase recibió un aviso el ${day}${who ? ` de ${who}` : ""}; el próximo puede salir el ${next}`,
    sent: (count, skipped) =>
      [
        count === 1 ? "1 aviso está en camino" : `${count} avisos están en camino`,
        ...(skipped > 0 ? [`${skipped} sin enviar: ya avisadas en los últimos días, o ya no hay clase`] : []),
      ].join("; "),
  },
};
