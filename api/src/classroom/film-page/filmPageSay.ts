import type { Language, Localized } from "@kindling/contract";

const en = {
  other: "Español",
  captionsIn: { en: "English", es: "Spanish" } satisfies Localized,
  transcript: (language: Language): string => (language === "en" ? "Transcript" : "Transcript in Spanish"),
  hosted: "Show the film",
  hostedNote: (host: string) => `It comes from ${host}, which then learns that you watch it.`,
  talk: "Talk about it at home",
  noFilm: "This browser can't play the film.",
  unknown: "This page doesn't exist",
  unknownText: "Check the address on your paper, or ask your child's teacher for a new one.",
  later: "This film isn't showing yet",
  laterText: (day: string) => `You can watch it from ${day}.`,
  over: "This film isn't showing anymore",
  overText: "Your child's class has moved on. The next paper from school has new films.",
  tooMany: "Too many requests. Wait a moment, then try again.",
};

const es: typeof en = {
  other: "English",
  captionsIn: { en: "inglés", es: "español" },
  transcript: (language) => (language === "es" ? "Transcripción" : "Transcripción en inglés"),
  hosted: "Mostrar el video",
  hostedNote: (host) => `Viene de ${host}, que entonces sabe que usted lo mira.`,
  talk: "Para conversar en casa",
  noFilm: "Este navegador no puede mostrar el video.",
  unknown: "Esta página no existe",
  unknownText: "Revise la dirección en su hoja o pida una nueva a la escuela.",
  later: "Este video todavía no se muestra",
  laterText: (day) => `Puede verlo a partir del ${day}.`,
  over: "Este video ya no se muestra",
  overText:
    "La clase de su hija o hijo ya pasó a otro tema. La próxima hoja de la escuela trae videos nuevos.",
  tooMany: "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
};

/** What the film page for families says. */
export const filmPageSay: Localized<typeof en> = { en, es };
