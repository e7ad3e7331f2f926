import type { Localized } from "@kindling/contract";
import type { HiddenReason } from "../resources/itemVisibility.ts";

interface ClassroomTexts {
  item: string;
  answered: string;
  nominated: string;
  noSuchAnswer(question: string): string;
  tooEarly: string;
  tooLate: string;
  futureDay: string;
  tooFarBack(days: number): string;
  notOnThatDay: string;
  recorded(points: number): string;
  deleted: string;
  activityGone: string;
  nominatedSince(student: string): string;
  confetti(on: boolean): string;
  file: string;
  chooseFile: string;
  why: Record<HiddenReason, string>;
}

/** What the classroom's calls say. */
export const classroomSay: Localized<ClassroomTexts> = {
  en: {
    item: "Activity",
    answered: "Your class has already answered this one; its answer is kept and counts once",
    nominated: "Your class has nominated as many students as this form takes",
    noSuchAnswer: (question) => `${question} has no such answer; choose one of those it offers`,
    tooEarly: "This activity has not begun yet; come back on its first day",
    tooLate: "This activity has ended, so it takes no more answers",
    futureDay: "Answered on can't be in the future. Choose today or an earlier day.",
    tooFarBack: (days) => `Answered on can be at most ${days} days back.`,
    notOnThatDay: "This activity wasn't open on that day. Choose another day.",
    recorded: (points) => `Recorded. ${points} points for your class!`,
    deleted: "Response deleted successfully!",
    activityGone: "The activity it answers is deleted: restore that first",
    nominatedSince: (student) => `The nomination of ${student} has taken its place. Delete that one first`,
    confetti: (on) => (on ? "Confetti is on" : "Confetti is off"),
    file: "File",
    chooseFile: "Choose a file",
    why: {
      draft: "It is not approved yet",
      inactive: "It is not active",
      before: "It begins later",
      after: "It has ended",
      theme: "Its theme is not shown on this day",
      level: "Its level does not hold this grade",
      program: "Its session belongs to another program",
      audience: "It is for other instructors or sites",
    },
  },
  es: {
    item: "Actividad",
    answered: "Su clase ya respondió a esta actividad; la respuesta se conserva y cuenta una vez",
    nominated: "Su clase ya ha nominado a tantos estudiantes como admite este formulario",
    noSuchAnswer: (question) => `${question}: no tiene esa respuesta; elija una de las que ofrece`,
    tooEarly: "Esta actividad aún no ha empezado; vuelva el primer día",
    tooLate: "Esta actividad ha terminado y ya no admite respuestas",
    futureDay: "La fecha no puede ser futura. Elija hoy o un día anterior.",
    tooFarBack: (days) => `La fecha puede ser de hace ${days} días como máximo.`,
    notOnThatDay: "Esta actividad no estaba abierta ese día. Elija otro día.",
    recorded: (points) => `Guardado. ¡${points} puntos para su clase!`,
    deleted: "Respuesta eliminada correctamente",
    activityGone: "La actividad a la que responde está eliminada: recupérela primero",
    nominatedSince: (student) => `La nominación de ${student} ocupa ahora su lugar. Elimínela primero`,
    confetti: (on) => (on ? "Confeti activado" : "Confeti desactivado"),
    file: "Archivo",
    chooseFile: "Elija un archivo",
    why: {
      draft: "Todavía no está aprobada",
      inactive: "No está activa",
      before: "Empieza más adelante",
      after: "Ya ha terminado",
      theme: "Su tema no se muestra este día",
      level: "Su nivel no incluye este grado",
      program: "Su sesión es de otro programa",
      audience: "Es para otros docentes o centros",
    },
  },
};
