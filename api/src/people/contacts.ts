import { contactEndpoints, contacts } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../core/entities/entity.ts";
import { personName } from "./shared/personName.ts";

const fullName = personName("t");

export const contact = defineEntity(contacts, {
  table: "contacts",
  from: sql`contacts t left join charities c on c.id = t.charity_id`,
  columns: () => ({
    ...stored,
    ...plain("title", "first_name", "last_name", "email", "phone"),
    name: fullName,
    charity: refer("c"),
  }),
  filters: { charities: (ids) => anyOf(sql`t.charity_id`, ids) },
  search: [fullName, sql`t.email`, sql`t.phone`, sql`c.name::text`],
  sorts: { name: fullName, charity: sql`c.name` },
  scope: () => always,
});

export const contactRoutes = crudRoutes(contactEndpoints, contact);
