import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { internal, reference, referenceTo, requiredText } from "../core/fields.ts";
import { idsFilter, wordsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { requiredFile, storedFile } from "../core/storedFile.ts";
import { pageCategories } from "./pageCategories.ts";

const keepers = grant(["Page Files"]);

/** Files for the portal's pages: guides, posters, letters. */
export const pageFiles = defineResource({
  name: "pageFile",
  path: "/pageFile",
  labels: {
    en: {
      one: "Page File",
      many: "Page Files",
      fields: {
        file_category: "File Category",
        file_category_id: "File Category",
        file_categories: "File Categories",
        page: "Page",
        pages: "Pages",
        size: "Size",
        url: "Address",
      },
    },
    es: {
      one: "Archivo de página",
      many: "Archivos de página",
      fields: {
        file_category: "Categoría de archivos",
        file_category_id: "Categoría de archivos",
        file_categories: "Categorías de archivos",
        page: "Página",
        pages: "Páginas",
        size: "Tamaño",
        url: "Dirección",
      },
    },
  },
  row: {
    name: z.string(),
    url: internal(z.string()),
    /** In bytes. */
    size: z.number().int(),
    file: storedFile,
    file_category: reference,
    /** The page of its category. */
    page: z.enum(pageCategories).nullable(),
  },
  input: { name: requiredText(200), file: requiredFile(), file_category_id: referenceTo("fileCategory") },
  filters: { file_categories: idsFilter(), pages: wordsFilter(pageCategories) },
  sorts: ["name", "file_category", "page", "size"],
  access: writtenBy(keepers),
});

export const pageFileEndpoints = crudEndpoints(pageFiles, ["file"]);
