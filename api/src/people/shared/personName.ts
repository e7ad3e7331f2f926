import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** The full name of a user or contact, read by an alias. */
export function personName(alias: string): Sql {
  const table = sql.raw(alias);
  return sql`(${table}.first_name || ' ' || ${table}.last_name)`;
}

/** A person as rows refer to them; null if an outer join found nobody. */
export function person(alias: string): Sql {
  const id = sql.raw(`${alias}.id`);
  return sql`case when ${id} is not null then jsonb_build_object('id', ${id}, 'name', ${personName(alias)}) end`;
}
