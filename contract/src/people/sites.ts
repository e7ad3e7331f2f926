import { z } from "zod";
import { grant, staffAndLeaders } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  fieldRegistry,
  flag,
  optionalReferenceTo,
  optionalText,
  reference,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { flagFilter, idsFilter, one } from "../core/page.ts";
import { crudEndpoints, defineResource, updateBody } from "../core/resource.ts";
import { moneyDecision, moneySettled, openMoney } from "./openMoney.ts";

const siteNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(999_999_999)
  .register(fieldRegistry, { kind: "number" });

export const sites = defineResource({
  name: "site",
  path: "/school",
  labels: {
    en: {
      one: "Site",
      many: "Sites",
      fields: {
        site_number: "Site Number",
        admin: "Administrator",
        admin_id: "Administrator",
        leaders: "Leaders",
        leader_count: "Number of Leaders",
        instructor_count: "Instructors",
        is_silent: "Silent",
      },
    },
    es: {
      one: "Plantel",
      many: "Planteles",
      fields: {
        site_number: "Número de plantel",
        admin: "Administrador",
        admin_id: "Administrador",
        leaders: "Responsables",
        leader_count: "Número de responsables",
        instructor_count: "Docentes",
        is_silent: "Sin actividad",
      },
    },
  },
  row: {
    name: z.string(),
    abbreviation: z.string().nullable(),
    admin: reference.nullable(),
    site_number: z.number().int().nullable(),
    program: reference,
    provider: reference,
    district: reference.nullable(),
    address: z.string().nullable(),
    is_active: z.boolean(),
    external_id: z.string().nullable(),
    leaders: z.array(reference),
    leader_count: z.number().int(),
    instructor_count: z.number().int(),
  },
  input: {
    name: requiredText(200),
    abbreviation: optionalText(40),
    admin_id: optionalReferenceTo("user"),
    site_number: siteNumber.nullable().optional(),
    program_id: referenceTo("program"),
    provider_id: referenceTo("provider"),
    district_id: optionalReferenceTo("district"),
    address: optionalText(400),
    is_active: flag().optional(),
    external_id: optionalText(100),
  },
  filters: {
    districts: idsFilter(),
    providers: idsFilter(),
    programs: idsFilter(),
    is_active: flagFilter(),
    /** Whether none of its classes has responded recently during a session. */
    is_silent: flagFilter(),
  },
  sorts: ["name", "abbreviation", "site_number", "provider", "district", "program", "is_active"],
  access: {
    read: staffAndLeaders,
    create: grant(["Constituents"], "Provider Leader"),
    update: grant(["Constituents"], "Provider Leader", "Site Leader"),
    remove: grant(["Constituents"]),
  },
  importing: {
    key: ["name", "provider_id"],
    moves: ["provider_id", "district_id", "program_id"],
    sample: {
      name: "Lincoln Elementary",
      abbreviation: "LIN",
      site_number: "1001",
      program_id: "In-School Kindness",
      provider_id: "Bright Futures",
      district_id: "Riverside Unified",
      address: "12 Main Street, Riverside",
      is_active: "yes",
      external_id: "S-1001",
    },
  },
});

const crud = crudEndpoints(sites);

/** A site as its form changes it, with what becomes of its open money when it is set inactive. */
export const settledSite = { input: sites.input.extend(moneySettled) };

export const siteEndpoints = {
  ...crud,
  update: {
    ...crud.update,
    summary: "Change a Site; one set inactive takes a decision on money that isn't paid. Supports If-Match",
    body: updateBody(settledSite.input),
  },
  remove: {
    ...crud.remove,
    summary: "Delete a Site; one with money that isn't paid needs a decision on it, with a reason",
    query: z.strictObject(moneyDecision),
  },
  bulk: bulkEndpoint(sites, undefined, moneyDecision),
  toggleStatus: defineEndpoint({
    name: "site.toggleStatus",
    method: "PATCH",
    path: "/school/toggleStatus/:id",
    access: grant(["Constituents"], "Provider Leader"),
    summary:
      "Activate or deactivate a Site; instructors of an inactive one can't sign in. Takes a decision on money that isn't paid",
    params: idParams,
    body: z.object(moneySettled),
    reply: one(sites.row),
  }),
  openMoney: defineEndpoint({
    name: "site.openMoney",
    labels: sites.labels,
    method: "GET",
    path: "/school/openMoney/:id",
    access: sites.access.update,
    summary: "Get what classes of a Site gave or earned and isn't paid",
    params: idParams,
    reply: one(openMoney),
  }),
  byProvider: defineEndpoint({
    name: "site.byProvider",
    method: "GET",
    path: "/school/filterbyprovider",
    access: sites.access.read,
    summary: "List the active Sites of some or all Providers, id and name",
    query: z.strictObject({ providers: idsFilter() }),
    reply: z.object({ data: z.array(reference) }),
  }),
  nextNumber: defineEndpoint({
    name: "site.nextNumber",
    method: "GET",
    path: "/school/sitenumber",
    access: grant(["Constituents"], "Provider Leader"),
    summary: "Get the next free site number",
    query: z.strictObject({}),
    reply: one(z.object({ site_number: z.number().int() })),
  }),
  leaders: defineEndpoint({
    name: "site.leaders",
    method: "GET",
    path: "/school/schooleleaderlist",
    access: sites.access.read,
    summary: "List the Site Leaders the caller can see, id and name",
    query: z.strictObject({}),
    reply: z.object({ data: z.array(reference) }),
  }),
  import: importEndpoint(sites),
  importTemplate: importTemplateEndpoint(sites),
};
