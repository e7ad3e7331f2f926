import { type FieldError, fieldMeta, languages, type SheetBody, type SheetMapping } from "@kindling/contract";
import type { Entity } from "../core/entities/entity.ts";
import { leafFields, pathLabel } from "../core/entities/leafFields.ts";
import { Refusal } from "../core/errors.ts";
import { type Column, metaOf, normalize, wordsOf } from "../core/importing/cells.ts";
import { shownCell } from "../core/importing/fileErrors.ts";
import { importSay } from "../core/importing/importSay.ts";
import type { Sheet } from "../core/importing/readSheet.ts";
import type { Call } from "../core/route.ts";
import { recallColumns, rememberColumns } from "./columnMemory.ts";
import { columnsFor, fieldNames } from "./columnsFor.ts";
import { describeMapping } from "./describeMapping.ts";
import { proposeFields } from "./proposeFields.ts";
import { sheetsSay } from "./sheetsSay.ts";

/** The columns of a file bound to fields, in its order; undefined for one that is left out. */
export interface BoundColumns {
  readonly bound: readonly (Column | undefined)[];
  readonly mapping: SheetMapping;
}

/** What the file of bad rows carries besides them, and may carry when it comes back corrected. */
const ownColumns = new Set(
  languages.flatMap((each) => [normalize(importSay[each].row), normalize(importSay[each].reason)]),
);

/** Headers as a map can name them: each once, and only the beginning of long ones. */
export function distinctHeaders(header: readonly string[]): string[] {
  const seen = new Set<string>();
  return header.map((text) => {
    const shown = shownCell(text);
    let name = shown;
    for (let count = 2; seen.has(name); count += 1) name = `${shown} (${count})`;
    seen.add(name);
    return name;
  });
}

/**
 * Binds the columns of a file to fields: as the caller says in `columns`, which is remembered for them, and otherwise
 * by name.
 * @throws Refusal invalid for a wrong map, a column without a known field, and two columns for one field. Its data
 * proposes a mapping.
 */
export async function bindColumns(
  call: Call,
  entity: Entity,
  header: readonly string[],
  rows: Sheet["rows"],
): Promise<BoundColumns> {
  const { db, caller, context, services } = call;
  const { name } = entity.resource;
  const headers = distinctHeaders(header);
  const chosen = new Map(Object.entries((call.body as SheetBody).columns ?? {}));
  const names = fieldNames(entity, services.entities);
  const known = header.map((text) => {
    const spelled = normalize(text);
    return names.get(spelled) ?? (ownColumns.has(spelled) ? null : undefined);
  });
  const fields = headers.map((each, place) => (chosen.has(each) ? chosen.get(each) : known[place]));
  const remembered = await recallColumns(db, caller.id, name, headers);
  const described = (shown: readonly (string | null | undefined)[], unsure: boolean) => ({
    ...describeMapping(entity, headers, shown, rows, context),
    unsure,
  });
  const proposal = () => {
    const own = new Set(columnsFor(entity, context).map(({ field }) => field));
    const ownNames = new Map([...names].filter(([, field]) => own.has(field)));
    return described(proposeFields(headers, known, ownNames, new Map([...remembered, ...chosen])), true);
  };
  const errors = [
    ...wrongChoices(call, entity, headers, chosen),
    ...unclearColumns(call, entity, header, fields),
  ];
  if (errors[0]) throw new Refusal("invalid", errors[0].msg, { errors, data: { mapping: proposal() } });
  if (chosen.size > 0) await rememberColumns(db, caller.id, name, chosen);
  const isOther = (each: string, place: number) =>
    remembered.has(each) && remembered.get(each) !== fields[place];
  const schemas = new Map(leafFields(entity.resource.input.shape));
  const bound = fields.map((field, place): Column | undefined => {
    const schema = schemas.get(field ?? "");
    if (!field || !schema) return undefined;
    return { header: headers[place] ?? "", field, meta: metaOf(schema), words: wordsOf(schema) };
  });
  const isChanged = chosen.size === 0 && headers.some(isOther);
  return { bound, mapping: isChanged ? proposal() : described(fields, false) };
}

/** What is wrong with a map: columns that the file doesn't have, and fields that the entity doesn't have. */
function wrongChoices(
  { language }: Pick<Call, "language">,
  entity: Entity,
  headers: readonly string[],
  chosen: ReadonlyMap<string, string | null>,
): FieldError[] {
  const say = sheetsSay[language];
  const there = new Set(headers);
  const fields = new Set(
    leafFields(entity.resource.input.shape).flatMap(([field, schema]) => (fieldMeta(schema) ? [field] : [])),
  );
  return [...chosen].flatMap(([header, field]) => {
    const column = shownCell(header);
    if (!there.has(header)) return { path: "columns", column, msg: say.noColumn(column) };
    if (field === null || fields.has(field)) return [];
    const value = shownCell(field);
    return { path: "columns", column, value, msg: say.noField(value) };
  });
}

/** The first column that no field is known for, or whose field another one fills in. */
function unclearColumns(
  call: Pick<Call, "language" | "body">,
  entity: Entity,
  header: readonly string[],
  fields: readonly (string | null | undefined)[],
): FieldError[] {
  const say = sheetsSay[call.language];
  const isMapped = Boolean((call.body as SheetBody).columns);
  const place = fields.findIndex(
    (field, at) => field === undefined || (field !== null && fields.indexOf(field) < at),
  );
  const field = fields[place];
  if (place < 0) return [];
  const column = shownCell(header[place] ?? "");
  const msg = !field
    ? say.unknownColumn(column)
    : isMapped
      ? say.sameField(column, pathLabel(entity.resource.labels, field, call.language))
      : say.twiceColumn(column);
  return [{ row: 1, column, value: column, msg, ...(isMapped && { path: "columns" }) }];
}
