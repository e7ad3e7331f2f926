import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { switchTriggers } from "./switchTriggers.ts";
import { withoutIndexes } from "./withoutIndexes.ts";

const posting = [
  "point_entries.post_added",
  "charity_choices.post_inserted",
  "class_donations.post_inserted",
];
const checks = ["ledger_entries.sums_to_zero", "ledger_postings.keep_balances"];

/** Runs work whose points, choices and donations are posted to the ledger at its end, once for all. */
export async function postedAtOnce(
  tx: Db,
  work: () => Promise<void>,
  tell: (line: string) => void,
): Promise<void> {
  await switchTriggers(tx, "disable", posting);
  await work();
  await switchTriggers(tx, "enable", posting);
  tell("Ledger …");
  // Plans from before the tables had grown are forgotten with this.
  await sql`analyze point_entries, responses, charity_choices, class_donations`.execute(tx);
  // What the demo program posted is checked now, since tables with pending checks can't be altered.
  await sql`set constraints all immediate`.execute(tx);
  await switchTriggers(tx, "disable", checks);
  await withoutIndexes(tx, "ledger_entries", () =>
    withoutIndexes(tx, "ledger_postings", async () => {
      await sql`select post_points(array(select e.id from point_entries e join scale_classes c using (user_id, school_id)
        order by e.id))`.execute(tx);
    }),
  );
  await sql`select post_donations(array(select d.id from class_donations d join scale_classes c using (user_id, school_id)
    order by d.id))`.execute(tx);
  await switchTriggers(tx, "enable", checks);
  await sql`insert into class_balances (user_id, school_id, session_id, unit, account, place_id, charity_id, rate_cents, amount)
    select p.user_id, p.school_id, p.session_id, p.unit, p.account, p.place_id, p.charity_id, p.rate_cents, sum(p.amount)
    from ledger_postings p join scale_classes c using (user_id, school_id) group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(
    tx,
  );
}
