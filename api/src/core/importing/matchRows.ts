import { ruleMessages, updateBody } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { type Db, rows } from "../database.ts";
import type { Context, Entity } from "../entities/entity.ts";
import { labelOf, readAll } from "../entities/reading.ts";
import { importSay } from "./importSay.ts";

/** Existing rows that match a row of the file. */
export interface Match {
  /** The row it changes. */
  id?: number;
  /** That row as the caller sees it, for the rules. */
  current?: Record<string, unknown>;
  /** Why it can't be written. */
  problem?: { field: string; msg: string };
}

interface Readable {
  readonly row: number;
  readonly input: Readonly<Record<string, unknown>>;
}

const filled = (value: unknown) => value !== undefined && value !== null && value !== "";

/** The valid values of some fields: others are not looked up, so that the database gets no malformed ones. */
function soundFields(
  { shape }: z.ZodObject,
  input: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  const sound = fields.flatMap((field) => {
    const read = field in input && (shape[field] as z.ZodType | undefined)?.safeParse(input[field]);
    return read && read.success ? [[field, read.data] as const] : [];
  });
  return Object.fromEntries(sound);
}

/** Existing rows by field values, per file row; rows without the first of them are none. */
async function standing(
  db: Db,
  readable: readonly Readable[],
  entity: Entity,
  fields: readonly string[],
  context: Context,
): Promise<Map<number, number>> {
  const asked = readable.flatMap(({ input }, place) =>
    filled(input[fields[0] ?? ""]) ? [{ place, input }] : [],
  );
  if (asked.length === 0) return new Map();
  const records = asked.map(({ input }) =>
    Object.fromEntries(fields.map((field) => [field, filled(input[field]) ? input[field] : null])),
  );
  // Entities can share a table, so this uses an unrestricted caller's view of the entity.
  const stands = entity.scope({ ...context, caller: { ...context.caller, role: "Super Admin", groups: [] } });
  // Only the first key field is required; blanks match blanks.
  const same = sql.join(
    fields.map((field, index) =>
      index === 0
        ? sql`t.${sql.ref(field)} = filed.${sql.ref(field)}`
        : sql`t.${sql.ref(field)} is not distinct from filed.${sql.ref(field)}`,
    ),
    sql` and `,
  );
  const found = await rows<{ nth: number; id: number }>(
    db,
    sql`select filed.ordinality::int as nth, t.id
      from ${entity.from} join rows from (jsonb_populate_recordset(null::${sql.table(entity.table)}, ${JSON.stringify(records)}::jsonb))
        with ordinality filed on ${same} where ${stands}`,
  );
  return new Map(found.map(({ nth, id }) => [asked[nth - 1]?.place ?? 0, id]));
}

/**
 * What tells for each file row: new, an update of an existing row, or a conflict. Rows match by identifier, else by
 * natural key; other unique fields must be free. Takes a file in slices and remembers those before.
 */
export function rowMatcher(db: Db, entity: Entity, mode: "create" | "upsert", context: Context) {
  const { key = ["id"], identifier = "external_id" } = entity.resource.importing ?? {};
  const known = entity.unique?.find((set) => set.includes(identifier)) ?? [identifier];
  const sets = [[...known], [...key], ...(entity.unique ?? []).map((set) => [...set])].filter(
    (set, index, all) =>
      set.every((field) => field in entity.resource.input.shape) &&
      all.findIndex((other) => other.join() === set.join()) === index,
  );
  const update = updateBody(entity.resource.input);
  const say = importSay[context.language];
  const seenIn = new Map(sets.map((set) => [set, new Map<string, number>()]));
  const meant = new Map<number, number>();
  return async (sent: readonly Readable[]): Promise<Match[]> => {
    const readable = sent.map(({ row, input }) => ({ row, input: soundFields(update, input, sets.flat()) }));
    const matches: Match[] = readable.map(() => ({}));
    for (const [set, seen] of seenIn) {
      const identifies = set.join() === known.join() || set.join() === key.join();
      const stands = await standing(db, readable, entity, set, context);
      readable.forEach(({ row, input }, index) => {
        const match = matches[index];
        const told = set.join() === key.join() ? set.slice(0, 1) : set;
        if (!match || !told.every((field) => filled(input[field]))) return;
        const field = set[0] ?? "id";
        const value = JSON.stringify(set.map((each) => input[each] || null)).toLowerCase();
        const earlier = seen.get(value);
        if (earlier !== undefined) match.problem ??= { field, msg: say.twice(earlier) };
        seen.set(value, earlier ?? row);
        const id = stands.get(index);
        if (id === undefined || id === match.id) return;
        if (mode === "upsert" && identifies && match.id === undefined) match.id = id;
        else
          match.problem ??= {
            field,
            msg: identifies
              ? say.exists
              : ruleMessages[context.language].taken(labelOf(entity, field, context)),
          };
      });
    }
    readable.forEach(({ row }, index) => {
      const match = matches[index];
      if (match?.id === undefined) return;
      const earlier = meant.get(match.id);
      if (earlier !== undefined) match.problem ??= { field: key[0] ?? "id", msg: say.twice(earlier) };
      meant.set(match.id, earlier ?? row);
    });
    return withCurrent(db, matches, entity, context);
  };
}

async function withCurrent(db: Db, matches: Match[], entity: Entity, context: Context): Promise<Match[]> {
  const ids = matches.flatMap((match) => match.id ?? []);
  if (ids.length === 0) return matches;
  const current = await readAll(db, entity, context, sql`t.id = any(${ids}::int[])`);
  const byId = new Map(current.map((row) => [row["id"] as number, row]));
  const field = entity.resource.importing?.key[0] ?? "id";
  return matches.map((match) => {
    if (match.id === undefined) return match;
    const row = byId.get(match.id);
    const mayChange = row && (row["can"] as string[]).includes("update");
    if (mayChange) return { ...match, current: row };
    return { ...match, problem: match.problem ?? { field, msg: importSay[context.language].outside } };
  });
}
