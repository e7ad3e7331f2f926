import { nominationResponses } from "../classroom/responses.ts";
import type { Endpoint } from "../core/endpoint.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { users } from "../people/users.ts";

/** Labels of lists whose call has other labels or none. */
const ownLabels: Readonly<Record<string, Localized<Labels>>> = {
  "site.users": users.labels,
  "user.logins": {
    en: {
      one: "Sign-in",
      many: "Sign-ins",
      fields: {
        created_at: "Signed In",
        expires_at: "Expires",
        ended_at: "Ended",
        address: "From Address",
        location: "Place",
        user_agent: "Device",
        is_current: "This Device",
      },
    },
    es: {
      one: "Inicio de sesión",
      many: "Inicios de sesión",
      fields: {
        created_at: "Inicio",
        expires_at: "Vence",
        ended_at: "Cerrada",
        address: "Desde la dirección",
        location: "Lugar",
        user_agent: "Dispositivo",
        is_current: "Este dispositivo",
      },
    },
  },
  "instructor.nominees": {
    en: {
      one: "Nomination",
      many: "Nominations",
      fields: { ...nominationResponses.labels.en.fields, form: "Nomination Form", created_at: "Nominated" },
    },
    es: {
      one: "Nominación",
      many: "Nominaciones",
      fields: {
        ...nominationResponses.labels.es.fields,
        form: "Formulario de nominación",
        created_at: "Nominado",
      },
    },
  },
  "import.list": {
    en: {
      one: "Import",
      many: "Imports",
      fields: {
        entity: "Kind",
        file_name: "File",
        mode: "Mode",
        processed: "Rows Read",
        total: "Rows",
        created: "Added",
        updated: "Changed",
        unchanged: "Unchanged",
        created_at: "When",
        finished_at: "Finished",
        user: "Who",
      },
    },
    es: {
      one: "Importación",
      many: "Importaciones",
      fields: {
        entity: "Tipo",
        file_name: "Archivo",
        mode: "Modo",
        processed: "Filas leídas",
        total: "Filas",
        created: "Agregadas",
        updated: "Cambiadas",
        unchanged: "Sin cambios",
        created_at: "Cuándo",
        finished_at: "Terminada",
        user: "Quién",
      },
    },
  },
};

const nameless: Localized<Labels> = {
  en: { one: "Row", many: "Rows", fields: {} },
  es: { one: "Fila", many: "Filas", fields: {} },
};

/** The labels of a list and its columns. */
export function listLabels({ name, labels }: Pick<Endpoint, "name" | "labels">): Localized<Labels> {
  return ownLabels[name] ?? labels ?? nameless;
}
