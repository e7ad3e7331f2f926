import { sql } from "kysely";
import { first } from "../../core/database.ts";
import { compareFigures } from "../ledger-check/comparison.ts";
import { besides } from "../ledger-check/ledgerFigures.ts";

interface Kept {
  /** Null: left out, since too few classes are behind it, or never added up. */
  readonly earned: number | null;
  readonly donated: number | null;
  readonly ledger_earned: number;
  readonly ledger_donated: number;
}

/**
 * What the public page keeps of all sessions, and the ledger as it was when that was added up. If something was recorded within
 * a minute of that moment, it can't be told whether it was seen, and nothing is compared.
 */
export const keptPageComparison = compareFigures("publicPageKept", async ({ db }) => {
  const kept = await first<Kept>(
    db,
    sql`select (p.figures->'all_time'->>'earned_cents')::bigint as earned, (p.figures->'all_time'->>'donated_cents')::bigint as donated,
        l.earned as ledger_earned, l.donated as ledger_donated
      from public_page p cross join lateral (
        select coalesce(sum(b.amount * b.rate_cents) filter (where b.unit = 'points' and b.account <> 'activities'), 0)::bigint as earned,
          coalesce(sum(b.amount) filter (where b.account in ('class_bank', 'verified', 'paid') and b.unit = 'cents'), 0)::bigint as donated
        from ledger_entries e join ledger_postings b on b.entry_id = e.id
        where e.recorded_at <= p.prepared_at and b.user_id is not null) l
      where p.figures is not null and not exists (select from ledger_entries e
        where e.recorded_at between p.prepared_at - interval '1 minute' and p.prepared_at + interval '1 minute')`,
  );
  if (!kept) return [];
  const { earned, donated, ledger_earned, ledger_donated } = kept;
  return besides(
    [],
    { ...(earned !== null && { earned }), ...(donated !== null && { donated }) },
    { earned: ledger_earned, donated: ledger_donated },
  );
});
