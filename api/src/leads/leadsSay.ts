import type { Localized } from "@kindling/contract";

const en = {
  sent: "lead user send successfully",
  updated: "lead updated successfully!",
  renewed: (days: number) => `The link works for ${days} days from today`,
  needsReason: "Enter a reason for this status.",
  staysConverted: "A converted lead can't change status.",
  isSite: (site: string) => `This lead has already been converted to the site ${site}.`,
  noOwner: "Choose an active staff member with the Constituents permission.",
  staffOnly: (field: string) => `Only the program team can change ${field}.`,
  newInquiry: (organization: string) => `New inquiry: ${organization}`,
  wroteAgain: (organization: string) => `Wrote again: ${organization}`,
  tooMany: (minutes: number) =>
    `We already have several inquiries from you. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
};

const es: typeof en = {
  sent: "Su consulta se envió",
  updated: "Interesado: cambios guardados",
  renewed: (days) => `El enlace funciona durante ${days} días a partir de hoy`,
  needsReason: "Indique un motivo para este estado.",
  staysConverted: "Un interesado convertido no puede cambiar de estado.",
  isSite: (site) => `Este interesado ya se convirtió en el plantel ${site}.`,
  noOwner: "Elija a una persona activa del equipo con el permiso Constituents.",
  staffOnly: (field) => `Solo el equipo del programa puede cambiar ${field}.`,
  newInquiry: (organization) => `Nueva consulta: ${organization}`,
  wroteAgain: (organization) => `Volvió a escribir: ${organization}`,
  tooMany: (minutes) =>
    `Ya recibimos varias consultas suyas. Inténtelo de nuevo en ${minutes} ${minutes === 1 ? "minuto" : "minutos"}.`,
};

/** What the rules of leads say; the successes word for word as the specification has them. */
export const leadsSay: Localized<typeof en> = { en, es };
