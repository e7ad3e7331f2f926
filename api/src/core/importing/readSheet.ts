import { fieldMeta, isStaff, type Language, languages } from "@kindling/contract";
import type { Context, Entity } from "../entities/entity.ts";
import { leafFields, pathLabel } from "../entities/leafFields.ts";
import { invalid, Refusal } from "../errors.ts";
import { readTable } from "../spreadsheets/readTable.ts";
import { type Column, metaOf, normalize, wordsOf } from "./cells.ts";
import { shownCell } from "./fileErrors.ts";
import { importSay } from "./importSay.ts";

/** A file as it was read: what each column means, and the cells as text. */
export interface Sheet {
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** The fields a file may name, each by all its names. */
function fieldNames(entity: Entity, entities: ReadonlyMap<string, Entity>): Map<string, string> {
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

/** What the file of bad rows carries besides them, and may carry when it comes back corrected. */
const ownColumns = new Set(
  languages.flatMap((each) => [normalize(importSay[each].row), normalize(importSay[each].reason)]),
);

function bind(
  header: readonly string[],
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
  language: Language,
): (Column | undefined)[] {
  const names = fieldNames(entity, entities);
  const schemas = new Map(leafFields(entity.resource.input.shape));
  const seen = new Set<string>();
  return header.map((text) => {
    const field = names.get(normalize(text));
    if (!field && ownColumns.has(normalize(text))) return undefined;
    const say = importSay[language];
    const schema = schemas.get(field ?? "");
    const problem =
      !field || !schema
        ? say.unknownColumn(shownCell(text))
        : seen.has(field)
          ? say.twiceColumn(shownCell(text))
          : undefined;
    if (problem || !field || !schema) {
      throw new Refusal("invalid", problem ?? "", {
        errors: [{ row: 1, column: shownCell(text), value: shownCell(text), msg: problem ?? "" }],
      });
    }
    seen.add(field);
    return { header: text, field, meta: metaOf(schema), words: wordsOf(schema) };
  });
}

/**
 * Reads a CSV or XLSX file and binds its columns to the fields of an entity.
 * @throws Refusal invalid when the file can't be read, is empty or has an unknown column.
 */
export async function readSheet(
  content: Buffer | undefined,
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
  language: Language,
): Promise<Sheet> {
  const say = importSay[language];
  if (!content || content.length === 0) throw invalid("file", say.file);
  const table = await readTable(content, language).catch((error: unknown) => {
    throw error instanceof Refusal ? error : invalid("file", say.unreadable);
  });
  const header = (table[0] ?? []).map((cell) => cell.trim());
  while (header.at(-1) === "") header.pop();
  const rows = table
    .map((cells, index) => ({ row: index + 1, cells: header.map((_, at) => cells[at]?.trim() ?? "") }))
    .filter(({ row, cells }) => row > 1 && cells.some((cell) => cell !== ""));
  if (header.length === 0 || rows.length === 0) throw invalid("file", say.empty);
  const bound = bind(header, entity, entities, language);
  const columns = bound.filter((column) => column !== undefined);
  if (columns.length === 0) throw invalid("file", say.empty);
  if (columns.length === bound.length) return { columns, rows };
  const kept = (cells: readonly string[]) => cells.filter((_, place) => bound[place]);
  return { columns, rows: rows.map(({ row, cells }) => ({ row, cells: kept(cells) })) };
}
