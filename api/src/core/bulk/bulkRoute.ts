import {
  type BulkOutcome,
  bulkLimit,
  type Endpoint,
  type Localized,
  mayCall,
  removalActions,
} from "@kindling/contract";
import { sql } from "kysely";
import { z } from "zod";
import { translateBreach } from "../breaches.ts";
import { rows } from "../database.ts";
import { nameIn, snapshots } from "../entities/audit.ts";
import type { Draft, Entity } from "../entities/entity.ts";
import { type ListQuery, narrowing } from "../entities/reading.ts";
import { removeRows } from "../entities/removing.ts";
import { restorable, restoreRows } from "../entities/restoring.ts";
import { parse } from "../entities/validate.ts";
import { changeRows, lockRows } from "../entities/writing.ts";
import { invalid, Refusal } from "../errors.ts";
import { type Call, type Route, route } from "../route.ts";
import { asManyAsPossible } from "../savepoints.ts";
import { say } from "../say.ts";
import { bulkSay, inSentence } from "./bulkSay.ts";

type Row = Readonly<Record<string, unknown>>;

/** One thing that can be done to many rows. */
export interface BulkAction {
  /** What is said of it: "Verified 3 donations". */
  readonly said: Localized<(what: string, count: number) => string>;
  /** Refuses what the body lacks for it, before anything is done. */
  check?(call: Call): void;
  /** Why it does not fit a row; null where it does. */
  unfit?(row: Row, call: Call): string | null;
  /** Locks what is changed with the rows, before the first is. */
  hold?(rows: readonly Row[], call: Call): Promise<void>;
  /** Changes rows that are locked, in scope and eligible; throws if one can't be changed. */
  run(rows: readonly Row[], call: Call): Promise<void>;
}

export type BulkActions = Readonly<Record<string, BulkAction>>;

/** The rows that a body names: one by one, or as all that the list's filters match. */
interface RowsNamed {
  readonly ids?: readonly number[] | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly expected?: number | undefined;
}

interface BulkBody extends RowsNamed {
  readonly action: string;
}

type Asking = Pick<Call, "db" | "context" | "language">;

/** Sets a flag of rows, where they have it and it is set otherwise. */
function flagAction(
  entity: Entity,
  field: "is_approved" | "is_active",
  value: boolean,
  said: BulkAction["said"],
): BulkAction {
  const { resource } = entity;
  return {
    said,
    unfit(row, { language }) {
      const text = bulkSay[language];
      if (!(field in resource.input.shape)) return text.lacks[field](resource.labels[language].many);
      return row[field] === value ? text.already[field](value) : null;
    },
    async run(found, { db, context, services }) {
      const draft: Draft = { [field]: value };
      const changes = found.map((row) => ({ current: row as never, draft: { ...draft } }));
      await changeRows(db, entity, changes, context, services.entities);
    },
  };
}

/** The actions that rows of every resource know in the same way. */
function commonActions(entity: Entity): BulkActions {
  const said = (action: keyof typeof bulkSay.en.said) => ({
    en: bulkSay.en.said[action],
    es: bulkSay.es.said[action],
  });
  return {
    approve: flagAction(entity, "is_approved", true, said("approve")),
    unapprove: flagAction(entity, "is_approved", false, said("unapprove")),
    activate: flagAction(entity, "is_active", true, said("activate")),
    deactivate: flagAction(entity, "is_active", false, said("deactivate")),
    delete: {
      said: said("delete"),
      run: (found, { db, context, services }) =>
        removeRows(db, entity, found as never, context, services.entities),
    },
    restore: {
      said: said("restore"),
      run: (found, { db, context, services }) =>
        restoreRows(db, entity, found.map(idOf), context, services.entities),
    },
  };
}

const idOf = (row: Row) => row["id"] as number;

/**
 * The ids of the rows that a body names.
 * @throws Refusal conflict when by now another number of rows match than the caller saw.
 */
export async function idsNamed(call: Asking, entity: Entity, body: RowsNamed): Promise<readonly number[]> {
  const { db, context, language } = call;
  const text = bulkSay[language];
  if ((body.ids === undefined) === (body.filter === undefined)) throw invalid("ids", text.idsOrFilter);
  if (body.ids) return [...new Set(body.ids)];
  if (body.expected === undefined) throw invalid("expected", text.expectedMissing);
  const where = narrowing(entity, filterOf(entity, body.filter ?? {}, call), context);
  const found = await rows<{ id: number }>(
    db,
    sql`select t.id from ${entity.from} where ${where} order by t.id limit ${bulkLimit + 1}`,
  );
  if (found.length > bulkLimit) throw invalid("filter", text.tooMany(bulkLimit));
  if (found.length !== body.expected)
    throw new Refusal("conflict", text.otherTotal(body.expected, found.length));
  return found.map(idOf);
}

/** A value of a filter as an address spells it; what can't stand in one stays recognizably wrong. */
const spell = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** The filters of a body as the list reads them; numbers and lists may be written as such. */
function filterOf(entity: Entity, filter: Readonly<Record<string, unknown>>, call: Asking): ListQuery {
  const schema = z.strictObject({
    search: z.string().trim().max(200).optional(),
    ...entity.resource.filters,
  });
  const spelled = Object.entries(filter).flatMap(([name, value]) =>
    value === null ? [] : [[name, [value].flat().map(spell).join()] as const],
  );
  const parsed = parse(schema, Object.fromEntries(spelled), entity.resource.labels, call.language);
  return parsed as unknown as ListQuery;
}

/**
 * Applies an action to eligible rows; `skip` collects the others with reasons. All rows are locked before the first is
 * changed, in the order of their ids, so that no two calls wait for each other in a circle.
 */
async function doToAll(
  call: Call,
  entity: Entity,
  { ids, name, action }: { ids: readonly number[]; name: string; action: BulkAction },
  skip: (row: Row, msg: string, data?: unknown) => void,
): Promise<number[]> {
  const { db, context, language, services } = call;
  const notFound = say[language].notFound(entity.resource.labels[language].one);
  const leftOut = (row: Row, error: unknown) => {
    const told = translateBreach(error, entity, context, services.entities);
    // What is no refusal is a fault of ours, and ends all of it.
    if (!(told instanceof Refusal)) throw error;
    skip(row, told.message, told.extras.data);
  };
  const found: readonly Row[] =
    name === "restore" ? await restorable(db, entity, ids) : await lockRows(db, entity, ids, context);
  const byId = new Map(found.map((row) => [idOf(row), row]));
  const fit = ids.flatMap((id) => {
    const row = byId.get(id);
    const why = row ? (action.unfit?.(row, call) ?? null) : notFound;
    if (why !== null) skip(row ?? { id }, why);
    return row && why === null ? [row] : [];
  });
  await action.hold?.(fit, call);
  // What is archived has rules about those that remain, such as the last Super Admin: one at a time.
  const parts = entity.archives ? fit.map((row) => [row]) : [fit];
  const done: number[] = [];
  for (const part of parts) {
    const through = await asManyAsPossible(db, part, (some) => action.run(some, call), leftOut);
    done.push(...through.map(idOf));
  }
  return done;
}

/** The bulk call of a resource, with common and own actions. */
export function bulkRoute(endpoint: Endpoint, entity: Entity, own: BulkActions = {}): Route {
  const actions: BulkActions = { ...commonActions(entity), ...own };
  const { access, labels } = entity.resource;
  return route(endpoint, async (call: Call) => {
    const body = call.body as BulkBody;
    const { db, language, caller } = call;
    const action = actions[body.action];
    if (!action) throw new Error(`There is no bulk action ${body.action} of ${entity.resource.name}`);
    const needed = removalActions.includes(body.action) ? access.remove : access.update;
    if (!mayCall(needed, caller)) throw new Refusal("forbidden", say[language].forbidden);
    action.check?.(call);
    if (body.filter && body.action === "restore") throw invalid("filter", bulkSay[language].restoreTakesIds);
    const ids = await idsNamed(call, entity, body);
    const before = await snapshots(db, entity, ids);
    const reasons = new Map<number, BulkOutcome["skipped"][number]>();
    const names = new Map<number, string>();
    const nameOf = (row: Row) => nameIn(before.get(idOf(row)) ?? row);
    const done = await doToAll(call, entity, { ids, name: body.action, action }, (row, msg, told) => {
      reasons.set(idOf(row), { id: idOf(row), msg, ...(told !== undefined && { data: told }) });
      // What is out of the caller's scope stays without a name.
      if (Object.keys(row).length > 1) names.set(idOf(row), nameOf(row) ?? `#${idOf(row)}`);
    });
    const skipped = ids.flatMap((id) => reasons.get(id) ?? []);
    const [first] = done;
    const after = first === undefined ? before : await snapshots(db, entity, [first]);
    const only = first !== undefined && done.length === 1 && nameOf(after.get(first) ?? { id: first });
    const data: BulkOutcome = {
      done: done.length,
      skipped,
      ids: done,
      names: Object.fromEntries([...names].map(([id, name]) => [String(id), name])),
    };
    const things = inSentence(labels[language][done.length === 1 ? "one" : "many"]);
    const what = only || `${done.length} ${things}`;
    const text = bulkSay[language];
    const told = done.length > 0 ? action.said[language](what, done.length) : text.nothing;
    const message = skipped.length > 0 && done.length > 0 ? `${told}. ${text.skipped(skipped.length)}` : told;
    return { data, message };
  });
}
