import { grades } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { firstNames, lastNames } from "../people/names.ts";
import { chosen, mixed, placed } from "./mixed.ts";
import type { ScaleCounts } from "./scaleCounts.ts";
import { withoutIndexes } from "./withoutIndexes.ts";

const n = sql.ref("n.n");

/** Adds leaders and instructors with passwords. */
export async function growPeople(
  tx: Db,
  counts: ScaleCounts,
  passwordHash: string,
  today: string,
  begun: string,
): Promise<void> {
  await withoutIndexes(tx, "users", () => addPeople(tx, counts, passwordHash, today, begun));
  await placePeople(tx, counts, begun);
}

async function addPeople(
  tx: Db,
  counts: ScaleCounts,
  passwordHash: string,
  today: string,
  begun: string,
): Promise<void> {
  const kinds = [
    ["Provider Leader", "provider", counts.providers],
    ["Site Leader", "leader", counts.sites],
    ["Instructor", "teacher", counts.instructors],
  ] as const;
  for (const [salt, [role, key, count]] of kinds.entries()) {
    await sql`insert into users (first_name, last_name, email, role, provider_id, grade, external_id, password_hash,
        new_login, last_login_at, created_at, updated_at)
      select ${chosen(firstNames, mixed(n, 10 + salt))}, ${chosen(lastNames, mixed(n, 20 + salt))},
        ${key} || n.n || '@scale.example', ${role}, case when ${role} = 'Provider Leader' then p.id end,
        case when ${role} = 'Instructor' then ${chosen(grades, mixed(n, 30))} end,
        'scale-' || ${key} || '-' || lpad(n.n::text, 8, '0'), ${passwordHash}, false,
        ${today}::timestamptz - make_interval(mins => (${mixed(n, 40 + salt)} % 40000)::int),
        ${begun}::timestamptz, ${begun}::timestamptz
      from generate_series(1, ${count}::int) n left join scale_providers p on p.n = n.n
      order by n.n`.execute(tx);
  }
}

/**
 * Brings leaders and instructors to their sites, and keeps the classes, numbered, until the transaction ends, with their
 * habits. They go in pairs: what one of them skips, some percent of all or, fallen silent, all of the last weeks, the keen
 * one does.
 */
async function placePeople(tx: Db, counts: ScaleCounts, begun: string): Promise<void> {
  const pair = sql`((c.n + 1) / 2)`;
  const isAlone = sql`(${pair} * 2 > ${counts.instructors}::int)`;
  await sql`create temp table scale_classes on commit drop as
    select c.n, c.user_id, c.grade, s.id as school_id, s.program_id, ${pair} as pair, (c.n + ${pair}) % 2 = 0 as is_keen,
      case when ${isAlone} then 0 else ${mixed(pair, 31)} % 50 end as skips,
      case when ${isAlone} then 0 when ${mixed(pair, 32)} % 6 = 0 then 100 else ${mixed(pair, 31)} % 50 end as skips_late,
      case g.program when 'in_school' then 8 when 'after_school' then 15 else 9 end as first_hour,
      case g.program when 'in_school' then 7 else 3 end as hours
    from (
      select id as user_id, grade, row_number() over (order by external_id)::int as n from users
      where starts_with(external_id, 'scale-teacher-')) c
    join scale_sites x on x.n = ${placed(sql`c.n`, counts.sites, 33)} join sites s on s.id = x.id
    join programs g on g.id = s.program_id`.execute(tx);
  await sql`create unique index on scale_classes (n)`.execute(tx);
  await sql`analyze scale_classes`.execute(tx);
  await sql`update sites s set admin_id = u.id from users u, scale_sites x
    where x.id = s.id and u.external_id = 'scale-leader-' || lpad(x.n::text, 8, '0')`.execute(tx);
  await sql`insert into user_schools (user_id, school_id)
    select s.admin_id, s.id from sites s join scale_sites x on x.id = s.id
    union all select user_id, school_id from scale_classes`.execute(tx);
  await sql`update class_periods p set "from" = ${begun}::timestamptz from scale_classes c
    where p.user_id = c.user_id and p.school_id = c.school_id`.execute(tx);
}
