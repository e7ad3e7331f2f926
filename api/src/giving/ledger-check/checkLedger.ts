import type { LedgerFinding } from "@kindling/contract";
import { sql } from "kysely";
import { nobody } from "../../core/caller.ts";
import { type Db, sole } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { type Services, todayIn } from "../../core/services.ts";
import type { Comparison } from "./comparison.ts";

/** The advisory locks that checks hold while they read. */
const lockSpace = sql`7`;

type Kit = Pick<Services, "db" | "settings" | "now">;

/**
 * Compares everything as it is at one moment; writers don't wait for it. `ledger_sums` holds the full sums of the postings,
 * by which the kept ones and all figures are measured.
 * @throws what the database says of a statement that the signal ended.
 */
export function checkLedger(
  { db, settings, now }: Kit,
  comparisons: readonly Comparison[],
  ending?: AbortSignal,
): Promise<LedgerFinding[]> {
  const { timeZone } = settings;
  const caller = { ...nobody, role: "Super Admin" as const };
  const context: Context = { caller, today: todayIn(timeZone, now()), timeZone, language: "en" };
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx: Db) => {
      const { pid } = await sole<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      const stop = () => void sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => undefined);
      ending?.addEventListener("abort", stop);
      try {
        await sql`set local work_mem = '64MB'`.execute(tx);
        await sql`select pg_advisory_xact_lock_shared(${lockSpace}, 0)`.execute(tx);
        await sql`create temp table ledger_sums on commit drop as
          select user_id, school_id, session_id, unit, account, place_id, charity_id, rate_cents, sum(amount) as amount
          from ledger_postings where user_id is not null group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(tx);
        await sql`create index on ledger_sums (school_id, user_id)`.execute(tx);
        await sql`analyze ledger_sums`.execute(tx);
        const findings: LedgerFinding[] = [];
        for (const { name, compare } of comparisons) {
          ending?.throwIfAborted();
          findings.push({ name, ...(await compare({ db: tx, context })) });
        }
        return findings;
      } finally {
        // The connection is soon somebody else's.
        ending?.removeEventListener("abort", stop);
      }
    });
}

/** Ends the checks that are being made, and keeps others from beginning until the transaction ends. */
export async function stopChecks(tx: Db): Promise<void> {
  // They read for seconds what the transaction is about to lock.
  await sql`lock table ledger_checks in access exclusive mode`.execute(tx);
  await sql`select pg_cancel_backend(pid) from pg_locks where locktype = 'advisory' and classid = ${lockSpace} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`.execute(tx);
}
