import { type RetentionChoice, type RetentionKind, retentionTerms } from "@kindling/contract";
import { sql } from "kysely";
import { nobody } from "../../core/caller.ts";
import { type Db, first, rows, sole, transaction } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Sql } from "../../core/entities/entity.ts";
import type { Keeping, RetentionRule } from "../../people/retention/retentionRule.ts";
import { clearKeptMails } from "./accountRetention.ts";

/** Longer than this a night's work doesn't take; the rest follows the next night. */
const budgetMs = 90_000;
const usualBatch = 500;

export const retentionResource = { name: "retention" };

/** The moment before which a kind is removed; null if it is kept without limit. */
export function cutoff(kind: RetentionKind, term: number | null | undefined, now: Date): Sql | null {
  // A kind that is newer than the confirmed terms waits until staff confirm again.
  if (term === null || term === undefined) return null;
  const unit = sql.raw(retentionTerms[kind].unit);
  return sql`(${now.toISOString()}::timestamptz - make_interval(${unit} => ${term}))`;
}

/** The terms that staff have confirmed; null before. */
async function confirmedTerms(db: Db): Promise<RetentionChoice | null> {
  const { terms } = await sole<{ terms: RetentionChoice | null }>(db, sql`select terms from retention`);
  return terms;
}

/** Removes the oldest; returns whether there may be more. */
async function removeBatch(db: Db, rule: RetentionRule, before: Sql, services: Keeping): Promise<boolean> {
  const most = rule.batch ?? usualBatch;
  return transaction(db, async (tx) => {
    const found = await rows<{ id: number }>(
      tx,
      sql`select id from (${rule.due(before)}) due order by at limit ${most}`,
    );
    if (found.length === 0) return false;
    await rule.remove(
      tx,
      found.map(({ id }) => id),
      services,
      before,
    );
    const after = { removed: found.length, kind: rule.kind };
    await record(tx, { resource: retentionResource }, "erase", [{ id: 1, name: null, before: null, after }], {
      caller: nobody,
    });
    return found.length === most;
  });
}

/** Removes what is older than the confirmed terms, in batches of one transaction each; nothing before staff confirmed. */
export async function keepTerms(db: Db, services: Keeping, rules: readonly RetentionRule[]): Promise<void> {
  const terms = await confirmedTerms(db);
  if (!terms) return;
  const end = Date.now() + budgetMs;
  for (const rule of rules) {
    const before = cutoff(rule.kind, terms[rule.kind], services.now());
    if (!before) continue;
    while (Date.now() < end && (await removeBatch(db, rule, before, services)));
    if (rule.kind !== "emails") continue;
    const moment = await first<{ at: string }>(db, sql`select ${before} as at`);
    if (moment) await clearKeptMails(services.settings.dataDir, new Date(moment.at));
  }
}
