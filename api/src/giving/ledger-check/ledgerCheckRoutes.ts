import { ledgerCheckEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { always } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { wake } from "../../core/waking.ts";
import { givingSay } from "../givingSay.ts";
import { readLedgerCheck, readLedgerChecks } from "./readLedgerChecks.ts";

const { list, get, start } = ledgerCheckEndpoints;

export const ledgerCheckRoutes: Route[] = [
  route(list, async ({ db }) => ({ data: await readLedgerChecks(db, always) })),
  route(get, async ({ db, params, language }) => {
    const data = await readLedgerCheck(db, params.id);
    if (!data) throw new Refusal("notFound", givingSay[language].noLedgerCheck);
    return { data };
  }),
  route(start, async ({ db, caller }) => {
    await sql`insert into ledger_checks (asked_by) values (${caller.id}) on conflict do nothing`.execute(db);
    wake(db, "ledger");
    const [data] = await readLedgerChecks(db, sql`k.finished_at is null`);
    if (!data) throw new Error("A check that was asked for waits");
    return { data };
  }),
];
