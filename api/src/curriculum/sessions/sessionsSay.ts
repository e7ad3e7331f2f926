import type { Localized } from "@kindling/contract";

const en = {
  overlaps: (other: string) =>
    `These dates overlap the session “${other}” in the same program. Choose other dates.`,
  dateTaken: (other: string) =>
    `The session “${other}” in the same program uses these dates. Change that session first.`,
  programKept: (name: string, classes: number) =>
    `“${name}” has points or donations of ${classes} ${classes === 1 ? "class" : "classes"}, so its program can't change. Create another session instead.`,
  leftOut: (name: string, what: string) =>
    `These dates would leave ${what} outside “${name}”. Choose dates that include them.`,
  takenIn: (name: string, responses: number) =>
    `These dates would move ${en.responsesOf(responses)} into “${name}”. Choose dates without them.`,
  donationsOf: (count: number) => `${count} ${count === 1 ? "donation" : "donations"}`,
  responsesOf: (count: number) => `${count} ${count === 1 ? "response" : "responses"} with points`,
};

const es: typeof en = {
  overlaps: (other) =>
    `Estas fechas coinciden con la sesión «${other}» del mismo programa. Elija otras fechas.`,
  dateTaken: (other) => `La sesión «${other}» del mismo programa usa estas fechas. Cámbiela primero.`,
  programKept: (name, classes) =>
    `«${name}» tiene puntos o donaciones de ${classes} ${classes === 1 ? "clase" : "clases"}, por eso su programa no puede cambiar. Cree otra sesión.`,
  leftOut: (name, what) => `Estas fechas dejarían ${what} fuera de «${name}». Elija fechas que los incluyan.`,
  takenIn: (name, responses) =>
    `Estas fechas pasarían ${es.responsesOf(responses)} a «${name}». Elija fechas que no los incluyan.`,
  donationsOf: (count) => `${count} ${count === 1 ? "donación" : "donaciones"}`,
  responsesOf: (count) => `${count} ${count === 1 ? "respuesta" : "respuestas"} con puntos`,
};

/** What the rules of sessions say. */
export const sessionsSay: Localized<typeof en> = { en, es };
