import { z } from "zod";

/**
 * How a field is shown, edited, imported and exported; `refersTo` is the resource whose id it holds. `lines` entries
 * may contain commas, `list` words may not.
 */
export interface FieldMeta {
  readonly kind:
    | "text"
    | "longText"
    | "richText"
    | "number"
    | "money"
    | "flag"
    | "date"
    | "moment"
    | "choice"
    | "list"
    | "lines"
    | "parts"
    | "reference"
    | "references"
    | "country"
    | "internal";
  readonly refersTo?: string;
  /** The field of the same row that this one repeats under another name. */
  readonly sameAs?: string;
}

/** Field metadata beyond validation. */
export const fieldRegistry = z.registry<FieldMeta>();

const blankToNull = (value: string | null) => (value === "" ? null : value);

/** A required, trimmed text of at most `max` characters. */
export function requiredText(max: number) {
  return z.string().trim().min(1).max(max).register(fieldRegistry, { kind: "text" });
}

/** An optional text; empty means null. */
export function optionalText(max: number, kind: "text" | "longText" | "richText" = "text") {
  const text = z.string().trim().max(max).register(fieldRegistry, { kind });
  return text.nullable().transform(blankToNull).optional();
}

/** An optional multiline text; empty means null. */
export function optionalLongText(max: number) {
  return optionalText(max, "longText");
}

/** An email address, compared case-insensitively. */
export function email() {
  return z.string().trim().max(254).pipe(z.email()).register(fieldRegistry, { kind: "text" });
}

export function optionalEmail() {
  return z.union([z.literal("").transform(() => null), email(), z.null()]).optional();
}

/** An optional http or https URL. */
export function optionalUrl() {
  return z
    .union([
      z.literal("").transform(() => null),
      z
        .string()
        .trim()
        .max(2000)
        .pipe(z.url({ protocol: /^https?$/ }))
        .register(fieldRegistry, { kind: "text" }),
      z.null(),
    ])
    .optional();
}

export function flag() {
  return z.boolean().register(fieldRegistry, { kind: "flag" });
}

/** A calendar date, `YYYY-MM-DD`, in the organization's time zone. */
export function calendarDate() {
  return z.iso.date().register(fieldRegistry, { kind: "date" });
}

/** An optional calendar date; empty means null. */
export function optionalDate() {
  return z.union([z.literal("").transform(() => null), calendarDate(), z.null()]).optional();
}

/** One of a fixed set of words. */
export function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values).register(fieldRegistry, { kind: "choice" });
}

export function optionalChoice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.union([z.literal("").transform(() => null), choice(values), z.null()]).optional();
}

export function choices<const T extends readonly [string, ...string[]]>(values: T) {
  return z.array(z.enum(values)).max(values.length).register(fieldRegistry, { kind: "list" });
}

/** An object whose fields are edited and imported separately. */
export function parts<const S extends z.ZodRawShape>(shape: S) {
  return z.object(shape).register(fieldRegistry, { kind: "parts" });
}

export const id = () => z.number().int().min(1).max(2_147_483_647);

/** The id of a row of another resource; 422 if outside the caller's scope. */
export function referenceTo(refersTo: string) {
  return id().register(fieldRegistry, { kind: "reference", refersTo });
}

export function optionalReferenceTo(refersTo: string) {
  return referenceTo(refersTo).nullable().optional();
}

export function referencesTo(refersTo: string, atLeast = 0) {
  return z.array(id()).min(atLeast).max(1000).register(fieldRegistry, { kind: "references", refersTo });
}

export const reference = z.object({ id: z.number().int(), name: z.string() });

export type Reference = z.infer<typeof reference>;

/** A row field that repeats another text field. */
export function textSameAs(field: string) {
  return z.string().register(fieldRegistry, { kind: "text", sameAs: field });
}

/** A row reference that repeats another field's name. */
export function referenceSameAs(field: string) {
  return reference.clone().register(fieldRegistry, { kind: "reference", sameAs: field });
}

/** ISO 8601 in UTC. */
export const moment = z.string().register(fieldRegistry, { kind: "moment" });

/** A row's calendar date, `YYYY-MM-DD`. */
export const day = z.string().register(fieldRegistry, { kind: "date" });

/** A row's amount in cents. */
export const money = z.number().int().register(fieldRegistry, { kind: "money" });

/** A row field for screens only, left out of exports. */
export function internal<S extends z.ZodType>(schema: S): S {
  fieldRegistry.add(schema, { kind: "internal" });
  return schema;
}

/** Finds the metadata of a schema inside optional, nullable, pipe and union wrappers. */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta | undefined {
  const known = fieldRegistry.get(schema as z.ZodType);
  if (known) return known;
  for (const inner of behind(schema)) {
    const found = fieldMeta(inner);
    if (found) return found;
  }
  return undefined;
}

/** The fields of an object made by `parts`; undefined for other schemas. */
export function partsOf(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  if (fieldMeta(schema)?.kind !== "parts") return undefined;
  if (schema instanceof z.ZodObject) return schema.shape;
  return behind(schema).map(partsOf).find(Boolean);
}

function behind(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { innerType, in: before, out, options = [] } = schema._zod.def as Wrapping;
  return [innerType, before, out, ...options].filter((inner) => inner !== undefined);
}

interface Wrapping {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly options?: z.core.$ZodType[];
}
