import type { LedgerFinding } from "@kindling/contract";
import { sql } from "kysely";
import { notify } from "../../account/notifications/notify.ts";
import { type Db, first, rows, transaction } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { type Services, todayIn } from "../../core/services.ts";
import { checkLedger } from "./checkLedger.ts";
import type { Comparison } from "./comparison.ts";
import { ledgerMailKinds } from "./ledgerLetter.ts";
import { rebuildKept } from "./rebuildKept.ts";

type Kit = Pick<Services, "db" | "settings" | "now">;

/** From when on a night's check is due, in the organization's time zone; if nothing runs then, it is made later that day. */
const dueAt = "03:00";

/** After this time a check that has begun counts as abandoned, by a clock that may have gone back. */
const lostAfter = sql`interval '15 minutes'`;

const mostKept = 90;

/**
 * Makes the night's check if it is due, and one that somebody asked for; each once, by whichever process takes it first. One
 * that the signal ends waits for another process.
 */
export async function runLedgerChecks(
  kit: Kit,
  comparisons: readonly Comparison[],
  ending?: AbortSignal,
): Promise<void> {
  const { db } = kit;
  await fail(
    db,
    "It was not finished",
    sql`started_at not between now() - ${lostAfter} and now() + ${lostAfter}`,
  );
  await planNightly(kit);
  const run = await first<{ id: number; is_rebuild: boolean; asked_by: number | null }>(
    db,
    sql`update ledger_checks set started_at = now() where finished_at is null and started_at is null returning id, is_rebuild, asked_by`,
  );
  if (!run) return;
  try {
    if (run.is_rebuild) await rebuildKept(db, { id: run.id, askedBy: run.asked_by });
    await finish(db, run.id, await checkLedger(kit, comparisons, ending));
  } catch (error) {
    if (ending?.aborted) return putBack(db, run.id);
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const isThere = await fail(db, reason, sql`id = ${run.id}`);
    if (isThere) throw error;
  }
}

const putBack = async (db: Db, id: number): Promise<void> => {
  await sql`update ledger_checks set started_at = null where id = ${id} and finished_at is null`.execute(db);
};

/** A night that came before an earlier one was that of a clock that was ahead, and doesn't count. */
async function planNightly({ db, settings: { timeZone }, now }: Kit): Promise<void> {
  const [at, today] = [now().toISOString(), todayIn(timeZone, now())];
  await sql`update ledger_checks c set night = null where night = ${today}::date
    and exists (select from ledger_checks l where l.id > c.id and l.night < c.night)`.execute(db);
  await sql`insert into ledger_checks (night) select ${today}::date
    where ${at}::timestamptz >= (${today}::date + ${dueAt}::time) at time zone ${timeZone}
      and not exists (select from ledger_checks where night = ${today}::date or finished_at is null)
    on conflict do nothing`.execute(db);
}

/** Whether the check before this one (`k`) failed. */
const failedBefore = sql`coalesce((select b.error is not null from ledger_checks b
  where b.id < k.id and b.finished_at is not null order by b.id desc limit 1), false)`;

/**
 * Marks unfinished checks as failed; Super Admins hear of the first of several in a row, in the same transaction. False if
 * there was none: those of a demo program go with it.
 */
function fail(db: Db, reason: string, which: Sql): Promise<boolean> {
  return transaction(db, async (tx) => {
    const failed = await rows<{ id: number; again: boolean }>(
      tx,
      sql`update ledger_checks k set finished_at = now(), error = ${reason} where finished_at is null and ${which}
        returning id, ${failedBefore} as again`,
    );
    for (const { id } of failed.filter(({ again }) => !again))
      await tellSuperAdmins(tx, ledgerMailKinds.failed, id);
    return failed.length > 0;
  });
}

/** Keeps what was found, and tells Super Admins if that is news, in one transaction. */
function finish(db: Db, id: number, findings: readonly LedgerFinding[]): Promise<void> {
  const ok = findings.every(({ disagreements }) => disagreements === 0);
  return transaction(db, async (tx) => {
    const mine = await first<{ was: boolean | null; failed: boolean }>(
      tx,
      sql`update ledger_checks k set finished_at = now(), ok = ${ok}, findings = ${JSON.stringify(findings)}::jsonb,
          took_ms = extract(epoch from now() - started_at) * 1000
        where id = ${id} and finished_at is null
        returning (select b.ok from ledger_checks b where b.ok is not null order by b.id desc limit 1) as was,
          ${failedBefore} as failed`,
    );
    if (!mine) return;
    if (mine.failed || ok !== (mine.was ?? true))
      await tellSuperAdmins(tx, ledgerMailKinds[ok ? "agrees" : "differs"], id);
    await sql`delete from ledger_checks where id <= ${id} and id not in (
      select id from ledger_checks order by id desc limit ${mostKept})`.execute(tx);
  });
}

function tellSuperAdmins(tx: Db, kind: string, check: number): Promise<void> {
  const people = sql`select id from users where role = 'Super Admin' and is_active and archived_at is null
    and (user_type = '{}' or 'Charities' = any(user_type))`;
  const mail = { kind, data: { check } };
  return notify(tx, { kind: "ledger", topic: "ledger_check", thing: check, people, mail });
}
