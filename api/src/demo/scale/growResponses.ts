import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { observations } from "../classroom/remarks.ts";
import { questionsOf } from "../curriculum/fillMindfulOpens.ts";
import { type MindfulScript, scriptsForAll } from "../curriculum/mindfulScripts.ts";
import { addDays, calendarOf, mondayOf } from "../shared/calendar.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import { chosen, mixed } from "./mixed.ts";
import { pointsARound, rounds, type ScaleCounts } from "./scaleCounts.ts";
import { withoutIndexes } from "./withoutIndexes.ts";

const { key } = activityTypes.mindfulOpen;
const openingsARound = 2;

/** Adds two openings per round and every class's response to one, with ledger entries, so that ids rise with time. */
export async function growResponses(
  tx: Db,
  counts: ScaleCounts,
  today: string,
  tell: (line: string) => void,
): Promise<void> {
  await addOpenings(tx, today);
  await withoutIndexes(tx, "responses", () =>
    withoutIndexes(tx, "point_entries", async () => {
      for (let round = 0; round < rounds; round += 1) {
        await answerRound(tx, round);
        const sum = (round + 1) * counts.instructors;
        if ((round + 1) % 5 === 0) tell(`  ${count(sum)} of ${count(counts.responses)} responses`);
      }
      tell("Indexes …");
    }),
  );
}

const count = (number: number) => number.toLocaleString("en-US");

/** Adds the openings, a week long each, spread over the weeks of the sessions so far. */
async function addOpenings(tx: Db, today: string): Promise<void> {
  const weeks = calendarOf(today)
    .sessions.flatMap(({ start }) => [0, 7, 14, 21, 28, 35].map((days) => addDays(start, days)))
    .filter((monday) => monday < mondayOf(today));
  const openings = Array.from({ length: rounds * openingsARound }, (_, index) => {
    const round = Math.floor(index / openingsARound);
    const start = weeks[Math.floor((round * weeks.length) / rounds)] ?? today;
    const script = scriptsForAll[index % scriptsForAll.length] as MindfulScript;
    return {
      type: key,
      title: `${script.title} ${index + 1}`,
      start,
      end: addDays(start, 6),
      standards_visible: false,
      attachment_visible: true,
      is_approved: true,
      is_active: true,
      will_visit: false,
      questions: questionsOf(script),
      details: { script: script.script.join("\n\n"), duration_seconds: script.quiet },
      ...madeAt(`${addDays(start, -14)}T11:00:00`),
    };
  });
  const added = (await insertRows(tx, "activities", openings)).map(({ id, title, start }, index) => {
    return { id, title, start, round: Math.floor(index / openingsARound), nth: index % openingsARound };
  });
  await sql`create temp table scale_openings on commit drop as
    select o.*, s.program_id, s.id as session_id
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as o (id int, title text, start date, round int, nth int)
      join sessions s on o.start between s.start and s."end"`.execute(tx);
}

async function answerRound(tx: Db, round: number): Promise<void> {
  const m = sql.ref("m.m");
  // "offset 0" stops PostgreSQL from recomputing the number for each column.
  await sql`with made as (
      insert into responses (type, object_id, user_id, school_id, session_id, grade, answers, points, created_at, updated_at)
      select ${key}, o.id, c.user_id, c.school_id, o.session_id, c.grade,
        jsonb_build_object('students', 14 + m.m % 15, 'before', 1 + m.m / 16 % 4, 'after', 2 + m.m / 64 % 4)
          || case when m.m % 5 < 2 then jsonb_build_object('reflection', ${chosen(observations, sql`${m} / 256`)}) else '{}' end,
        ${pointsARound}::int, t.at, t.at
      from scale_classes c
        cross join lateral (select ${mixed(sql`c.n::bigint * 64 + ${round}::int`, 50)} as m offset 0) m
        join scale_openings o on o.round = ${round}::int and o.program_id = c.program_id and o.nth = m.m / 1024 % ${openingsARound}::int
        cross join lateral (select o.start + (m.m / 2048 % 5)::int + time '08:00' + make_interval(secs => m.m % 7200) as at offset 0) t
      order by t.at, c.n
      returning id, user_id, school_id, session_id, type, object_id, points, created_at)
    insert into point_entries (user_id, school_id, session_id, response_id, type, title, points, created_at)
    select r.user_id, r.school_id, r.session_id, r.id, r.type, o.title, r.points, r.created_at
    from made r join (select distinct id, title from scale_openings where round = ${round}::int) o on o.id = r.object_id
    order by r.id`.execute(tx);
}
