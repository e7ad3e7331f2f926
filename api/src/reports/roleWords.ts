import { type Localized, type RoleName, userKindLabels } from "@kindling/contract";

const { es } = userKindLabels;

/** What reports call roles: in English as they travel on the wire. */
export const roleWords: Localized<Readonly<Record<RoleName, string>>> = {
  en: {
    "Super Admin": "Super Admin",
    admin: "admin",
    "Provider Leader": "Provider Leader",
    "Site Leader": "Site Leader",
    Instructor: "Instructor",
  },
  es: {
    "Super Admin": es.admin.one,
    admin: "Administrador",
    "Provider Leader": es["provider-leader"].one,
    "Site Leader": es["site-leader"].one,
    Instructor: es.instructor.one,
  },
};
