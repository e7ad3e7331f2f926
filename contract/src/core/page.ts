import { z } from "zod";

export type Words = readonly [string, ...string[]];

export const pageSizes = [25, 100] as const;

/** `total` is exact. */
export const pageMeta = z.object({
  page: z.number().int(),
  rows: z.number().int(),
  total: z.number().int(),
});

export interface Page<Row> {
  data: Row[];
  meta: z.infer<typeof pageMeta>;
}

/** The reply with one object and an optional message. */
export function one<T extends z.ZodType>(data: T) {
  return z.object({ data, message: z.string().optional() });
}

export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: pageMeta });
}

export const messageOnly = z.object({ message: z.string() });

const blank = z.literal("").transform(() => undefined);

/** A filter of comma-separated ids: `districts=1,2`. */
export function idsFilter() {
  const ids = z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => text.split(",").map(Number));
  return blank.or(ids).optional();
}

/** A filter of comma-separated words, case-insensitive. */
export function wordsFilter<const T extends readonly [string, ...string[]]>(values: T) {
  const known = new Map(values.map((value) => [value.toLowerCase(), value]));
  const words = z
    .string()
    .transform((text) => text.split(",").map((word) => known.get(word.toLowerCase()) ?? word))
    .pipe(z.array(z.enum(values)));
  return blank.or(words).optional();
}

export function flagFilter() {
  return blank.or(z.enum(["true", "false"]).transform((text) => text === "true")).optional();
}

export function dateFilter() {
  return blank.or(z.iso.date()).optional();
}

export function idFilter() {
  return blank.or(z.coerce.number().int().min(1).max(2_147_483_647)).optional();
}

export const pageQuery = {
  page: z.coerce.number().int().min(0).max(10_000_000).default(0),
  rows: z.coerce.number().int().min(1).max(100).default(25),
};

/** The query of a list: paging, sort, search and filters; unknown keys are refused. */
export function listQuery<F extends z.ZodRawShape, const S extends Words>(filters: F, sorts: S) {
  return z.strictObject({
    ...pageQuery,
    sort: z.enum(sorts).default("id" as S[number] as never),
    order: z.enum(["asc", "desc"]).default("asc"),
    search: z.string().trim().max(200).optional(),
    ...filters,
  });
}
