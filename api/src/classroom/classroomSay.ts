import type { Localized } from "@kindling/contract";

const en = {
  item: "Activity",
  answered: "Your class has already answered this activity. It counts only once.",
  nominated: "Your class has already nominated as many students as this form allows.",
  noSuchAnswer: (question: string) => `${question}: choose one of the listed answers.`,
  tooEarly: "This activity hasn't started yet. Come back on its start date.",
  tooLate: "This activity has ended, so you can't record it anymore.",
  futureDay: "The date can't be in the future. Choose today or an earlier day.",
  tooFarBack: (days: number) => `The date can be at most ${days} days ago.`,
  notOnThatDay: "This activity wasn't open on that day. Choose another day.",
  closedThen: (session: string) =>
    `“${session}” is closed, so this wasn't recorded. Choose a day in an open session.`,
  recorded: (points: number) => `Recorded. ${points} points for your class!`,
  deleted: "Response deleted successfully!",
  responseDeleted: "The response was deleted.",
  responseRestored: "The response was restored.",
  activityGone: "Its activity is deleted. Restore the activity first.",
  nominatedSince: (student: string) =>
    `The nomination of ${student} took its place. Delete that nomination first.`,
  confetti: (on: boolean): string => (on ? "Confetti is on" : "Confetti is off"),
  file: "File",
  chooseFile: "Choose a file",
  why: {
    draft: "It isn't approved yet",
    inactive: "It's inactive",
    before: "It hasn't started yet",
    after: "It has ended",
    theme: "Its theme isn't shown on this date",
    level: "Its level doesn't include this grade",
    program: "Its session belongs to another program",
    audience: "It's for other instructors or sites",
  },
};

const es: typeof en = {
  item: "Actividad",
  answered: "Su clase ya respondió a esta actividad. Cuenta una sola vez.",
  nominated: "Su clase ya nominó a todos los estudiantes que permite este formulario.",
  noSuchAnswer: (question) => `${question}: elija una de las respuestas de la lista.`,
  tooEarly: "Esta actividad aún no empieza. Vuelva en la fecha de inicio.",
  tooLate: "Esta actividad terminó y ya no se puede registrar.",
  futureDay: "La fecha no puede ser futura. Elija hoy o un día anterior.",
  tooFarBack: (days) => `La fecha puede ser de hace ${days} días como máximo.`,
  notOnThatDay: "Esta actividad no estaba abierta ese día. Elija otro día.",
  closedThen: (session) =>
    `«${session}» está cerrada y esto no se registró. Elija un día de una sesión abierta.`,
  recorded: (points) => `Guardado. ¡${points} puntos para su clase!`,
  deleted: "Respuesta eliminada correctamente",
  responseDeleted: "Se eliminó la respuesta.",
  responseRestored: "Se recuperó la respuesta.",
  activityGone: "Su actividad está eliminada. Recupere primero la actividad.",
  nominatedSince: (student) => `La nominación de ${student} ocupó su lugar. Elimínela primero.`,
  confetti: (on) => (on ? "Confeti activado" : "Confeti desactivado"),
  file: "Archivo",
  chooseFile: "Elija un archivo",
  why: {
    draft: "Todavía no está aprobada",
    inactive: "No está activa",
    before: "Aún no empieza",
    after: "Ya terminó",
    theme: "Su tema no se muestra en esta fecha",
    level: "Su nivel no incluye este grado",
    program: "Su sesión es de otro programa",
    audience: "Es para otros docentes o planteles",
  },
};

/** What the classroom's calls say. */
export const classroomSay: Localized<typeof en> = { en, es };
