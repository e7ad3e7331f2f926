import { fileCategories, fileCategoryEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, stored } from "../../core/entities/entity.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";

export const fileCategory = defineEntity(fileCategories, {
  table: "file_categories",
  from: sql`file_categories t`,
  columns: () => ({
    ...stored,
    ...plain("name", "page"),
    file_count: sql`(select count(*) from page_files p where p.file_category_id = t.id)`,
  }),
  filters: { pages: (pages) => anyOf(sql`t.page`, pages, "text") },
  search: [sql`t.name::text`, sql`t.page`],
  scope: () => always,
  unique: [["name"]],
});

export const fileCategoryRoutes = [
  ...crudRoutes(fileCategoryEndpoints, fileCategory),
  ...importRoutes(fileCategoryEndpoints, fileCategory),
];
