import type { Localized } from "@kindling/contract";

const en = {
  notPlanned: "Choose today or one of the next school days.",
  notOpen: "This activity isn't open for your class on that day. Choose another.",
  swapped: "Plan changed",
  restored: "Back to the calendar's plan",
  calendarMade: "Calendar link ready",
  calendarEnded: "The calendar link doesn't work anymore",
  calendarGone: "This calendar link doesn't work anymore. Make a new one on your home page.",
  calendarName: "Today with the class",
  noSchoolDay: "Choose today or a later day from Monday to Friday.",
  notOffered: "Classes don't see this activity on that day. Choose another.",
  set: "Plan set",
  cleared: "Left to each class again",
  copied: (set: number, kept: number, leftOut: number) =>
    [
      set > 0 ? `${set} ${set === 1 ? "part" : "parts"} copied` : "Nothing was copied",
      kept > 0 && `${kept} kept as they were`,
      leftOut > 0 && `${leftOut} left out because they aren't open then`,
    ]
      .filter(Boolean)
      .join(", "),
  slots: { opening: "Opening", activity: "Activity", closing: "Closing" },
};

const es: typeof en = {
  notPlanned: "Elija hoy o uno de los próximos días de clases.",
  notOpen: "Esta actividad no está abierta para su clase ese día. Elija otra.",
  swapped: "Plan cambiado",
  restored: "De nuevo el plan del calendario",
  calendarMade: "Enlace del calendario listo",
  calendarEnded: "El enlace del calendario dejó de funcionar",
  calendarGone: "Este enlace dejó de funcionar. Cree uno nuevo en su página de inicio.",
  calendarName: "Hoy con la clase",
  noSchoolDay: "Elija hoy o un día posterior, de lunes a viernes.",
  notOffered: "Las clases no ven esta actividad ese día. Elija otra.",
  set: "Plan fijado",
  cleared: "De nuevo a cargo de cada clase",
  copied: (set, kept, leftOut) =>
    [
      set > 0 ? `Partes copiadas: ${set}` : "No se copió nada",
      kept > 0 && `sin cambios: ${kept}`,
      leftOut > 0 && `omitidas porque no están abiertas entonces: ${leftOut}`,
    ]
      .filter(Boolean)
      .join(", "),
  slots: { opening: "Apertura", activity: "Actividad", closing: "Cierre" },
};

/** What a class's plan and its calendar say. */
export const planSay: Localized<typeof en> = { en, es };
