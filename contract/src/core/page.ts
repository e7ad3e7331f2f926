import { z } from "zod";

/** The page sizes the lists offer. */
export const pageSizes = [25, 100] as const;

/** Where a page stands in its list; `total` is exact. */
export const pageMeta = z.object({
  page: z.number().int(),
  rows: z.number().int(),
  total: z.number().int(),
});

/** A page of rows as an answer carries it. */
export interface Page<Row> {
  data: Row[];
  meta: z.infer<typeof pageMeta>;
}

/** The answer that carries one object, and perhaps a sentence for the person who asked. */
export function one<T extends z.ZodType>(data: T) {
  return z.object({ data, message: z.string().optional() });
}

/** The answer that carries one page of a list. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: pageMeta });
}

/** The answer that carries only a sentence. */
export const messageOnly = z.object({ message: z.string() });

const blank = z.literal("").transform(() => undefined);

/** A filter holding ids, comma-joined in the address: `districts=1,2`. */
export function idsFilter() {
  const ids = z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => text.split(",").map(Number));
  return blank.or(ids).optional();
}

/** A filter holding some of a fixed set of words, comma-joined and in any case: a chip says `Live`, the wire `live`. */
export function wordsFilter<const T extends readonly [string, ...string[]]>(values: T) {
  const known = new Map(values.map((value) => [value.toLowerCase(), value]));
  const words = z
    .string()
    .transform((text) => text.split(",").map((word) => known.get(word.toLowerCase()) ?? word))
    .pipe(z.array(z.enum(values)));
  return blank.or(words).optional();
}

/** A yes-or-no filter. */
export function flagFilter() {
  return blank.or(z.enum(["true", "false"]).transform((text) => text === "true")).optional();
}

/** A filter holding one calendar date. */
export function dateFilter() {
  return blank.or(z.iso.date()).optional();
}

/** A filter holding one id. */
export function idFilter() {
  return blank.or(z.coerce.number().int().min(1).max(2_147_483_647)).optional();
}

/** Which page of a list, and how many rows it has. */
export const pageQuery = {
  page: z.coerce.number().int().min(0).max(10_000_000).default(0),
  rows: z.coerce.number().int().min(1).max(100).default(25),
};

/** The query of a list: paging, one sort, a search text and the filters of the resource; anything else is refused. */
export function listQuery<F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sorts: S,
) {
  return z.strictObject({
    ...pageQuery,
    sort: z.enum(sorts).default("id" as S[number] as never),
    order: z.enum(["asc", "desc"]).default("asc"),
    search: z.string().trim().max(200).optional(),
    ...filters,
  });
}
