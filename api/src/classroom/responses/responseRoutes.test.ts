import {
  activityFormResponseEndpoints,
  auditLogEndpoints,
  nominationResponseEndpoints,
  pdfFormResponseEndpoints,
  quizAnswerEndpoints,
  traitResponseEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { makeNominationForm, makeQuiz } from "../../../test/quizzes.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const site = await make.site({ name: "Lincoln" });
const other = await make.site({ name: "Mapleton" });
const teacher = await make.user({ first_name: "Zoe", school_ids: [site.id] });
const stranger = await make.user({ first_name: "Abe", school_ids: [other.id] });
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const trait = await make.trait({ title: "Patience" });
const { rows: episodes } = await sql<{
  id: number;
}>`insert into trait_videos (trait_id, name, trait_opening_url)
  values (${trait.id}, 'The lamp', 'https://vimeo.com/1') returning id`.execute(db);

/** Each sort of response with an item it may answer; a trait and its episode may share an id. */
const subjects = [
  {
    name: "mindful close",
    calls: activityFormResponseEndpoints,
    id: (await make.mindfulClose({ title: "Stars" })).id,
    title: "Stars",
  },
  {
    name: "lesson plan",
    calls: pdfFormResponseEndpoints,
    id: (await make.lessonPlan({ title: "Maps" })).id,
    title: "Maps",
  },
  { name: "quiz", calls: quizAnswerEndpoints, id: (await makeQuiz(db, "Sums", [])).id, title: "Sums" },
  { name: "trait", calls: traitResponseEndpoints, id: trait.id, type: "trait", title: "Patience" },
  {
    name: "GiverTV",
    calls: traitResponseEndpoints,
    id: episodes[0]?.id ?? 0,
    type: "giver_tv",
    title: "The lamp",
  },
  {
    name: "nomination",
    calls: nominationResponseEndpoints,
    id: (await makeNominationForm(db, 9)).id,
    title: "Kindest of the month",
  },
];

type Calls = typeof activityFormResponseEndpoints;

/** Makes a response that has won ten points, as recording it does. */
async function respond(subject: (typeof subjects)[number], user: typeof teacher, school_id: number) {
  const { id: object_id, type } = subject;
  const response = { object_id, user_id: user.id, school_id, points: 10, answers: {} };
  const student = { student_first_name: "Mina", student_last_name: "Park" };
  const { id } = await make.response({ ...response, ...student, ...(type ? { type } : {}) });
  await sql`insert into point_entries (user_id, school_id, response_id, type, title, points)
    select user_id, school_id, id, type, ${subject.title}, points from responses where id = ${id}`.execute(
    db,
  );
  await sql`update users set points = points + 10 where id = ${user.id}`.execute(db);
  return id;
}

describe.each(subjects)("responses to a $name", (subject) => {
  const { list, remove } = subject.calls as Calls;
  const idsOf = async (as = staff, query: object = {}) =>
    (await call(list, { as, query: { rows: 100, ...query } })).body.data.map(({ id }) => id);

  test("are listed with what they answer and who gave them, for staff all and for leaders those of their sites", async () => {
    const mine = await respond(subject, teacher, site.id);
    const theirs = await respond(subject, stranger, other.id);
    const { data } = (await call(list, { as: staff, query: { search: "zoe", rows: 100 } })).body;
    expect(data.find(({ id }) => id === mine)).toMatchObject({
      title: subject.title,
      object_id: subject.id,
      first_name: "Zoe",
      site_name: "Lincoln",
      can: ["delete"],
    });
    expect(await idsOf(staff)).toEqual(expect.arrayContaining([mine, theirs]));
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    const atProvider = await signInAs("Provider Leader", { provider_id: Number(site.provider_id) });
    for (const as of [leader, atProvider]) {
      expect(await idsOf(as)).toContain(mine);
      expect(await idsOf(as)).not.toContain(theirs);
      expect(await idsOf(as, { providers: other.provider_id })).toEqual([]);
    }
    await sql`delete from responses`.execute(db);
  });

  test("give back their points when they are deleted, with a trace, and go by no other sort's call", async () => {
    const user = await make.user({ school_ids: [site.id] });
    const id = await respond(subject, user, site.id);
    for (const each of subjects.filter(({ calls }) => calls !== subject.calls)) {
      expect((await call(each.calls.remove, { as: staff, params: { id } })).status).toBe(404);
    }
    const { status, body } = await call(remove, { as: staff, params: { id } });
    expect([status, body.message]).toEqual([200, "Response deleted successfully!"]);
    const { rows } =
      await sql`select u.points, (select jsonb_agg(jsonb_build_array(e.points, e.title) order by e.id)
      from point_entries e where e.response_id = ${id}) as entries from users u where u.id = ${user.id}`.execute(
        db,
      );
    expect(rows).toEqual([
      {
        points: 0,
        entries: [
          [10, subject.title],
          [-10, subject.title],
        ],
      },
    ]);
    const query = { entity: list.name.replace(".list", ""), entity_id: id };
    const log = await call(auditLogEndpoints.list, { as: staff, query });
    expect(log.body.data).toMatchObject([
      { action: "delete", name: subject.title, before: { site_name: "Lincoln" } },
    ]);
  });
});

describe("GET /studentNomanation/responses", () => {
  test("names the student, and is searched by them", async () => {
    const subject = subjects[5] as (typeof subjects)[number];
    const id = await respond(subject, teacher, site.id);
    const { data } = (
      await call(nominationResponseEndpoints.list, { as: staff, query: { search: "mina park" } })
    ).body;
    expect(data).toMatchObject([{ id, student_first_name: "Mina", student_last_name: "Park" }]);
  });
});
