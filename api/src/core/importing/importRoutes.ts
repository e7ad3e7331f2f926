import type { Endpoint, ImportResult } from "@kindling/contract";
import { columnsFor } from "../../sheets/columnsFor.ts";
import { previewOf } from "../../sheets/previewOf.ts";
import type { Db } from "../database.ts";
import { snapshots } from "../entities/audit.ts";
import type { Context, Entity } from "../entities/entity.ts";
import { always } from "../entities/entity.ts";
import { valueAt } from "../entities/leafFields.ts";
import { readAll } from "../entities/reading.ts";
import { referenceFields } from "../entities/references.ts";
import { type Call, type FileAnswer, openRoute, type Route, route } from "../route.ts";
import { csvText } from "../spreadsheets/csv.ts";
import { type Importing, importOnce, recorded } from "./asImport.ts";
import { badRowsFile, everyError } from "./badRows.ts";
import { type Column, cellOf } from "./cells.ts";
import type { FileErrors } from "./fileErrors.ts";
import { importSay } from "./importSay.ts";
import { type Lookup, readLookups } from "./lookups.ts";
import { planImport } from "./planImport.ts";
import { readSheet } from "./readSheet.ts";
import { changesOf, countsOf, guardStanding, invitationsOf, runImport } from "./runImport.ts";

/** The query options of an import. */
export interface ImportQuery {
  dry_run?: boolean;
  bad_rows?: boolean;
  mode: "create" | "upsert";
  confirm?: boolean;
  invite: "now" | "later";
}

/** Returns the bulk import of an entity, and the file to fill in for it. */
export function importRoutes(
  endpoints: { import: Endpoint; importTemplate: Endpoint },
  bound: unknown,
): Route[] {
  const entity = bound as Entity;
  return [
    openRoute(endpoints.import, (call) =>
      importOnce(call, (importing) => importFile(importing, call, entity)),
    ),
    importTemplateRoute(endpoints.importTemplate, entity),
  ];
}

/** Returns the file to fill in for an entity. */
export function importTemplateRoute(endpoint: Endpoint, entity: Entity): Route {
  return route(endpoint, async (call) => {
    const { current } = call.query as { current?: string };
    const { db, context, services } = call;
    const rows = await templateRows(db, entity, current === "true", context, services.entities);
    return {
      file: csvText(rows),
      type: "text/csv; charset=utf-8",
      name: `${entity.resource.labels[call.language].many}.csv`,
    };
  });
}

async function importFile(
  importing: Importing,
  call: Call,
  entity: Entity,
): Promise<FileAnswer | { data: ImportResult; message: string }> {
  const { tx } = importing;
  const { services, context, language } = call;
  const { dry_run = false, bad_rows = false, mode, confirm = false, invite } = call.query as ImportQuery;
  const { entities } = services;
  const { name, labels } = entity.resource;
  const say = importSay[language];
  const sheet = await readSheet(call, entity);
  const planned = (errors?: FileErrors) => planImport(tx, sheet, entity, mode, context, entities, errors);
  if (bad_rows)
    return badRowsFile(sheet, (await planned(everyError())).errors.first, labels[language].many, language);
  const prepare = async () => {
    const plan = await planned();
    const { count } = plan.errors;
    if (count > 0) throw plan.errors.refusal(say.badRows(count), previewOf(sheet, plan));
    const changes = await changesOf(tx, entity, plan.rows);
    await guardStanding(tx, entity, changes, confirm, context);
    return { plan, changes, counts: { ...countsOf(plan, changes), ...invitationsOf(entity, plan, invite) } };
  };
  if (dry_run) {
    const { plan, counts } = await prepare();
    return { data: { ...counts, ...previewOf(sheet, plan) }, message: say.fine(counts.total) };
  }
  const about = { entity: name, mode, total: sheet.rows.length };
  const data = await recorded(importing, call, about, async (running) => {
    const { plan, changes, counts } = await prepare();
    await runImport(tx, entity, plan, changes, running, context, entities);
    return counts;
  });
  return { data, message: say.done(data) };
}

/** The rows of the file to fill in: a header, and a sample or today's rows. */
async function templateRows(
  db: Db,
  entity: Entity,
  current: boolean,
  context: Context,
  entities: ReadonlyMap<string, Entity>,
) {
  const columns = columnsFor(entity, context);
  const header = columns.map((column) => column.header);
  const lookups = await readLookups(db, referenceFields(entity), context, entities);
  if (!current) return [header, columns.map((column) => sampleCell(entity, column, lookups))];
  // Rows that the caller sees and may not change would come back as bad ones.
  const seen = await readAll(db, entity, context, always);
  const rows = seen.filter((row) => (row["can"] as string[]).includes("update"));
  const stored = await snapshots(
    db,
    entity,
    rows.map((row) => row["id"] as number),
  );
  const body = [...stored.values()].map((snapshot) =>
    columns.map((column) => {
      const value = valueAt(snapshot, column.field);
      const lookup = lookups.get(column.meta.refersTo ?? "");
      if (!lookup || value === null || value === undefined) return cellOf(value, column);
      if (!Array.isArray(value)) return lookup.nameOf(value as number) ?? `#${value as number}`;
      const ids = value as number[];
      return ids.flatMap((id) => lookup.nameOf(id, ids.length > 1) ?? []).join("; ");
    }),
  );
  return [header, ...body];
}

/** A sample cell; references use names that the caller has. */
function sampleCell(entity: Entity, column: Column, lookups: ReadonlyMap<string, Lookup>): string {
  const sample = entity.resource.importing?.sample[column.field] ?? "";
  const lookup = lookups.get(column.meta.refersTo ?? "");
  return !sample || !lookup || typeof lookup.find(sample) === "number" ? sample : (lookup.first ?? sample);
}
