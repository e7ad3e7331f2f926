import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { mixed } from "./mixed.ts";

/** Adds charity choices and two donations each for every session so far; past ones are paid. */
export async function growGiving(tx: Db, today: string): Promise<void> {
  const day = sql`${today}::date`;
  const [m, d] = [sql.ref("m.m"), sql.ref("d.d")];
  await sql`with chosen as (
      insert into charity_choices (user_id, school_id, session_id, charity_id, start, "end", created_at, updated_at)
      select c.user_id, c.school_id, s.id, n.ids[1 + (${m} / 16 % array_length(n.ids, 1))::int], s.start, s."end", t.at, t.at
      from scale_classes c join sessions s on s.program_id = c.program_id and s.start < ${day} - 7
        cross join lateral (select ${mixed(sql`c.n::bigint * 64 + s.id`, 70)} as m offset 0) m
        cross join lateral (select array_agg(charity_id order by charity_id) as ids from session_charities where session_id = s.id) n
        cross join lateral (select s.start + 3 + time '10:15' as at) t
      where ${m} % 10 < 9 and n.ids is not null
      order by s.start, s.id, c.n
      returning id, user_id, school_id, session_id, charity_id, start, "end")
    insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on, status, created_at, updated_at)
    select h.user_id, h.school_id, h.session_id, h.charity_id, 25 * (12 + ${d} % 148)::int, b.day,
      case when h."end" < ${day} then 'paid' else 'counted' end, b.day + time '14:20', b.day + time '14:20'
    from chosen h cross join generate_series(1, 2) g
      cross join lateral (select ${mixed(sql`h.id::bigint * 2 + g`, 71)} as d offset 0) d
      cross join lateral (select least(h.start + 4 + (${d} / 256 % 30)::int, ${day} - 1) as day) b
    order by h.id, g`.execute(tx);
}
