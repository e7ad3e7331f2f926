import { payments } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { person } from "../../people/shared/personName.ts";

const total = sql`(t.donated_cents + t.earned_cents)`;

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
  }),
  filters: {
    runs: (ids) => anyOf(sql`t.run_id`, ids),
    charities: (ids) => anyOf(sql`t.charity_id`, ids),
    state: (states) => anyOf(sql`t.state`, states, "text"),
    from: (date) => sql`t.sent_on >= ${date}::date`,
    to: (date) => sql`t.sent_on <= ${date}::date`,
  },
  search: [sql`t.name`, sql`r.name`, sql`t.reference`],
  sorts: { run: sql`t.run_id`, charity: sql`t.name`, total_cents: total },
  scope: () => always,
});
