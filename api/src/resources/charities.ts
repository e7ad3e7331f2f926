import { charities, charityEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../core/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../core/entity.ts";

export const charity = defineEntity(charities, {
  table: "charities",
  from: sql`charities t left join categories c on c.id = t.category_id`,
  columns: () => ({
    ...stored,
    ...plain("name", "country", "state", "address", "website", "description", "logo_url", "is_active"),
    category: refer("c"),
  }),
  filters: {
    categories: (ids) => anyOf(sql`t.category_id`, ids),
    country: (code) => sql`t.country = upper(${code})`,
    is_active: (active) => sql`t.is_active = ${active}`,
  },
  search: [sql`t.name::text`, sql`t.description`],
  scope: () => always,
});

export const charityRoutes = crudRoutes(charityEndpoints, charity);
