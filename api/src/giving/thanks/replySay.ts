import type { Localized, ReplyStep } from "@kindling/contract";

const en = {
  needsReason: "Enter a reason.",
  notNow: "This reply has changed in the meantime. Reload it to see what you can do.",
  notThanked: "Your class can't reply to this thank-you.",
  settled: "This reply has been decided on. It can no longer be changed.",
  noReply: "Your class hasn't replied to this thank-you.",
  whoConsented: "Enter who recorded the families' consent.",
  untilWhen: "Enter until when the consent holds.",
  expired: "The consent must hold today or longer.",
  consentEnded: "The families' consent has ended. Send the reply back so that the class can renew it.",
  sent: "Reply sent to the program team",
  withdrawn: "Reply withdrawn",
  done: {
    approve: "Reply approved",
    send_back: "Reply sent back",
    decline: "Reply declined",
    withdraw: "Reply withdrawn",
  } satisfies Record<ReplyStep, string>,
};

const es: typeof en = {
  needsReason: "Indique un motivo.",
  notNow: "Esta respuesta cambió mientras tanto. Vuelva a cargarla para ver qué puede hacer.",
  notThanked: "Su clase no puede responder a este agradecimiento.",
  settled: "Ya se decidió sobre esta respuesta. Ya no se puede cambiar.",
  noReply: "Su clase no ha respondido a este agradecimiento.",
  whoConsented: "Escriba quién registró el permiso de las familias.",
  untilWhen: "Escriba hasta cuándo vale el permiso.",
  expired: "El permiso debe valer al menos hasta hoy.",
  consentEnded: "El permiso de las familias venció. Devuelva la respuesta para que la clase lo renueve.",
  sent: "Respuesta enviada al equipo del programa",
  withdrawn: "Respuesta retirada",
  done: {
    approve: "Respuesta aprobada",
    send_back: "Respuesta devuelta",
    decline: "Respuesta rechazada",
    withdraw: "Respuesta retirada",
  },
};

/** What the calls of replies say. */
export const replySay: Localized<typeof en> = { en, es };
