import { sql } from "kysely";
import { type Db, sole, transaction } from "../../core/database.ts";
import { changedParts } from "./pointParts.ts";

/** How many notes are worked off in one statement. */
const most = 10_000;

const part = sql`user_id, school_id, session, place_id, rate_cents, day, charity_id, is_paid, points, entries`;
const key = sql`day, program_id, provider_id, charity_id, is_paid, rate_cents`;

/** Brings kept parts of points, and their sums, up to date with all that was noted until now. */
export async function foldPoints(db: Db): Promise<void> {
  while ((await foldSome(db)) === most);
}

/** Works off some notes; returns how many. What is noted meanwhile stays, as this statement may not have seen it. */
const foldSome = (db: Db): Promise<number> =>
  transaction(db, async (tx) => {
    // Its own statement, so that the next one sees what another process has folded.
    await sql`select pg_advisory_xact_lock(hashtext('parts of points'))`.execute(tx);
    await sql`set local work_mem = '64MB'`.execute(tx);
    const { taken } = await sole<{ taken: number }>(
      tx,
      sql`with noted as materialized (select ctid as at, user_id, school_id, session from changed_points limit ${most}),
        ${changedParts(sql`noted`)},
        gone as materialized (select * from former_parts where (${part}) not in (select ${part} from parts)),
        made as materialized (select * from parts where (${part}) not in (select ${part} from former_parts)),
        removed as (delete from point_parts where ctid = any(array(select at from gone))),
        added as (insert into point_parts (${part}) select ${part} from made),
        summed as (
          insert into point_part_sums as s (${key}, points)
          select ${key}, sum(points) from (
            select day, place_id, charity_id, is_paid, rate_cents, points from made
            union all select day, place_id, charity_id, is_paid, rate_cents, -points from gone) m
            join ledger_places l on l.id = m.place_id
          group by ${key} having sum(points) <> 0
          on conflict (${key}) do update set points = s.points + excluded.points),
        worked_off as (delete from changed_points where ctid = any(array(select at from noted)))
      select count(*)::int as taken from noted`,
    );
    return taken;
  });
