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
  slots: { opening: "Apertura", activity: "Actividad", closing: "Cierre" },
};

/** What a class's plan and its calendar say. */
export const planSay: Localized<typeof en> = { en, es };
