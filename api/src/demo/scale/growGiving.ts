import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { donationNotes, goalContents } from "../giving/givingContents.ts";
import { chosen, mixed } from "./mixed.ts";

const notes = donationNotes.map((note) => note ?? "");
const goals = goalContents.map(({ dollars }) => String(dollars));
const goalTexts = goalContents.map(({ text }) => text);

/** Adds choices, goals and up to three donations a class for every session so far; most of the past ones are paid. */
export async function growGiving(tx: Db, today: string): Promise<void> {
  const day = sql`${today}::date`;
  const [m, d] = [sql.ref("m.m"), sql.ref("d.d")];
  await sql`create temp table scale_choices on commit drop as
    select c.user_id, c.school_id, s.id as session_id, n.ids[1 + (${m} / 16 % array_length(n.ids, 1))::int] as charity_id,
      s.start, s."end", t.at, ${m} as m, row_number() over (order by s.start, s.id, c.n) as n
    from scale_classes c join sessions s on s.program_id = c.program_id and s.start < ${day} - 7
      cross join lateral (select ${mixed(sql`c.n::bigint * 64 + s.id`, 70)} as m offset 0) m
      cross join lateral (select array_agg(charity_id order by charity_id) as ids from session_charities where session_id = s.id) n
      cross join lateral (select s.start + 3 + time '10:15' as at) t
    where ${m} % 10 < 9 and n.ids is not null`.execute(tx);
  await sql`insert into charity_choices (user_id, school_id, session_id, charity_id, start, "end", created_at, updated_at)
    select user_id, school_id, session_id, charity_id, start, "end", at, at from scale_choices order by n`.execute(
    tx,
  );
  await sql`insert into teacher_goals (user_id, school_id, session_id, goal_cents, goal_text, created_at, updated_at)
    select user_id, school_id, session_id, ${chosen(goals, sql`m / 256`)}::int * 100, ${chosen(goalTexts, sql`m / 256`)}, at, at
    from scale_choices where m % 100 < 70 order by n`.execute(tx);
  await sql`insert into class_donations (user_id, school_id, session_id, charity_id, amount_cents, donated_on, note, status,
      verified_at, verified_by, created_at, updated_at)
    select h.user_id, h.school_id, h.session_id, h.charity_id, 25 * (12 + ${d} % 148)::int, b.day,
      nullif(${chosen(notes, sql`${d} / 1024`)}, ''), k.status,
      case when k.status in ('verified', 'paid') then b.day + time '15:30' end,
      case when k.status in ('verified', 'paid') then x.admin_id end, b.day + time '14:20',
      b.day + case when k.status = 'counted' then time '14:20' else time '16:00' end
    from scale_choices h join sites x on x.id = h.school_id cross join generate_series(1, (h.m / 4096 % 4)::int) g
      cross join lateral (select ${mixed(sql`h.n * 4 + g`, 71)} as d offset 0) d
      cross join lateral (select least(h.start + 4 + (${d} / 256 % 35)::int, ${day} - 1) as day) b
      cross join lateral (select case when ${d} / 64 % 25 = 0 then 'void' when h."end" >= ${day} then
          case when ${d} / 64 % 3 = 0 then 'verified' else 'counted' end
        when h."end" < ${day} - 100 then 'paid' when ${d} / 64 % 5 = 0 then 'counted' else 'verified' end as status) k
    order by h.n, g`.execute(tx);
}
