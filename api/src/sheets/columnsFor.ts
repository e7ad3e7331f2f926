import { fieldMeta, isStaff, languages } from "@kindling/contract";
import type { Context, Entity } from "../core/entities/entity.ts";
import { leafFields, pathLabel } from "../core/entities/leafFields.ts";
import { type Column, metaOf, normalize, wordsOf } from "../core/importing/cells.ts";

/** The template columns the caller can fill in, in order. */
export function columnsFor(
  entity: Entity,
  { caller, language }: Pick<Context, "caller" | "language">,
): Column[] {
  const kept = isStaff(caller) ? [] : (entity.resource.importing?.staffOnly ?? []);
  return leafFields(entity.resource.input.shape)
    .filter(([field, schema]) => fieldMeta(schema) && !kept.includes(field))
    .map(([field, schema]) => ({
      header: pathLabel(entity.resource.labels, field, language),
      field,
      meta: metaOf(schema),
      words: wordsOf(schema),
    }));
}

/** The fields a file may name, each by all its names. */
export function fieldNames(entity: Entity, entities: ReadonlyMap<string, Entity>): Map<string, string> {
  const names = new Map<string, string>();
  const otherwise = new Map<string, string>();
  const { labels } = entity.resource;
  for (const [field, schema] of leafFields(entity.resource.input.shape)) {
    // Structured inputs, such as a list of questions, have no cell of their own.
    if (!fieldMeta(schema)) continue;
    const bare = field.replace(/^\w+\.|_ids?$/g, "");
    const other = entities.get(metaOf(schema).refersTo ?? "");
    const things = other
      ? languages.flatMap((each) => [other.resource.labels[each].one, other.resource.labels[each].many])
      : [];
    const path = other ? [other.resource.path.slice(1)] : [];
    const isPerson = other !== undefined && "first_name" in other.resource.row.shape;
    const called = [
      field,
      bare,
      ...languages.map((language) => pathLabel(labels, field, language)),
      ...things,
      ...path,
    ];
    for (const name of called.map(normalize)) {
      if (!names.has(name)) names.set(name, field);
      for (const variant of [`${name}s`, `${name}name`, ...(isPerson ? [`${name}email`] : [])]) {
        if (!otherwise.has(variant)) otherwise.set(variant, field);
      }
    }
  }
  // What a field is called goes before what another may be called besides.
  return new Map([...otherwise, ...names]);
}
