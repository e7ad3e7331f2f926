import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { optionalChoice, requiredText } from "../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { wordsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { pageCategories } from "./pageCategories.ts";

const keepers = grant(["Page Files"]);

/** File categories, each belonging to a page. */
export const fileCategories = defineResource({
  name: "fileCategory",
  path: "/fileCategory",
  labels: {
    en: {
      one: "File Category",
      many: "File Categories",
      fields: { page: "Page", pages: "Pages", file_count: "Files" },
    },
    es: {
      one: "Categoría de archivos",
      many: "Categorías de archivos",
      fields: { page: "Página", pages: "Páginas", file_count: "Archivos" },
    },
  },
  row: { name: z.string(), page: z.enum(pageCategories).nullable(), file_count: z.number().int() },
  input: { name: requiredText(200), page: optionalChoice(pageCategories) },
  filters: { pages: wordsFilter(pageCategories) },
  sorts: ["name", "page"],
  access: writtenBy(keepers),
  importing: { key: ["name"], sample: { name: "Family letters", page: "FAMILY CONNECTION" } },
});

export const fileCategoryEndpoints = {
  ...crudEndpoints(fileCategories),
  import: importEndpoint(fileCategories),
  importTemplate: importTemplateEndpoint(fileCategories),
};
