import {
  activityKinds,
  activityTypes,
  announcements,
  fileCategories,
  pageFiles,
  quizQuestions,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tempFileStore } from "../../../test/tempFileStore.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/testDatabase.ts";
import { createDatabase, type Db, rows, sole, transaction } from "../../core/database.ts";
import { cleanRichText } from "../../curriculum/richText.ts";
import { fillDemo } from "../fillDemo.ts";

const files = await tempFileStore();
const choice = { files, today: "2026-11-20", timeZone: "America/New_York", seed: 7, passwordHash: "hash" };

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.connection);
  await transaction(db, (tx) => fillDemo(tx, choice));
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A row as its form would send it, with file keys. */
const asTyped = ({ attachment, file, ...row }: Record<string, unknown>) => ({
  ...row,
  ...(typeof attachment === "string" ? { attachment: { fileKey: attachment } } : {}),
  ...(typeof file === "string" ? { file: { fileKey: file } } : {}),
});

test.each(activityKinds)(
  "fillDemo has at least six finished items of %s, and one that is live today for every level and program",
  async (kind) => {
    const { key, resource } = activityTypes[kind];
    const filled = await rows<Record<string, unknown>>(db, sql`select * from activities where type = ${key}`);
    for (const row of filled) expect(resource.input.safeParse(asTyped(row)).error?.issues ?? []).toEqual([]);
    const finished = filled.filter((row) => row["is_active"] && row["is_approved"]);
    expect(new Set(finished.map((row) => row["title"])).size).toBeGreaterThanOrEqual(6);
    expect(filled.some((row) => !row["is_approved"])).toBe(true);
    expect(filled.some((row) => !row["is_active"])).toBe(true);
    const missed = await rows(
      db,
      sql`select l.name, p.name as program from levels l cross join programs p where not exists (
        select from activities a left join sessions s on s.id = a.session_id left join session_themes st on st.id = a.session_theme_id
        where a.type = ${key} and a.is_active and a.is_approved and ${choice.today}::date between a.start and a."end"
          and ${choice.today}::date between coalesce(st.display_start, a.start) and coalesce(st.display_end, a."end")
          and coalesce(a.level_id, l.id) = l.id and coalesce(s.program_id, p.id) = p.id)`,
    );
    expect(missed).toEqual([]);
  },
);

test("fillDemo has something of every kind past, live and to come", async () => {
  const counted = await rows<{ type: string; past: number; coming: number }>(
    db,
    sql`select type, count(*) filter (where "end" < ${choice.today}::date) as past,
      count(*) filter (where start > ${choice.today}::date) as coming
      from activities where is_active and is_approved group by type`,
  );
  for (const { past, coming } of counted) expect(Math.min(past, coming)).toBeGreaterThan(0);
});

test("fillDemo keeps every file that it names", async () => {
  const named = await rows<{ key: string }>(
    db,
    sql`select distinct substring(named from '[^/]+$') as key from (
      select video_url as named from activities union all select attachment from activities
      union all select details ->> 'image_url' from activities union all select banner_url from traits
      union all select trait_opening_url from traits union all select trait_opening_url from trait_videos
      union all select welcome_video_url from programs) n where named is not null`,
  );
  expect(named.length).toBeGreaterThan(5);
  for (const { key } of named) {
    const { size } = await sole<{ size: number }>(db, sql`select size from files where key = ${key}`);
    expect((await files.open(key))?.size).toBe(size);
  }
});

test("fillDemo has captions in English and Spanish of every film that a class can see", async () => {
  const shown = await rows<{ named: string; languages: string[] }>(
    db,
    sql`select named, array(select c.language from film_captions c
        where c.film = encode(sha256(convert_to(named, 'UTF8')), 'hex') and jsonb_array_length(c.cues) > 0 order by 1) as languages
      from (select video_url as named from activities union select trait_opening_url from traits
        union select trait_opening_url from trait_videos union select welcome_video_url from programs) n
      where named is not null`,
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const { named, languages } of shown) expect(languages, named).toEqual(["en", "es"]);
});

test.each([
  ["quiz_questions", quizQuestions, 30],
  ["announcements", announcements, 6],
  ["file_categories", fileCategories, 11],
  ["page_files", pageFiles, 8],
])("fillDemo fills %s with what staff could have typed in", async (table, resource, least) => {
  const filled = await rows<Record<string, unknown>>(db, sql`select * from ${sql.table(table)}`);
  expect(filled.length).toBeGreaterThanOrEqual(least);
  for (const row of filled) expect(resource.input.safeParse(asTyped(row)).error?.issues ?? []).toEqual([]);
});

test("every quiz asks five or six questions, each with its right answer among two to four", async () => {
  const quizzes = await rows<{ asked: number; sound: number }>(
    db,
    sql`select count(*) as asked, count(*) filter (where q.correct_answer <= w.answers and w.answers between 2 and 4) as sound
      from activities a join quiz_places p on p.quiz_id = a.id join quiz_questions q on q.id = p.quiz_question_id,
        lateral (select count(*) as answers from (values (q.answer_1, q.answer_1_graphic_name), (q.answer_2, q.answer_2_graphic_name),
          (q.answer_3, q.answer_3_graphic_name), (q.answer_4, q.answer_4_graphic_name)) v (text, graphic)
          where coalesce(v.text, v.graphic) is not null) w
      where a.type = ${activityTypes.quiz.key} group by a.id`,
  );
  expect(quizzes.length).toBeGreaterThanOrEqual(6);
  for (const { asked, sound: right } of quizzes) {
    expect([5, 6]).toContain(asked);
    expect(right).toBe(asked);
  }
});

test("every picture that a question asks for is there", async () => {
  const missing = await rows(
    db,
    sql`select n.name from quiz_questions q cross join lateral (values (q.primary_graphic_name), (q.answer_1_graphic_name),
        (q.answer_2_graphic_name), (q.answer_3_graphic_name), (q.answer_4_graphic_name)) n (name)
      where n.name is not null and not exists (select from quiz_graphics g where g.name = n.name)`,
  );
  expect(missing).toEqual([]);
});

test("the standards are those of the catalog", async () => {
  const unknown = await rows(
    db,
    sql`select distinct u.name from (select unnest(array[standard_1, standard_2]) as name from activities
        union select unnest(array[standard_1, standard_2]) from quiz_questions) u
      where u.name is not null and u.name not in (select framework || ' ' || code || ' ' || statement from standards)`,
  );
  expect(unknown).toEqual([]);
});

test("every program has an announcement today, with no markup but what editors offer", async () => {
  const silent = await rows(
    db,
    sql`select p.name from programs p where not exists (select from announcements a
      where a.program_id = p.id and ${choice.today}::date between a.start and a."end")`,
  );
  expect(silent).toEqual([]);
  const written = await rows<{ content: string }>(
    db,
    sql`select content from announcements union all select instructions from activities where instructions is not null`,
  );
  for (const { content } of written) expect(cleanRichText(content)).toBe(content);
});

test("today's trait has its banner, its film and GiverTV, and every program a film to welcome with", async () => {
  const { traits, programs } = await sole<{ traits: number; programs: number }>(
    db,
    sql`select (select count(*) from traits t where t.level_id is null and ${choice.today}::date between t.start and t."end" and t.banner_url is not null
        and t.trait_opening_url is not null and 1 < (select count(*) from trait_videos v where v.trait_id = t.id)) as traits,
      (select count(*) from programs where welcome_video_url is not null and welcome_video_title is not null) as programs`,
  );
  expect({ traits, programs }).toEqual({ traits: 1, programs: 3 });
});

test("every class from PK to grade 8 has today, beside what is for all, openings, a trait and episodes of its band", async () => {
  const found = await rows<{ grade: string; opens: number; kinds: number; traits: number; episodes: number }>(
    db,
    sql`with now as (select l.id, l.grade, l.name from levels l where l.name in ('Primary', 'Upper Elementary', 'Middle School')),
        live as (select a.*, n.grade from activities a join now n on n.id = a.level_id join traits t on t.id = a.trait_id
          where a.is_active and a.is_approved and ${choice.today}::date between a.start and a."end")
      select g.grade, (select count(*) from live where grade @> array[g.grade] and type = ${activityTypes.mindfulOpen.key})::int as opens,
        (select count(distinct type) from live where grade @> array[g.grade])::int as kinds,
        (select count(*) from traits t join now n on n.id = t.level_id where n.grade @> array[g.grade]
          and ${choice.today}::date between t.start and t."end")::int as traits,
        (select count(*) from trait_videos v join traits t on t.id = v.trait_id join now n on n.id = t.level_id
          where n.grade @> array[g.grade] and ${choice.today}::date between t.start and t."end")::int as episodes
      from unnest(array['PK', 'K', '1', '2', '3', '4', '5', '6', '7', '8']) g (grade)`,
  );
  expect(found).toHaveLength(10);
  for (const { grade, opens, kinds, traits, episodes } of found) {
    expect(opens, grade).toBeGreaterThanOrEqual(3);
    expect(kinds, grade).toBeGreaterThanOrEqual(7);
    expect({ traits, episodes }, grade).toEqual({ traits: 1, episodes: 2 });
  }
});

test("classes have answered what their band had, and nothing of another", async () => {
  const answered = await rows<{ level: string; responses: number; strangers: number }>(
    db,
    sql`select l.name as level, count(*)::int as responses, count(*) filter (where not l.grade @> array[r.grade])::int as strangers
      from responses r join activities a on a.id = r.object_id and a.type = r.type and a.type = ${activityTypes.mindfulOpen.key}
        join levels l on l.id = a.level_id where a.trait_id is not null group by 1 order by 1`,
  );
  expect(answered.map(({ level }) => level)).toEqual(["Middle School", "Primary", "Upper Elementary"]);
  for (const { responses, strangers, level } of answered) {
    expect(responses, level).toBeGreaterThan(20);
    expect(strangers).toBe(0);
  }
});
