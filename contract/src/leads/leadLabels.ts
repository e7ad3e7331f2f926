import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";

export const leadLabels: Localized<Labels> = {
  en: {
    one: "Lead",
    many: "Leads",
    failing: "lead",
    fields: {
      organization: "School or organization",
      message: "Message",
      status: "Status",
      reason: "Reason",
      owner: "Owner",
      owner_id: "Owner",
      source: "Source",
      site: "Site",
      leader: "Site Leader",
      unique_id: "Page key",
      viewed_at: "Page viewed",
      submissions: "Inquiries",
      notes: "Notes",
      note: "Note",
      history: "History",
    },
  },
  es: {
    one: "Interesado",
    many: "Interesados",
    fields: {
      name: "Nombre completo",
      organization: "Escuela u organización",
      message: "Mensaje",
      status: "Estado",
      reason: "Motivo",
      owner: "Encargado",
      owner_id: "Encargado",
      source: "Procedencia",
      site: "Plantel",
      leader: "Responsable de plantel",
      unique_id: "Clave de la página",
      viewed_at: "Página vista",
      submissions: "Consultas",
      notes: "Notas",
      note: "Nota",
      history: "Historial",
    },
  },
};
