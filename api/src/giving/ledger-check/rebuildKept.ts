import { sql } from "kysely";
import { nobody } from "../../core/caller.ts";
import { type Db, rows, sole, transaction } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { always, type Sql } from "../../core/entities/entity.ts";
import { foldPoints } from "../sponsors/foldPoints.ts";
import { pointParts } from "../sponsors/sponsorComparisons.ts";
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

/** Sums that are kept in a table: what tells them apart, and what is added up. */
interface Kept {
  readonly table: string;
  readonly keys: Sql;
  readonly values: readonly string[];
}

/** Who asked for what is added up anew, and in which check. */
interface Asked {
  readonly id: number;
  readonly askedBy: number | null;
}

/** Tells the audit log how many sums of a table changed, in the transaction that changed them; nothing if none did. */
async function tell(tx: Db, { id, askedBy }: Asked, table: string, changed: number): Promise<void> {
  if (changed === 0) return;
  const deed = { id, name: null, before: null, after: { kept_sums: table, rows_changed: changed } };
  const caller = { ...nobody, id: askedBy ?? 0 };
  await record(tx, { resource: { name: "ledgerCheck" } }, "update", [deed], { caller });
}

/** What a table says, whether its rows are added up or still come one by one. */
function saidBy({ table, keys, values }: Kept): Sql {
  const sums = values.map((value) => sql`sum(${sql.ref(value)}) as ${sql.ref(value)}`);
  const isSome = sql.join(
    values.map((value) => sql`sum(${sql.ref(value)}) <> 0`),
    sql` or `,
  );
  return sql`select ${keys}, ${sql.join(sums)} from ${sql.table(table)} group by ${keys} having ${isSome}`;
}

/**
 * Empties a table of kept sums and fills it again. Whose writes it counts wait meanwhile: what they have counted is seen, and what
 * they haven't is added afterwards. Each table has a transaction of its own, so that nobody waits in a circle.
 */
const refill = (db: Db, asked: Asked, kept: Kept, fill: Sql): Promise<void> =>
  transaction(db, async (tx) => {
    const table = sql.table(kept.table);
    await sql`lock table ${table} in share row exclusive mode`.execute(tx);
    await sql`create temp table kept_before on commit drop as ${saidBy(kept)}`.execute(tx);
    await sql`delete from ${table}`.execute(tx);
    await fill.execute(tx);
    const { changed } = await sole<{ changed: number }>(
      tx,
      sql`with made as materialized (${saidBy(kept)}), differing as (
          (table kept_before except table made) union all (table made except table kept_before))
        select count(*)::int as changed from (select from differing group by ${kept.keys}) d`,
    );
    await tell(tx, asked, kept.table, changed);
  });

const names = (all: readonly string[]) => sql.join(all.map((name) => sql.ref(name)));

/** Counts rows as the triggers of their table do. */
function countsOf({ table, counts, columns, by, cents, where = always }: (typeof keptCounts)[number]): Sql {
  const sets = sql.join(by.map((each) => sql`(${names(each)})`));
  const [kept, added] = cents ? [sql`, ${sql.ref(cents)}`, sql`, sum(${sql.ref(cents)})`] : [sql``, sql``];
  return sql`insert into ${sql.table(counts)} (${names(columns)}, rows${kept}, is_folded)
    select ${names(columns)}, count(*)${added}, true from ${sql.table(table)} where ${where} group by grouping sets (${sets})`;
}

const pointsOf = sql`coalesce((select sum(e.points) from point_entries e where e.user_id = u.id), 0)`;

/** Who wins points changes the person's row, too, and so waits or has been waited for. */
const addUpPeople = (db: Db, asked: Asked): Promise<void> =>
  transaction(db, async (tx) => {
    const wrong = await rows<{ id: number }>(
      tx,
      sql`select u.id from users u where u.points <> ${pointsOf} order by u.id for no key update`,
    );
    const ids = wrong.map(({ id }) => id);
    const changed = await rows(
      tx,
      sql`update users u set points = ${pointsOf} where u.id = any(${ids}::int[]) and u.points <> ${pointsOf} returning u.id`,
    );
    await tell(tx, asked, "users", changed.length);
  });

/** Notes all classes as changed, and makes their parts anew; who reads meanwhile does so from the notes. */
async function splitPoints(db: Db, asked: Asked): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('parts of points'))`.execute(tx);
    const { disagreements } = await pointParts.compare({ db: tx });
    await tell(tx, asked, "point_parts", disagreements);
    await sql`delete from point_parts`.execute(tx);
    await sql`delete from point_part_sums`.execute(tx);
    await sql`insert into changed_points (user_id, school_id, session)
      select distinct user_id, school_id, coalesce(session_id, 0) from ledger_postings where unit = 'points'`.execute(
      tx,
    );
  });
  await foldPoints(db);
}

const balanceSums: Kept = { table: "class_balances", keys: balance, values: ["amount"] };
const totalSums: Kept = { table: "class_totals", keys: ofClass, values: ["answers", "points"] };
const daySums: Kept = { table: "point_days", keys: ofDay, values: ["points", "entries"] };
const sessionSums: Kept = {
  table: "session_days",
  keys: sql`school_id, session_id, day`,
  values: ["responses", "points"],
};

/**
 * Adds all kept sums and counts up anew, from the postings and the rows that they are of. Neither of these is changed. The audit
 * log tells which tables differed, and by how many sums.
 */
export async function rebuildKept(db: Db, asked: Asked): Promise<void> {
  await refill(db, asked, balanceSums, balances);
  await refill(db, asked, totalSums, sql`select fill_class_totals()`);
  await refill(db, asked, daySums, days);
  for (const each of keptCounts) {
    const { counts: table, columns, cents } = each;
    const kept = { table, keys: names(columns), values: ["rows", ...(cents ? [cents] : [])] };
    await refill(db, asked, kept, countsOf(each));
  }
  await refill(db, asked, sessionSums, sql`insert into session_days select *, true from session_day_sums`);
  await addUpPeople(db, asked);
  await splitPoints(db, asked);
}
