import type { Endpoint, ImportResult } from "@kindling/contract";
import { sql } from "kysely";
import { snapshots } from "../audit.ts";
import { csvText } from "../csv.ts";
import { type Db, sole, transaction } from "../database.ts";
import type { Context, Entity } from "../entity.ts";
import { always } from "../entity.ts";
import { Refusal } from "../errors.ts";
import { limiter } from "../limiter.ts";
import { readAll } from "../reading.ts";
import { referenceFields } from "../references.ts";
import { type Call, openRoute, type Route, route } from "../route.ts";
import { cellOf } from "./cells.ts";
import { importSay } from "./importSay.ts";
import { readLookups } from "./lookups.ts";
import { type Plan, planImport } from "./planImport.ts";
import { columnsFor, readSheet, type Sheet } from "./readSheet.ts";
import { changesOf, guardStanding, runImport } from "./runImport.ts";

interface ImportQuery {
  dry_run?: boolean;
  mode: "create" | "upsert";
  confirm?: boolean;
}

const previewRows = 50;
const previewBadRows = 500;

/** Answers the bulk import of an entity, and the file to fill in for it. */
export function importRoutes(
  endpoints: { import: Endpoint; importTemplate: Endpoint },
  bound: unknown,
): Route[] {
  const entity = bound as Entity;
  return [
    openRoute(endpoints.import, (call) => someAtOnce(() => inTurn(call, () => importFile(call, entity)))),
    route(endpoints.importTemplate, async (call) => {
      const { current } = call.query as { current?: string };
      const rows = await templateRows(
        call.db,
        entity,
        current === "true",
        call.context,
        call.services.entities,
      );
      return {
        file: csvText(rows),
        type: "text/csv; charset=utf-8",
        name: `${entity.resource.labels[call.language].many}.csv`,
      };
    }),
  ];
}

/** Each import holds several connections of the pool; a few at once leave the rest to everybody else. */
const someAtOnce = limiter(2, 30);

/** Repeats of one Idempotency-Key wait for each other: the second then finds what the first has done. */
function inTurn<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const { idempotencyKey, caller, services } = call;
  if (!idempotencyKey) return work();
  return transaction(services.db, async (lock) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${caller.id} ${idempotencyKey}`}, 0))`.execute(
      lock,
    );
    return work();
  });
}

async function importFile(call: Call, entity: Entity): Promise<{ data: ImportResult; message: string }> {
  const { services, context, language } = call;
  const { db, entities } = services;
  const { dry_run = false, mode, confirm = false } = call.query as ImportQuery;
  const upload = call.uploads.get("file");
  const repeated = dry_run ? undefined : await finishedUnder(db, call);
  if (repeated) return { data: repeated, message: doneText(repeated, call) };
  const sheet = await readSheet(upload?.content, entity, entities, language);
  const plan = await planImport(db, sheet, entity, mode, context, entities);
  if (plan.errors.length > 0) {
    throw new Refusal("invalid", importSay[language].badRows(plan.errors.length), {
      errors: plan.errors,
      data: { preview: previewOf(sheet, plan) },
    });
  }
  const changes = await changesOf(db, entity, plan.rows);
  await guardStanding(db, entity, changes, confirm, context);
  const created = plan.rows.filter(({ id }) => id === undefined).length;
  const counts = {
    total: plan.rows.length,
    created,
    updated: changes.length,
    unchanged: plan.rows.length - created - changes.length,
  };
  if (dry_run)
    return {
      data: { ...counts, preview: previewOf(sheet, plan) },
      message: importSay[language].fine(counts.total),
    };
  const importId = await openImport(call, entity, upload?.name ?? "", mode, counts.total);
  try {
    const data = await runImport(db, entity, plan, changes, importId, context, entities);
    return { data, message: doneText(data, call) };
  } catch (error) {
    await sql`update imports set state = 'failed', finished_at = now() where id = ${importId}`.execute(db);
    throw error;
  }
}

const doneText = (result: ImportResult, call: Call) =>
  importSay[call.language].done(result.created, result.updated, result.unchanged);

/** The result of the same user's import under the same Idempotency-Key, when it is done already. */
async function finishedUnder(db: Db, call: Call): Promise<ImportResult | undefined> {
  if (!call.idempotencyKey) return undefined;
  const found =
    await sql<ImportResult>`select id as import_id, total, created, updated, unchanged from imports
    where user_id = ${call.caller.id} and key = ${call.idempotencyKey} and state = 'done'
      and created_at > now() - interval '24 hours' order by id desc limit 1`.execute(db);
  return found.rows[0];
}

async function openImport(
  call: Call,
  entity: Entity,
  fileName: string,
  mode: string,
  total: number,
): Promise<number> {
  const opened = await sole<{ id: number }>(
    call.services.db,
    sql`insert into imports (user_id, entity, file_name, mode, key, total)
      values (${call.caller.id}, ${entity.resource.name}, ${fileName.slice(0, 200)}, ${mode}, ${call.idempotencyKey ?? null}, ${total})
      returning id`,
  );
  return opened.id;
}

/** The first rows of a file and every bad one, for the screen to show. */
function previewOf(sheet: Sheet, plan: Plan) {
  const bad = new Set(plan.errors.map((error) => error.row));
  const worst = sheet.rows.filter(({ row }) => bad.has(row)).slice(0, previewBadRows);
  const shown = new Set([...sheet.rows.slice(0, previewRows), ...worst]);
  return {
    columns: sheet.columns.map((column) => column.header),
    rows: sheet.rows.filter((each) => shown.has(each)).map(({ row, cells }) => ({ row, cells: [...cells] })),
  };
}

/** The rows of the file to fill in: a header, and a sample or today's rows. */
async function templateRows(
  db: Db,
  entity: Entity,
  current: boolean,
  context: Context,
  entities: ReadonlyMap<string, Entity>,
) {
  const columns = columnsFor(entity, context.language);
  const header = columns.map((column) => column.header);
  const { sample = {} } = entity.resource.importing ?? {};
  if (!current) return [header, columns.map((column) => sample[column.field] ?? "")];
  // Rows that the caller sees and may not change would come back as bad ones.
  const seen = await readAll(db, entity, context, always);
  const rows = seen.filter((row) => (row["can"] as string[]).includes("update"));
  const stored = await snapshots(
    db,
    entity,
    rows.map((row) => row["id"] as number),
  );
  const lookups = await readLookups(db, referenceFields(entity), context, entities);
  const body = [...stored.values()].map((snapshot) =>
    columns.map((column) => {
      const value = snapshot[column.field];
      const lookup = lookups.get(column.meta.refersTo ?? "");
      if (!lookup || value === null || value === undefined) return cellOf(value, column);
      if (!Array.isArray(value)) return lookup.nameOf(value as number) ?? `#${value as number}`;
      const ids = value as number[];
      return ids.flatMap((id) => lookup.nameOf(id, ids.length > 1) ?? []).join("; ");
    }),
  );
  return [header, ...body];
}
