import { fieldLabel, type Language, partsOf, type Resource } from "@kindling/contract";
import type { z } from "zod";

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Values = Readonly<Record<string, unknown>>;

/** The fields of an input by their paths: of an object with parts, each part ("details.steps") instead of the object. */
export function leafFields(shape: Shape): [path: string, schema: z.core.$ZodType][] {
  return Object.entries(shape).flatMap(([name, schema]): [string, z.core.$ZodType][] => {
    const parts = partsOf(schema);
    return parts ? leafFields(parts).map(([path, part]) => [`${name}.${path}`, part]) : [[name, schema]];
  });
}

/** The label of a field by its path, such as a part of an object. */
export function pathLabel(labels: Resource["labels"], path: string, language: Language): string {
  const [, ...inner] = path.split(".");
  const whole = inner.join(".");
  const isNamed = labels[language].fields[whole] !== undefined;
  return fieldLabel(labels, isNamed ? whole : (inner.at(-1) ?? path), language);
}

/** What a row has at a path. */
export function valueAt(row: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), row);
}

/** Converts fields by path to a body. Unnamed parts keep their value from `current`. */
export function nested(fields: Values, current: unknown): Record<string, unknown> {
  if (!Object.keys(fields).some((path) => path.includes("."))) return { ...fields };
  const inner = Map.groupBy(Object.entries(fields), ([path]) => path.split(".")[0] ?? path);
  return Object.fromEntries(
    [...inner].map(([name, entries]) => {
      if (name in fields) return [name, fields[name]];
      const own = Object.fromEntries(entries.map(([path, value]) => [path.slice(name.length + 1), value]));
      return [name, merged(own, valueAt(current, name)) ?? {}];
    }),
  );
}

/** An object with some parts replaced; null if nothing is left. */
function merged(fields: Values, current: unknown): Values | null {
  const standing = isObject(current) ? current : {};
  const written = Object.entries(nested(fields, standing)).map(([name, value]) => {
    const isEmpty = isObject(value) && Object.values(value).every(isBlank);
    return [name, isEmpty ? null : value] as const;
  });
  const telling = written.filter(([name, value]) => !(isBlank(value) && isBlank(standing[name])));
  const whole = { ...standing, ...Object.fromEntries(telling) };
  return telling.length > 0 && Object.values(whole).every(isBlank) ? null : whole;
}

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
