import { payments, unseenDays } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { person } from "../../people/shared/personName.ts";
import { seenOn } from "../bank/matching/seenAtBank.ts";

const total = sql`(t.donated_cents + t.earned_cents)`;
const seen = seenOn("payment", sql`t.id`, total);
/** Sent for so long that the bank should have it, and not seen there; of nobody who takes over no statements. */
const unseen = (today: string) =>
  sql`(t.state = 'sent' and t.sent_on < ${today}::date - ${sql.lit(unseenDays)}::int and ${seen} is null
    and exists (select from bank_statements))`;

/** What charities get, by the name they had when it was proposed. */
export const payment = defineEntity(payments, {
  table: "payments",
  from: sql`payments t left join payment_runs r on r.id = t.run_id left join users u on u.id = t.sent_by`,
  columns: () => ({
    ...stored,
    ...plain("donation_count", "donated_cents", "points", "earned_cents"),
    ...plain("state", "method", "reference", "sent_on", "reason"),
    run: refer("r"),
    charity: sql`jsonb_build_object('id', t.charity_id, 'name', t.name)`,
    total_cents: total,
    sent_by: person("u"),
    seen_on: seen,
  }),
  filters: {
    runs: (ids) => anyOf(sql`t.run_id`, ids),
    charities: (ids) => anyOf(sql`t.charity_id`, ids),
    state: (states) => anyOf(sql`t.state`, states, "text"),
    is_unseen: (is, { today }) => (is ? unseen(today) : sql`not ${unseen(today)}`),
    from: (date) => sql`t.sent_on >= ${date}::date`,
    to: (date) => sql`t.sent_on <= ${date}::date`,
  },
  search: [sql`t.name`, sql`r.name`, sql`t.reference`],
  sorts: { run: sql`t.run_id`, charity: sql`t.name`, total_cents: total },
  scope: () => always,
});
