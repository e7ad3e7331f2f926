import type { Endpoint } from "@kindling/contract";

type Schema = Endpoint["body"];

interface Def {
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
}

/** The schemas of an object's fields, looking through optional and nullable. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const def = schema._zod.def as unknown as Def;
  return def.shape ?? (def.innerType ? shapeOf(def.innerType) : {});
}

/** Whether the schema of the field at a path accepts a value; unknown fields accept any. */
export function accepts(schema: Schema, path: string, value: unknown): boolean {
  const [first = "", ...rest] = path.split(".");
  const inner = shapeOf(schema)[first];
  if (!inner) return true;
  return rest.length > 0 ? accepts(inner, rest.join("."), value) : inner.safeParse(value).success;
}
