import type { Endpoint } from "@kindling/contract";

type Schema = Endpoint["body"];

/** Texts that rules ask to be of a form, by the field; every other text is a date, which fits wherever a text does. */
const texts: Readonly<Record<string, string>> = {
  email: "ana@school.example",
  country: "US",
  type: "puzzle_form",
  name: "Maple",
  title: "Maple",
  grade: "3",
  unique_id: "key",
};

/** What rows may lack and the forms of some of them ask for. */
const needed: ReadonlySet<string> = new Set(["grade", "provider", "school"]);

/** What a schema is made of, as far as samples depend on it. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly out?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}

const definitionOf = (schema: Schema) => schema._zod.def as Definition;

/** The fields of an object; none of anything else. */
export const fieldsOf = (schema: Schema) => definitionOf(schema).shape ?? {};

/** What the rows of a list are; undefined of anything else. */
export const elementOf = (schema: Schema) => definitionOf(schema).element;

/** A value that a schema of the contract takes: of several kinds the first, what may be missing is null. */
export function sampleOf(schema: Schema, key = ""): unknown {
  const { type, shape, element, innerType, out, options, entries, values } = definitionOf(schema);
  if (type === "optional" || (type === "nullable" && !needed.has(key))) return null;
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, sampleOf(inner, field)]));
  if (element) return needed.has(key) ? [sampleOf(element, key)] : [];
  if (type === "number") return 1;
  if (type === "boolean") return false;
  if (type === "record") return {};
  if (entries) return Object.values(entries)[0];
  if (values) return values[0];
  const inner = innerType ?? out ?? options?.at(0);
  if (inner) return sampleOf(inner, key);
  return /url|address/.test(key) ? "https://school.example/" : (texts[key] ?? "2026-09-01");
}

/** A sound body: what is required, made up. */
export function fieldSamples(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fieldsOf(schema)).flatMap(([field, each]) =>
      [null, []].some((blank) => each.safeParse(blank).success) ? [] : [[field, soundOf(each, field)]],
    ),
  );
}

/** The first of these that a required field takes. */
function soundOf(schema: Schema, field: string): unknown {
  const tries = [sampleOf(schema, field), [1], ["1"], 1, { fileKey: "x" }];
  return tries.find((value) => schema.safeParse(value).success);
}
