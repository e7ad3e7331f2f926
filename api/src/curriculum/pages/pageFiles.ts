import { fileUrl, pageFileEndpoints, pageFiles } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";

const sizeOf = sql`(select f.size from files f where f.key = t.file)`;

export const pageFile = defineEntity(pageFiles, {
  table: "page_files",
  from: sql`page_files t left join file_categories fc on fc.id = t.file_category_id`,
  columns: () => ({
    ...stored,
    ...plain("name"),
    url: sql`${sql.lit(fileUrl(""))} || t.file`,
    size: sizeOf,
    file: fileColumn(sql`t.file`),
    file_category: refer("fc"),
    page: sql`fc.page`,
  }),
  filters: {
    file_categories: (ids) => anyOf(sql`t.file_category_id`, ids),
    pages: (pages) => anyOf(sql`fc.page`, pages, "text"),
  },
  search: [sql`t.name`, sql`fc.name::text`, sql`(select f.name from files f where f.key = t.file)`],
  sorts: {
    file_category: sql`fc.name`,
    page: sql`fc.page`,
    size: sizeOf,
  },
  scope: () => always,
});

export const pageFileRoutes = crudRoutes(pageFileEndpoints, pageFile);
