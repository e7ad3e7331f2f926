import { z } from "zod";
import { grant } from "../core/access.ts";
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
  access: {
    read: grant("any", "Provider Leader", "Site Leader"),
    create: grant(["Constituents"]),
    update: grant(["Constituents"]),
    remove: grant(["Constituents"]),
  },
});

export const categoryEndpoints = crudEndpoints(categories);
