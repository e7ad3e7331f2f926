import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { optionalText, requiredText } from "../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

export const districts = defineResource({
  name: "district",
  path: "/district",
  labels: {
    en: { one: "District", many: "Districts", unread: { one: "District Details" }, fields: {} },
    es: { one: "Distrito", many: "Distritos", fields: {} },
  },
  row: { name: z.string(), abbreviation: z.string().nullable(), external_id: z.string().nullable() },
  input: { name: requiredText(200), abbreviation: optionalText(40), external_id: optionalText(100) },
  filters: {},
  sorts: ["name", "abbreviation"],
  access: writtenBy(grant(["Constituents"]), staffAndLeaders),
  importing: {
    key: ["name"],
    sample: { name: "Meadow Valley Unified", abbreviation: "MVU", external_id: "D-900" },
  },
});

export const districtEndpoints = {
  ...crudEndpoints(districts),
  import: importEndpoint(districts),
  importTemplate: importTemplateEndpoint(districts),
};
