import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { optionalEmail, optionalReferenceTo, optionalText, reference, requiredText } from "../core/fields.ts";
import { idsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

const charities = grant(["Charities"]);

export const contacts = defineResource({
  name: "contact",
  path: "/contact",
  labels: {
    en: {
      one: "Contact",
      many: "Contacts",
      fields: { title: "Title", charity: "Charity", charity_id: "Charity", charities: "Charities" },
    },
    es: {
      one: "Contacto",
      many: "Contactos",
      fields: {
        name: "Nombre completo",
        title: "Tratamiento",
        charity: "Organización",
        charity_id: "Organización",
        charities: "Organizaciones",
      },
    },
  },
  row: {
    title: z.string().nullable(),
    first_name: z.string(),
    last_name: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    charity: reference.nullable(),
  },
  input: {
    title: optionalText(40),
    first_name: requiredText(100),
    last_name: requiredText(100),
    email: optionalEmail(),
    phone: optionalText(40),
    charity_id: optionalReferenceTo("charity"),
  },
  filters: { charities: idsFilter() },
  sorts: ["name", "title", "first_name", "last_name", "email", "charity"],
  access: writtenBy(charities),
});

export const contactEndpoints = crudEndpoints(contacts);
