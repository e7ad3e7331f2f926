import { type Localized, type SubstituteState, substituteDaysAhead } from "@kindling/contract";

const en = {
  days: `Choose today or one of the next ${substituteDaysAhead} days.`,
  notThere: "This teacher doesn't have an open class at this site. Choose another site.",
  made: "Substitute link ready",
  ended: "Substitute link ended",
  endedBefore: "This link has ended already.",
  unknown: "This link doesn't work. Check that you have all of it, or ask the school for a new one.",
  wrong: (left: number) =>
    `Wrong PIN. Check it and try again. ${left === 1 ? "1 try is" : `${left} tries are`} left.`,
  states: {
    early: "This link doesn't work yet. Open it on the day you teach.",
    open: "Enter the PIN.",
    over: "The day of this link is over.",
    ended: "This link has ended. Ask the school for a new one.",
    locked: "This link ended after too many wrong PINs. Ask the school for a new one.",
  } satisfies Record<SubstituteState, string>,
  entered: "You're in",
};

const es: typeof en = {
  days: `Elija hoy o uno de los próximos ${substituteDaysAhead} días.`,
  notThere: "Este docente no tiene una clase abierta en este plantel. Elija otro plantel.",
  made: "Enlace para suplente listo",
  ended: "El enlace para suplente terminó",
  endedBefore: "Este enlace ya terminó.",
  unknown: "Este enlace no funciona. Compruebe que esté completo o pida uno nuevo a la escuela.",
  wrong: (left) =>
    `PIN incorrecto. Revíselo e intente de nuevo. ${left === 1 ? "Queda 1 intento" : `Quedan ${left} intentos`}.`,
  states: {
    early: "Este enlace todavía no funciona. Ábralo el día en que enseña.",
    open: "Escriba el PIN.",
    over: "El día de este enlace ya pasó.",
    ended: "Este enlace terminó. Pida uno nuevo a la escuela.",
    locked: "Este enlace terminó por demasiados PIN incorrectos. Pida uno nuevo a la escuela.",
  },
  entered: "Ya entró",
};

/** What is said of substitutes and their links. */
export const substituteSay: Localized<typeof en> = { en, es };
