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
    needsReason: "Say why: this status needs a reason",
    staysConverted: "A converted lead keeps its status",
    isSite: (site) => `This lead has been turned into the site ${site} already`,
    noOwner: "Only active staff with the Constituents permission can own a lead",
    staffOnly: (field) => `Only the program team can change ${field}`,
    tooMany: (minutes) =>
      `We have had several inquiries from you already. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
  },
  es: {
    sent: "Su consulta se ha enviado",
    updated: "Interesado: cambios guardados",
    needsReason: "Indique el motivo: esta situación lo requiere",
    staysConverted: "Quien ya es centro conserva su situación",
    isSite: (site) => `Este interesado ya se convirtió en el centro ${site}`,
    noOwner: "Solo puede encargarse alguien activo del equipo con el permiso Constituents",
    staffOnly: (field) => `Solo el equipo del programa puede cambiar ${field}`,
    tooMany: (minutes) =>
      `Ya hemos recibido varias consultas suyas. Inténtelo de nuevo en ${minutes} ${minutes === 1 ? "minuto" : "minutos"}`,
  },
};
