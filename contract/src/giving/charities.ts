import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import {
  fieldRegistry,
  flag,
  optionalLongText,
  optionalReferenceTo,
  optionalText,
  optionalUrl,
  reference,
  requiredText,
} from "../core/fields.ts";
import { flagFilter, idsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { countryCodes } from "../people/countryCodes.ts";

/** Real country codes only, so that typos don't end up in reports. */
const country = new RegExp(`^(?:${countryCodes.join("|")})$`);

export const charities = defineResource({
  name: "charity",
  path: "/charity",
  labels: {
    en: {
      one: "Charity",
      many: "Charities",
      unread: { many: "Charity List" },
      fields: {
        country: "Country",
        state: "State",
        website: "Website",
        logo_url: "Logo",
        contacts: "Contacts",
      },
    },
    es: {
      one: "Organización",
      many: "Organizaciones",
      fields: {
        country: "País",
        state: "Estado",
        website: "Sitio web",
        logo_url: "Logotipo",
        contacts: "Contactos",
      },
    },
  },
  row: {
    name: z.string(),
    country: z.string().register(fieldRegistry, { kind: "country" }),
    state: z.string().nullable(),
    address: z.string().nullable(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    logo_url: z.string().nullable(),
    category: reference.nullable(),
    is_active: z.boolean(),
    /** Contacts; empty for callers without access to them. */
    contacts: z.array(
      z.object({
        id: z.number().int(),
        title: z.string().nullable(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
  },
  input: {
    name: requiredText(200),
    country: z.string().trim().toUpperCase().regex(country),
    state: optionalText(100),
    address: optionalText(400),
    website: optionalUrl(),
    description: optionalLongText(4000),
    logo_url: optionalUrl(),
    category_id: optionalReferenceTo("category"),
    is_active: flag().optional(),
  },
  filters: { categories: idsFilter(), country: z.string().max(2).optional(), is_active: flagFilter() },
  sorts: ["name", "country", "state"],
  access: writtenBy(grant(["Charities"]), staffAndLeaders),
});

export const charityEndpoints = crudEndpoints(charities);
