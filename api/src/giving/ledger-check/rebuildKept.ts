import { sql } from "kysely";
import { type Db, rows, transaction } from "../../core/database.ts";
import { always, type Sql } from "../../core/entities/entity.ts";
import { foldPoints } from "../sponsors/foldPoints.ts";
import { keptCounts } from "./keptCounts.ts";

const ofClass = sql`user_id, school_id, session_id`;
const balance = sql`${ofClass}, unit, account, place_id, charity_id, rate_cents`;
const ofDay = sql`${ofClass}, place_id, rate_cents, day`;

const balances = sql`insert into class_balances (${balance}, amount)
  select ${balance}, sum(amount) from ledger_postings where user_id is not null group by ${balance}`;

const days = sql`insert into point_days (${ofDay}, points, entries)
  select p.user_id, p.school_id, p.session_id, p.place_id, p.rate_cents, coalesce(o.effective_on, e.effective_on), -sum(p.amount),
    -sum(sign(p.amount))
  from ledger_postings p join ledger_entries e on e.id = p.entry_id left join ledger_entries o on o.id = e.reverses_id
  where p.account = 'activities' and e.adjustment_id is null group by 1, 2, 3, 4, 5, 6`;

/**
 * Empties a table of kept sums and fills it again. Whose writes it counts wait meanwhile: what they have counted is seen, and what
 * they haven't is added afterwards. Each table has a transaction of its own, so that nobody waits in a circle.
 */
const refill = (db: Db, table: string, fill: Sql): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
    await sql`delete from ${sql.table(table)}`.execute(tx);
    await fill.execute(tx);
  });

/** Counts rows as the triggers of their table do. */
function countsOf({ table, counts, columns, by, cents, where = always }: (typeof keptCounts)[number]): Sql {
  const names = (all: readonly string[]) => sql.join(all.map((name) => sql.ref(name)));
  const sets = sql.join(by.map((each) => sql`(${names(each)})`));
  const [kept, added] = cents ? [sql`, ${sql.ref(cents)}`, sql`, sum(${sql.ref(cents)})`] : [sql``, sql``];
  return sql`insert into ${sql.table(counts)} (${names(columns)}, rows${kept}, is_folded)
    select ${names(columns)}, count(*)${added}, true from ${sql.table(table)} where ${where} group by grouping sets (${sets})`;
}

const pointsOf = sql`coalesce((select sum(e.points) from point_entries e where e.user_id = u.id), 0)`;

/** Who wins points changes the person's row, too, and so waits or has been waited for. */
const addUpPeople = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    const wrong = await rows<{ id: number }>(
      tx,
      sql`select u.id from users u where u.points <> ${pointsOf} order by u.id for no key update`,
    );
    const ids = wrong.map(({ id }) => id);
    await sql`update users u set points = ${pointsOf} where u.id = any(${ids}::int[])`.execute(tx);
  });

/** Notes all classes as changed, and makes their parts anew; who reads meanwhile does so from the notes. */
async function splitPoints(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('parts of points'))`.execute(tx);
    await sql`delete from point_parts`.execute(tx);
    await sql`delete from point_part_sums`.execute(tx);
    await sql`insert into changed_points (user_id, school_id, session)
      select distinct user_id, school_id, coalesce(session_id, 0) from ledger_postings where unit = 'points'`.execute(
      tx,
    );
  });
  await foldPoints(db);
}

/** Adds all kept sums and counts up anew, from the postings and the rows that they are of. Neither of these is changed. */
export async function rebuildKept(db: Db): Promise<void> {
  await refill(db, "class_balances", balances);
  await refill(db, "class_totals", sql`select fill_class_totals()`);
  await refill(db, "point_days", days);
  for (const each of keptCounts) await refill(db, each.counts, countsOf(each));
  await addUpPeople(db);
  await splitPoints(db);
}
