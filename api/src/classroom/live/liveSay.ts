import type { Localized } from "@kindling/contract";

const en = {
  noRoom: "No open room has this code. Check the letters on the screen, then try again.",
  full: "This room is full.",
  over: "This room has ended.",
  notOpen: "This question isn't open.",
  notAnAnswer: "This question has no such answer.",
  noNumbers: "Say which answers the question has.",
  tooFast: "That was too fast. Try again in a moment.",
};

const es: typeof en = {
  noRoom: "Ninguna sala abierta tiene este código. Revise las letras de la pantalla e inténtelo de nuevo.",
  full: "Esta sala está llena.",
  over: "Esta sala terminó.",
  notOpen: "Esta pregunta no está abierta.",
  notAnAnswer: "Esta pregunta no tiene esa respuesta.",
  noNumbers: "Diga qué respuestas tiene la pregunta.",
  tooFast: "Fue demasiado rápido. Inténtelo de nuevo en un momento.",
};

/** What rooms for live answers say. */
export const liveSay: Localized<typeof en> = { en, es };
