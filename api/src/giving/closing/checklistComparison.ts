import type { ClosingItem } from "@kindling/contract";
import { sql } from "kysely";
import { first, sole } from "../../core/database.ts";
import { compareFigures } from "../ledger-check/comparison.ts";
import { besides, readFigures } from "../ledger-check/ledgerFigures.ts";
import { openItems } from "./openItems.ts";

/** What the checklist tells of an open session, another one each day. Adjustments wait to be verified, and aren't open there. */
export const checklistComparison = compareFigures("closingChecklist", async ({ db, context }) => {
  const session = await first<{ id: number; name: string; end: string }>(
    db,
    sql`select t.id, t.name, t."end" from sessions t where t.closed_at is null and t.id in (select session_id from ledger_sums)
      order by md5(t.id::text || ${context.today}::text) limit 1`,
  );
  if (!session) return [];
  const { id, name } = session;
  const items = await openItems(db, session, context);
  const centsOf = (key: ClosingItem) => items.find((item) => item.key === key)?.cents ?? 0;
  const { waiting, undecided } = await readFigures(db, sql`b.session_id = ${id}`);
  const { adjusted } = await sole<{ adjusted: number }>(
    db,
    sql`select coalesce(sum(amount_cents), 0)::bigint as adjusted from class_donations
      where session_id = ${id} and status = 'counted' and adjustment_id is not null`,
  );
  const told = { waiting: centsOf("unverified"), unassigned: centsOf("undecided") };
  return besides([{ kind: "session", id, name }], told, {
    waiting: waiting - adjusted,
    unassigned: undecided,
  });
});
