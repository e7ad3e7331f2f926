import { categories, categoryEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, defineEntity, plain, stored } from "../core/entities/entity.ts";

export const category = defineEntity(categories, {
  table: "categories",
  from: sql`categories t`,
  columns: () => ({ ...stored, ...plain("name", "abbreviation", "external_id") }),
  filters: {},
  search: [sql`t.name::text`, sql`t.abbreviation`],
  scope: () => always,
});

export const categoryRoutes = crudRoutes(categoryEndpoints, category);
