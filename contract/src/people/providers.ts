import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { flag, optionalEmail, optionalText, reference, referencesTo, requiredText } from "../core/fields.ts";
import { flagFilter, idsFilter, one } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

export const providers = defineResource({
  name: "provider",
  path: "/provider",
  labels: {
    en: {
      one: "Provider",
      many: "Providers",
      unread: { many: "provider", one: "provider" },
      fields: { contact_name: "Contact Name", site_count: "Sites", user_count: "People" },
    },
    es: {
      one: "Proveedor",
      many: "Proveedores",
      fields: { contact_name: "Persona de contacto", site_count: "Planteles", user_count: "Personas" },
    },
  },
  row: {
    name: z.string(),
    abbreviation: z.string().nullable(),
    contact_name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    districts: z.array(reference),
    is_active: z.boolean(),
    external_id: z.string().nullable(),
    site_count: z.number().int(),
    user_count: z.number().int(),
  },
  input: {
    name: requiredText(200),
    abbreviation: optionalText(40),
    contact_name: optionalText(200),
    phone: optionalText(40),
    email: optionalEmail(),
    district_ids: referencesTo("district").optional(),
    is_active: flag().optional(),
    external_id: optionalText(100),
  },
  filters: { district_ids: idsFilter(), is_active: flagFilter() },
  sorts: ["name", "abbreviation", "contact_name", "email", "is_active"],
  access: writtenBy(grant(["Constituents"]), staffAndLeaders),
});

export const providerEndpoints = {
  ...crudEndpoints(providers),
  toggleStatus: defineEndpoint({
    name: "provider.toggleStatus",
    method: "PATCH",
    path: "/provider/toggleStatus/:id",
    access: grant(["Constituents"]),
    summary: "Activate or deactivate a Provider; instructors of an inactive one can't sign in",
    params: idParams,
    reply: one(providers.row),
  }),
  all: defineEndpoint({
    name: "provider.all",
    method: "GET",
    path: "/provider/allProvider",
    access: providers.access.read,
    summary: "List the active Providers the caller can see, id and name",
    query: z.strictObject({}),
    reply: z.object({ data: z.array(reference) }),
  }),
};
