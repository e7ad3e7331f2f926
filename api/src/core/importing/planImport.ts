import { setImmediate } from "node:timers/promises";
import { updateBody } from "@kindling/contract";
import type { Db } from "../database.ts";
import type { Context, Draft, Entity } from "../entities/entity.ts";
import { nested } from "../entities/leafFields.ts";
import { referenceFields } from "../entities/references.ts";
import { fieldErrors } from "../entities/validate.ts";
import { Refusal } from "../errors.ts";
import { type Column, entriesOf, valueOf } from "./cells.ts";
import { FileErrors } from "./fileErrors.ts";
import { importSay } from "./importSay.ts";
import { type Lookup, readLookups } from "./lookups.ts";
import { type Match, rowMatcher } from "./matchRows.ts";
import type { Sheet } from "./readSheet.ts";

/** A row of the file that may be written. */
export interface PlannedRow {
  readonly row: number;
  readonly draft: Draft;
  /** The row it changes; undefined when it makes a new one. */
  readonly id: number | undefined;
}

/** What a file would do, or everything that is wrong with it. */
export interface Plan {
  readonly rows: readonly PlannedRow[];
  readonly errors: FileErrors;
}

/** How many rows are checked at a time: other calls go in between, and what is known of them is soon gone. */
const slice = 500;

/** Parses one cell and resolves its references; returns an error if that fails. */
function readCell(
  cell: string,
  column: Column,
  lookups: ReadonlyMap<string, Lookup>,
  things: string,
  context: Context,
) {
  const { kind, refersTo } = column.meta;
  if (kind !== "reference" && kind !== "references") return { value: valueOf(cell, column) };
  if (cell === "") return { value: kind === "reference" ? null : [] };
  const lookup = lookups.get(refersTo ?? "");
  const say = importSay[context.language];
  const whole = lookup?.find(cell);
  const texts = kind === "reference" || typeof whole === "number" ? [cell] : entriesOf(cell);
  const ids: number[] = [];
  for (const text of texts) {
    const found = lookup?.find(text);
    if (found === "ambiguous")
      return { error: lookup?.isPerson ? say.ambiguousPerson(text) : say.ambiguous(text) };
    if (found === undefined)
      return { error: say.notFound(text, things), number: /^#(\d{1,9})$/.exec(text)?.[1] };
    ids.push(found);
  }
  return { value: kind === "reference" ? ids[0] : ids };
}

function rowReader(
  sheet: Sheet,
  entity: Entity,
  lookups: ReadonlyMap<string, Lookup>,
  entities: ReadonlyMap<string, Entity>,
  context: Context,
) {
  const { language } = context;
  const things = sheet.columns.map(
    (column) => entities.get(column.meta.refersTo ?? "")?.resource.labels[language].many ?? "",
  );
  return (cells: readonly string[]) => {
    const input: Record<string, unknown> = {};
    const problems = new Map<string, string>();
    const numbered = new Map<string, number>();
    sheet.columns.forEach((column, index) => {
      const read = readCell(cells[index] ?? "", column, lookups, things[index] ?? "", context);
      if (read.error === undefined) {
        if (read.value !== undefined) input[column.field] = read.value;
      } else {
        problems.set(column.field, read.error);
        if (read.number) numbered.set(column.field, Number(read.number));
      }
    });
    return { input, problems, numbered };
  };
}

/** Validates every row against schema, references, rules and existing rows; writes nothing. */
export async function planImport(
  db: Db,
  sheet: Sheet,
  entity: Entity,
  mode: "create" | "upsert",
  context: Context,
  entities: ReadonlyMap<string, Entity>,
  errors = new FileErrors(),
): Promise<Plan> {
  const { labels, input: schema, importing } = entity.resource;
  const lookups = await readLookups(db, referenceFields(entity), context, entities);
  const read = rowReader(sheet, entity, lookups, entities, context);
  const column = (field: string) => sheet.columns.find((each) => each.field === field);
  const fieldAt = (path: string) =>
    sheet.columns.find(({ field }) => `${path}.`.startsWith(`${field}.`))?.field ?? path;
  const report = (row: number, cells: readonly string[], field: string, msg: string) => {
    const place = column(field);
    const value = place ? cells[sheet.columns.indexOf(place)] : "";
    errors.add({ row, column: place?.header ?? field, value: value ?? "", msg, path: field });
  };

  const readInput = ({ row, cells }: Sheet["rows"][number]) => {
    const { input, ...rest } = read(cells);
    return { row, cells, ...rest, input: entity.complete?.(input, context.caller) ?? input };
  };
  const update = updateBody(schema);
  const rows: PlannedRow[] = [];
  const check = async (read: ReturnType<typeof readInput>, match: Match) => {
    const { row, cells, input, problems, numbered } = read;
    for (const [field, id] of numbered) if (refersAlready(match, field, id)) problems.delete(field);
    // Defaults of missing columns apply to new rows only.
    const isNew = match.id === undefined;
    const body = nested(input, match.current);
    const parsed = (isNew ? schema : update).safeParse(isNew ? { ...importing?.defaults, ...body } : body, {
      reportInput: true,
    });
    for (const [field, msg] of problems) report(row, cells, field, msg);
    if (!parsed.success) {
      for (const { msg, path = "" } of fieldErrors(parsed.error.issues, labels, context.language)) {
        const field = fieldAt(path);
        if (!problems.has(field)) report(row, cells, field, msg);
      }
    }
    if (match.problem) report(row, cells, match.problem.field, match.problem.msg);
    if (!parsed.success || problems.size > 0 || match.problem) return;
    const draft = parsed.data as Draft;
    const refusal = await checkedBy(db, entity, draft, match, context);
    if (refusal) report(row, cells, fieldAt(refusal.path), refusal.msg);
    else rows.push({ row, draft, id: match.id });
  };
  const match = rowMatcher(db, entity, mode, context);
  for (let start = 0; start < sheet.rows.length; start += slice) {
    await setImmediate();
    const readable = sheet.rows.slice(start, start + slice).map(readInput);
    const matches = await match(readable);
    for (const [index, each] of readable.entries()) await check(each, matches[index] ?? {});
  }
  return { rows, errors };
}

/** Whether the existing row already has this reference; it may keep it. */
function refersAlready({ current }: Match, field: string, id: number): boolean {
  return (current?.[field.replace(/_id$/, "")] as { id?: number } | null | undefined)?.id === id;
}

async function checkedBy(db: Db, entity: Entity, draft: Draft, match: Match, context: Context) {
  try {
    await entity.check?.(db, draft, context, match.current);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [told] = error.extras.errors ?? [];
    return { path: told?.path ?? entity.resource.importing?.key[0] ?? "id", msg: told?.msg ?? error.message };
  }
}
