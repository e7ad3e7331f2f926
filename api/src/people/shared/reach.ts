import { isStaff } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { never, type Sql } from "../../core/entities/entity.ts";

/** The sites within a caller's reach, as a condition on a column that holds a site's id; undefined means all. */
export function sitesInReach(caller: Caller, column: Sql): Sql | undefined {
  if (isStaff(caller)) return undefined;
  if (caller.role === "Provider Leader") {
    return sql`${column} in (select id from sites where provider_id = ${caller.providerId} and archived_at is null)`;
  }
  return sql`${column} = any(${caller.schoolIds}::int[])`;
}

/**
 * The sites whose giving a caller reads, likewise: what a class gave stays with its provider when its site is archived, so leaders
 * and staff read the same totals.
 */
export function givingInReach(caller: Caller, column: Sql): Sql | undefined {
  if (caller.role !== "Provider Leader") return sitesInReach(caller, column);
  return sql`${column} in (select id from sites where provider_id = ${caller.providerId})`;
}

/** The providers within a caller's reach, likewise. */
export function providersInReach(caller: Caller, column: Sql): Sql | undefined {
  if (isStaff(caller)) return undefined;
  if (caller.role === "Provider Leader")
    return caller.providerId ? sql`${column} = ${caller.providerId}` : never;
  return sql`${column} in (select provider_id from sites where id = any(${caller.schoolIds}::int[]))`;
}

/** The districts within a caller's reach: those of their sites and of their provider. */
export function districtsInReach(caller: Caller, column: Sql): Sql | undefined {
  if (isStaff(caller)) return undefined;
  if (caller.role === "Provider Leader") {
    return sql`(${column} in (select district_id from provider_districts where provider_id = ${caller.providerId})
      or ${column} in (select district_id from sites where provider_id = ${caller.providerId} and archived_at is null))`;
  }
  return sql`${column} in (select district_id from sites where id = any(${caller.schoolIds}::int[]))`;
}

/** That a row `t` is of one of the sites of which this holds. */
export const ofSites = (condition: Sql) => sql`t.school_id in (select id from sites where ${condition})`;
