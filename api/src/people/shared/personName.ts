import { sql } from "kysely";
import type { Searched, Sql } from "../../core/entities/entity.ts";

/** The full name of a user or contact, read by an alias. */
export function personName(alias: string): Sql {
  const table = sql.raw(alias);
  return sql`(${table}.first_name || ' ' || ${table}.last_name)`;
}

/** The users whose name holds what is searched for, as a condition on a column with their ids. */
export function namedUsers(column: Sql): Searched {
  // Only name and email together have an index.
  return (holds) => sql`${column} = any(array(select n.id from users n
    where ${holds(sql`(${personName("n")} || ' ' || n.email::text)`)} and ${holds(personName("n"))}))`;
}

/** Rows of a table whose name holds it, likewise. */
export function namedRows(column: Sql, table: string): Searched {
  return (holds) =>
    sql`${column} = any(array(select n.id from ${sql.table(table)} n where ${holds(sql`n.name::text`)}))`;
}

/** A person as rows refer to them; null if an outer join found nobody. */
export function person(alias: string): Sql {
  const id = sql.raw(`${alias}.id`);
  return sql`case when ${id} is not null then jsonb_build_object('id', ${id}, 'name', ${personName(alias)}) end`;
}
