import { z } from "zod";

/**
 * How a field is shown, typed in and imported; `refersTo` names the resource whose id it holds. A `list` is of words,
 * `lines` are of short texts that may hold commas.
 */
export interface FieldMeta {
  readonly kind:
    | "text"
    | "longText"
    | "richText"
    | "number"
    | "flag"
    | "date"
    | "choice"
    | "list"
    | "lines"
    | "parts"
    | "reference"
    | "references";
  readonly refersTo?: string;
  /** The field of the same row that this one repeats under the name that references or other calls use. */
  readonly sameAs?: string;
}

/** What the schemas below know about themselves beyond validation. */
export const fieldRegistry = z.registry<FieldMeta>();

const blankToNull = (value: string | null) => (value === "" ? null : value);

/** A text that must be there, trimmed, of at most `max` characters. */
export function requiredText(max: number) {
  return z.string().trim().min(1).max(max).register(fieldRegistry, { kind: "text" });
}

/** A text that may be left out; an empty one means null. */
export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .register(fieldRegistry, { kind: "text" })
    .nullable()
    .transform(blankToNull)
    .optional();
}

/** A text of several lines that may be left out; an empty one means null. */
export function optionalLongText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .register(fieldRegistry, { kind: "longText" })
    .nullable()
    .transform(blankToNull)
    .optional();
}

/** An email address; compared without regard to case. */
export function email() {
  return z.string().trim().max(254).pipe(z.email()).register(fieldRegistry, { kind: "text" });
}

/** An email address that may be left out. */
export function optionalEmail() {
  return z.union([z.literal("").transform(() => null), email(), z.null()]).optional();
}

/** A web address that may be left out; only http and https. */
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

/** A yes or no. */
export function flag() {
  return z.boolean().register(fieldRegistry, { kind: "flag" });
}

/** A calendar date, `YYYY-MM-DD`, judged in the organization's time zone. */
export function calendarDate() {
  return z.iso.date().register(fieldRegistry, { kind: "date" });
}

/** A calendar date that may be left out; an empty one means null. */
export function optionalDate() {
  return z.union([z.literal("").transform(() => null), calendarDate(), z.null()]).optional();
}

/** One of a fixed set of words. */
export function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values).register(fieldRegistry, { kind: "choice" });
}

/** One of a fixed set of words, or nothing. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.union([z.literal("").transform(() => null), choice(values), z.null()]).optional();
}

/** Some of a fixed set of words. */
export function choices<const T extends readonly [string, ...string[]]>(values: T) {
  return z.array(z.enum(values)).max(values.length).register(fieldRegistry, { kind: "list" });
}

/** An object whose fields are each typed in and imported by themselves. */
export function parts<const S extends z.ZodRawShape>(shape: S) {
  return z.object(shape).register(fieldRegistry, { kind: "parts" });
}

/** The id of a row. */
export const id = () => z.number().int().min(1).max(2_147_483_647);

/** The id of one row of another resource; the server answers 422 at this field when it is out of the caller's scope. */
export function referenceTo(refersTo: string) {
  return id().register(fieldRegistry, { kind: "reference", refersTo });
}

/** A reference that may be left out. */
export function optionalReferenceTo(refersTo: string) {
  return referenceTo(refersTo).nullable().optional();
}

/** The ids of rows of another resource. */
export function referencesTo(refersTo: string, atLeast = 0) {
  return z.array(id()).min(atLeast).max(1000).register(fieldRegistry, { kind: "references", refersTo });
}

/** A reference as an answer carries it: the id and the name to show. */
export const reference = z.object({ id: z.number().int(), name: z.string() });

export type Reference = z.infer<typeof reference>;

/** A text of a row that repeats another field of it. */
export function textSameAs(field: string) {
  return z.string().register(fieldRegistry, { kind: "text", sameAs: field });
}

/** A reference of a row whose name another field of it repeats. */
export function referenceSameAs(field: string) {
  return reference.clone().register(fieldRegistry, { kind: "reference", sameAs: field });
}

/** A moment, ISO 8601 in UTC. */
export const moment = z.string();

/** Finds what `fieldRegistry` knows about a schema, looking through optional, nullable, pipe and union wrappers. */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta | undefined {
  const known = fieldRegistry.get(schema as z.ZodType);
  if (known) return known;
  for (const inner of behind(schema)) {
    const found = fieldMeta(inner);
    if (found) return found;
  }
  return undefined;
}

/** The fields of an object that `parts` made, behind the same wrappers; undefined of anything else. */
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
