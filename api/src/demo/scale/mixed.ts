import { type RawBuilder, sql } from "kysely";

/** A pseudorandom integer from 0 to 2³²-1; unlike PostgreSQL's functions, the same in every version. */
export function mixed(number: RawBuilder<unknown>, salt: number): RawBuilder<unknown> {
  const spread = sql`((${number}::bigint * 2654435761 + ${sql.lit(salt * 40_503)}) & 4294967295)`;
  const stirred = sql`(((${spread} # (${spread} >> 15)) * 1540483477) & 4294967295)`;
  return sql`(${stirred} # (${stirred} >> 13))`;
}

/** One of the values of an array, chosen by a number. */
export function chosen(values: readonly string[], by: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${[...values]}::text[])[1 + (${by} % ${sql.lit(values.length)})::int]`;
}
