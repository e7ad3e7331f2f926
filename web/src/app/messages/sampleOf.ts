import { z } from "zod";

/** Texts that rules ask to be of a form, by the field; every other text is a date, which fits wherever a text does. */
const texts: Readonly<Record<string, string>> = {
  email: "ana@school.example",
  country: "US",
  type: "puzzle_form",
  name: "Maple",
  title: "Maple",
  grade: "3",
};

/** What rows may lack and the forms of some of them ask for. */
const needed: ReadonlySet<string> = new Set(["grade", "provider", "school"]);

interface Wrapping {
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** A value that a schema of the contract takes: of several kinds the first, what may be missing is null. */
export function sampleOf(schema: z.ZodType, key = ""): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return Object.fromEntries(fields.map(([field, inner]) => [field, sampleOf(inner, field)]));
  }
  if (schema instanceof z.ZodNullable && needed.has(key)) return sampleOf(schema.unwrap() as z.ZodType, key);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return null;
  if (schema instanceof z.ZodArray)
    return needed.has(key) ? [sampleOf(schema.element as z.ZodType, key)] : [];
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodRecord) return {};
  const { innerType, out, options } = schema.def as Wrapping;
  const inner = innerType ?? out ?? options?.at(0);
  if (inner) return sampleOf(inner, key);
  if (/url|address/.test(key)) return "https://school.example/";
  return texts[key] ?? "2026-09-01";
}

/** A sound body: what is required, made up. */
export function fieldSamples({ shape }: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries(shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    fields.flatMap(([field, schema]) =>
      [null, []].some((blank) => schema.safeParse(blank).success) ? [] : [[field, soundOf(schema, field)]],
    ),
  );
}

/** The first of these that a required field takes. */
function soundOf(schema: z.ZodType, field: string): unknown {
  const tries = [
    sampleOf(schema, field),
    [1],
    ["1"],
    "https://school.example/",
    "ana@school.example",
    1,
    { fileKey: "x" },
  ];
  return tries.find((value) => schema.safeParse(value).success);
}
