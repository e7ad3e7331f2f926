import type { Localized } from "@kindling/contract";

interface LeadTexts {
  sent: string;
  updated: string;
  needsReason: string;
  staysConverted: string;
  isSite(site: string): string;
  noOwner: string;
  staffOnly(field: string): string;
  tooMany(minutes: number): string;
}

/** What the rules of leads say; the successes word for word as the specification has them. */
export const leadsSay: Localized<LeadTexts> = {
  en: {
    sent: "lead user send successfully",
    updated: "lead updated successfully!",
    needsReason: "Enter a reason for this status.",
    staysConverted: "A converted lead can't change status.",
    isSite: (site) => `This lead has already been converted to the site ${site}.`,
    noOwner: "Choose an active staff member with the Constituents permission.",
    staffOnly: (field) => `Only the program team can change ${field}.`,
    tooMany: (minutes) =>
      `We already have several inquiries from you. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  },
  es: {
    sent: "Su consulta se envió",
    updated: "Interesado: cambios guardados",
    needsReason: "Indique un motivo para este estado.",
    staysConverted: "Un interesado convertido no puede cambiar de estado.",
    isSite: (site) => `Este interesado ya se convirtió en el plantel ${site}.`,
    noOwner: "Elija a una persona activa del equipo con el permiso Constituents.",
    staffOnly: (field) => `Solo el equipo del programa puede cambiar ${field}.`,
    tooMany: (minutes) =>
      `Ya recibimos varias consultas suyas. Inténtelo de nuevo en ${minutes} ${minutes === 1 ? "minuto" : "minutos"}.`,
  },
};
