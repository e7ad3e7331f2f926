import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { type FilledTurn, growItems, variants } from "./growItems.ts";
import { mixed } from "./mixed.ts";
import { planTurns } from "./planTurns.ts";
import type { ScaleCounts } from "./scaleCounts.ts";
import { switchTriggers } from "./switchTriggers.ts";
import { withoutIndexes } from "./withoutIndexes.ts";

/** Adds what the classes answered in their terms, turn by turn, with the ledger and each instructor's sum of it. */
export async function growResponses(
  tx: Db,
  counts: ScaleCounts,
  today: string,
  tell: (line: string) => void,
): Promise<void> {
  const turns = await growItems(tx, planTurns(today), today);
  await sql`select set_config('work_mem', '64MB', true)`.execute(tx);
  // What classes did is added up at the end, once for all.
  const later = ["responses.total_inserted", "point_entries.total_inserted"];
  await switchTriggers(tx, "disable", later);
  await withoutIndexes(tx, "responses", () =>
    withoutIndexes(tx, "point_entries", async () => {
      for (const turn of turns) {
        await answerTurn(tx, turn);
        const sum = (turn.place + 1) * counts.instructors;
        if ((turn.place + 1) % 5 === 0) tell(`  ${count(sum)} of ${count(counts.responses)} responses`);
      }
      tell("Indexes …");
    }),
  );
  await switchTriggers(tx, "enable", later);
  await sql`select fill_class_totals()`.execute(tx);
  await sql`update users u set points = e.points from (
      select c.user_id, sum(p.points)::int as points from scale_classes c join point_entries p on p.user_id = c.user_id
      group by 1) e
    where u.id = e.user_id`.execute(tx);
}

const count = (number: number) => number.toLocaleString("en-US");

/** The hours of a school day, counted from its first, in which a kind of thing is done. */
const hoursOf = (kind: FilledTurn["kind"]) =>
  kind === "mindfulOpen"
    ? { first: 0, span: 1 }
    : kind === "mindfulClose"
      ? { first: 6, span: 1 }
      : { first: 1, span: 5 };

async function answerTurn(tx: Db, { kind, place, choices, days, isLate }: FilledTurn): Promise<void> {
  const [m, nth] = [sql.ref("m.m"), sql.ref("a.nth")];
  const { first, span } = hoursOf(kind);
  const skipped = isLate ? sql.ref("c.skips_late") : sql.ref("c.skips");
  // A class that another one skips a turn for answers two of the turn's items.
  const times =
    choices > 1 ? sql`case when d.d % 100 >= ${skipped} then 1 when c.is_keen then 2 else 0 end` : sql`1`;
  // "offset 0" stops PostgreSQL from recomputing a number for each column.
  await sql`with made as (
      insert into responses (type, object_id, user_id, school_id, session_id, grade, answers, points, right_answers, asked,
        student_first_name, student_last_name, created_at, updated_at)
      select v.type, v.object_id, c.user_id, c.school_id, s.id, c.grade, v.answers, v.points, v.right_answers, v.asked,
        v.student_first_name, v.student_last_name, t.at, t.at
      from scale_classes c
        cross join lateral (select ${mixed(sql`c.pair::bigint * 64 + ${place}::int`, 51)} as d offset 0) d
        cross join lateral generate_series(1, ${times}) g (g)
        cross join lateral (select ${mixed(sql`c.n::bigint * 128 + ${place}::int * 2 + g.g`, 50)} as m offset 0) m
        cross join lateral (select (d.d / 128 + g.g) % ${choices}::int as nth offset 0) a
        join sessions s on s.program_id = c.program_id and ${days[0]}::date between s.start and s."end"
        join scale_answers v on v.place = ${place}::int and v.nth = ${nth} and v.variant = ${m} / 1024 % ${variants}::int
        cross join lateral (select (${[...days]}::date[])[1 + (${m} / 32768 % ${days.length}::int)::int] + make_interval(
          hours => c.first_hour + (case when c.hours > 3 then ${first}::int + ${m} / 8 % ${span}::int else ${m} / 8 % c.hours end)::int,
          secs => ${m} / 64 % 3600) as at offset 0) t
      order by t.at, c.n
      returning id, user_id, school_id, session_id, type, object_id, points, created_at)
    insert into point_entries (user_id, school_id, session_id, response_id, type, title, points, created_at)
    select r.user_id, r.school_id, r.session_id, r.id, r.type, o.title, r.points, r.created_at
    from made r join (select distinct object_id, title from scale_answers where place = ${place}::int) o on o.object_id = r.object_id
    order by r.id`.execute(tx);
}
