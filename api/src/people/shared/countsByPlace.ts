import { isStaff } from "@kindling/contract";
import { sql } from "kysely";
import type { Entity } from "../../core/entities/entity.ts";

const places = ["providers", "districts", "schools", "school_id"];

/**
 * Counts kept by place and in all (migration 033), for lists that are narrowed by nothing but these filters; some are
 * only counted in all.
 */
export function countsByPlace(
  table: string,
  filters: readonly string[],
  inAll: readonly string[] = [],
): Entity["counts"] {
  return (asked, { caller }) => {
    const isPlaced = !isStaff(caller) || asked.some((name) => places.includes(name));
    const known = [...filters, ...(isPlaced ? places : inAll)];
    // An instructor has what is their own.
    if (caller.role === "Instructor" || !asked.every((name) => known.includes(name))) return undefined;
    return sql`(select * from ${sql.table(table)} where school_id ${sql.raw(isPlaced ? "is not null" : "is null")}) t`;
  };
}
