import type { Localized, ThankYouStep } from "@kindling/contract";

const en = {
  invited: (email: string) => `Invitation on its way to ${email}`,
  noCharity: "This contact belongs to no charity. Choose one that does.",
  noEmail: "This contact has no email. Add one first.",
  needsReason: "Enter a reason.",
  notNow: "This thank-you has changed in the meantime. Reload it to see what you can do.",
  done: {
    approve: "Thank-you approved",
    send_back: "Thank-you sent back",
    decline: "Thank-you declined",
    publish: "Thank-you shown in public",
    unpublish: "Thank-you no longer shown in public",
    withdraw: "Thank-you withdrawn",
    revoke: "Link revoked",
    send_again: "A new link is on its way",
  } satisfies Record<ThankYouStep, string>,
  linkGone: "This link no longer works. Ask the program team for a new one.",
  linkExpired: "This link has expired. Ask the program team for a new one.",
  settled: "The program team has already decided on this thank-you. It can no longer be changed.",
  enough: "This link has taken as much as it can today. Try again tomorrow.",
  photoOnly: "JPEG, PNG, WebP, GIF",
  filmOnly: "MP4, WebM, MOV",
  choosePhoto: "Choose a photo.",
  chooseFilm: "Choose a film.",
  posted: "Thank you! The program team will look at it before classes see it.",
};

const es: typeof en = {
  invited: (email) => `La invitación va en camino a ${email}`,
  noCharity: "Este contacto no pertenece a ninguna organización. Elija uno que sí.",
  noEmail: "Este contacto no tiene correo. Agréguelo primero.",
  needsReason: "Indique un motivo.",
  notNow: "Este agradecimiento cambió mientras tanto. Vuelva a cargarlo para ver qué puede hacer.",
  done: {
    approve: "Agradecimiento aprobado",
    send_back: "Agradecimiento devuelto",
    decline: "Agradecimiento rechazado",
    publish: "El agradecimiento se muestra en público",
    unpublish: "El agradecimiento ya no se muestra en público",
    withdraw: "Agradecimiento retirado",
    revoke: "Enlace anulado",
    send_again: "Un enlace nuevo va en camino",
  },
  linkGone: "Este enlace ya no sirve. Pida uno nuevo al equipo del programa.",
  linkExpired: "Este enlace venció. Pida uno nuevo al equipo del programa.",
  settled: "El equipo del programa ya decidió sobre este agradecimiento. Ya no se puede cambiar.",
  enough: "Este enlace ya recibió todo lo que puede recibir hoy. Inténtelo de nuevo mañana.",
  photoOnly: "JPEG, PNG, WebP, GIF",
  filmOnly: "MP4, WebM, MOV",
  choosePhoto: "Elija una foto.",
  chooseFilm: "Elija un video.",
  posted: "¡Gracias! El equipo del programa lo revisará antes de que las clases lo vean.",
};

/** What the calls of thank-yous say. */
export const thankYouSay: Localized<typeof en> = { en, es };
