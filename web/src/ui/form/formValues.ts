import { type Endpoint, fieldMeta, type Reference } from "@kindling/contract";

/** A form's values by field. */
export type Values = Record<string, unknown>;

type Shape = Readonly<Record<string, Endpoint["body"]>>;

const plural = (word: string) => [word, `${word}s`, word.replace(/y$/, "ies")];

/** A row's references in an ID field: `provider` for provider_id, `districts` for district_ids. */
export function referencesIn(row: object, field: string): Reference[] {
  const stem = field.replace(/_ids?$/, "");
  const found = plural(stem)
    .map((key) => (row as Values)[key])
    .find((value) => value !== undefined && value !== null);
  return (Array.isArray(found) ? found : found ? [found] : []) as Reference[];
}

export function valuesOf(row: object, shape: Shape): Values {
  return Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => {
      const kind = fieldMeta(schema)?.kind;
      if (kind === "reference") return [field, referencesIn(row, field)[0]?.id ?? null];
      if (kind === "references") return [field, referencesIn(row, field).map((each) => each.id)];
      const value = (row as Values)[field] ?? null;
      // A row's role has an ID and a name; forms choose the name.
      return [field, kind === "choice" ? ((value as Partial<Reference> | null)?.name ?? value) : value];
    }),
  );
}

export function blankValues(shape: Shape, fresh: Values): Values {
  const blank = Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => {
      const kind = fieldMeta(schema)?.kind;
      const isList = kind === "list" || kind === "references" || schema.safeParse([]).success;
      return [field, isList ? [] : null];
    }),
  );
  return { ...blank, ...fresh };
}

export function changedFields(values: Values, before: Values): string[] {
  return Object.keys(values).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(before[field]),
  );
}

export function only(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
