import { type LedgerCheck, ledgerCheckEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { always } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { wake } from "../../core/waking.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { givingSay } from "../givingSay.ts";
import { readLedgerCheck, readLedgerChecks } from "./readLedgerChecks.ts";

const { list, get, start, rebuild } = ledgerCheckEndpoints;

/** Has the check that waits begin, and returns it. */
async function wakeWaiting(db: Db): Promise<LedgerCheck> {
  wake(db, "ledger");
  const [data] = await readLedgerChecks(db, sql`k.finished_at is null`);
  if (!data) throw new Error("A check that was asked for waits");
  return data;
}

export const ledgerCheckRoutes: Route[] = [
  route(list, async ({ db }) => ({ data: await readLedgerChecks(db, always) })),
  route(get, async ({ db, params, language }) => {
    const data = await readLedgerCheck(db, params.id);
    if (!data) throw new Refusal("notFound", givingSay[language].noLedgerCheck);
    return { data };
  }),
  route(start, async ({ db, caller }) => {
    await sql`insert into ledger_checks (asked_by) values (${caller.id}) on conflict do nothing`.execute(db);
    return { data: await wakeWaiting(db) };
  }),
  route(rebuild, async ({ db, caller, context, language }) => {
    await sql`insert into ledger_checks (asked_by) values (${caller.id}) on conflict do nothing`.execute(db);
    const waiting = await first<{ id: number }>(
      db,
      sql`update ledger_checks set is_rebuild = true, asked_by = ${caller.id} where finished_at is null and started_at is null returning id`,
    );
    if (!waiting) throw new Refusal("conflict", givingSay[language].ledgerCheckRuns);
    const deed = { id: waiting.id, name: null, before: null, after: { is_rebuild: true } };
    await record(db, { resource: { name: "ledgerCheck" } }, "update", [deed], context);
    await noteSecurity(db, { kind: "totals_rebuilt" }, context);
    return { data: await wakeWaiting(db) };
  }),
];
