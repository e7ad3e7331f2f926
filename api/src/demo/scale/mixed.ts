import { type RawBuilder, sql } from "kysely";

const range = 2 ** 32;

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

/**
 * The place from 1 to `count` at which row `number` belongs: every place has one row, and the first ones have about
 * four times as many of the others as the last ones.
 */
export function placed(number: RawBuilder<unknown>, count: number, salt: number): RawBuilder<unknown> {
  const share = sql`(${mixed(number, salt)} / ${sql.lit(range)}::float8)`;
  const place = sql`1 + floor(${sql.lit(count)} * ${share} * (0.4 + 0.6 * ${share}))::int`;
  return sql`(case when ${number} <= ${sql.lit(count)} then ${number} else ${place} end)`;
}
