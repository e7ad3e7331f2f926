import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { optionalText, requiredText } from "../core/fields.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

export const categories = defineResource({
  name: "category",
  path: "/category",
  labels: {
    en: { one: "Category", many: "Categories", unread: { one: "Category Details" }, fields: {} },
    es: { one: "Categoría", many: "Categorías", fields: {} },
  },
  row: { name: z.string(), abbreviation: z.string().nullable(), external_id: z.string().nullable() },
  input: { name: requiredText(200), abbreviation: optionalText(40), external_id: optionalText(100) },
  filters: {},
  sorts: ["name", "abbreviation"],
  access: writtenBy(grant(["Constituents"]), staffAndLeaders),
});

export const categoryEndpoints = crudEndpoints(categories);
