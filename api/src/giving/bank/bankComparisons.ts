import { sql } from "kysely";
import { type Comparison, comparePairs } from "../ledger-check/comparison.ts";
import { reconciliationComparison } from "./reconciliationComparison.ts";

/** Each confirmed line is its parts and its difference; no payment, donation or receipt was seen for more than it is. */
const bankMatches = comparePairs({
  name: "bankMatches",
  by: ["bankLine", "payment", "donation", "receipt"],
  pairs: sql`with matched as (
      select m.*, d.line_id from bank_matches m join bank_decisions d on d.id = m.decision_id and d.undone_at is null)
    select l.id as "bankLine", null::int as payment, null::int as donation, null::int as receipt, null::text as figure, 'cents'::text as unit,
      abs(l.amount_cents) as expected,
      d.difference_cents + (select coalesce(sum(m.cents), 0) from matched m where m.line_id = l.id) as found
    from bank_decisions d join bank_lines l on l.id = d.line_id where d.kind = 'confirmed' and d.undone_at is null
    union all
    select null, p.id, null, null, null, 'cents', least(sum(m.cents), p.donated_cents + p.earned_cents), sum(m.cents)
    from matched m join payments p on p.id = m.thing_id where m.kind = 'payment' group by p.id
    union all
    select null, null, g.id, null, null, 'cents', least(sum(m.cents), g.amount_cents), sum(m.cents)
    from matched m join class_donations g on g.id = m.thing_id where m.kind = 'donation' group by g.id
    union all
    select null, null, null, r.id, null, 'cents', least(sum(m.cents), r.amount_cents), sum(m.cents)
    from matched m join sponsor_receipts r on r.id = m.thing_id where m.kind = 'receipt' group by r.id`,
});

/** What lines of bank statements were confirmed as, and what the reconciliation tells of them. */
export const bankComparisons: readonly Comparison[] = [bankMatches, reconciliationComparison];
