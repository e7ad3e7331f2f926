import type { Localized } from "@kindling/contract";

const en = {
  noStage: "No stage has this code. Check the letters on the screen, or ask for a new code there.",
  over: "This phone is no longer paired.",
  nobodyJoined: "No phone has joined yet.",
  notConfirmed: "Confirm this phone on the stage first.",
};

const es: typeof en = {
  noStage:
    "Ninguna pantalla tiene este código. Revise las letras de la pantalla o pida allí un código nuevo.",
  over: "Este teléfono ya no está vinculado.",
  nobodyJoined: "Todavía no se ha unido ningún teléfono.",
  notConfirmed: "Primero confirme este teléfono en la pantalla.",
};

/** What phones that lead the stage say. */
export const phoneSay: Localized<typeof en> = { en, es };
