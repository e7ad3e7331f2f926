import { classDonationEndpoints, classroomEndpoints, givingEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import type { SignedIn } from "../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const site = await make.site({ name: "Lincoln" });
const session = await make.session({ name: "Autumn", program_id: site.program_id });
const past = await make.session({
  name: "Spring",
  program_id: site.program_id,
  start: "2026-03-01",
  end: "2026-04-10",
});
const [food, trees] = [
  await make.charity({ name: "Food Bank", website: "https://food.example" }),
  await make.charity({ name: "Tree Trust" }),
];
const school_id = site.id;
const teacher = () =>
  signInAs("Instructor", { school_ids: [site.id], first_name: "Zoe", last_name: "Young", grade: "3" });
const story = (as: SignedIn, session_id?: number) =>
  call(givingEndpoints.story, { as, query: { school_id, ...(session_id && { session_id }) } });
const answer = async (as: SignedIn, students: number, title: string) => {
  const { id } = await make.mindfulOpen({ title });
  const answers = { students, before: 2, after: 5 };
  await call(classroomEndpoints.answerForm, { as, body: { school_id, object_id: id, answers } });
};

describe("GET /instructor/sessionStory", () => {
  test("tells what the class did, won and gave, by sums alone", async () => {
    const as = await teacher();
    kit.setNow("2026-09-14");
    await answer(as, 22, "Bees");
    const form = await make.nomination({ title: "Kindest" });
    const nominee = { student_first_name: "Mina", student_last_name: "Park", answers: {} };
    await call(classroomEndpoints.answerNomination, {
      as,
      body: { school_id, object_id: form.id, ...nominee },
    });
    kit.setNow("2026-09-15");
    await answer(as, 25, "Ants");
    const votes = [
      { charity_id: food.id, count: 14 },
      { charity_id: trees.id, count: 9 },
    ];
    await call(givingEndpoints.selectCharity, { as, body: { school_id, charity_id: food.id, votes } });
    await call(givingEndpoints.addGoal, {
      as,
      body: { school_id, goal_cents: 4000, goal_text: "Forty meals" },
    });
    for (const [amount_cents, donated_on] of [
      [1200, "2026-09-12"],
      [800, "2026-09-12"],
      [500, "2026-09-15"],
    ] as const) {
      await call(classDonationEndpoints.create, { as, body: { school_id, amount_cents, donated_on } });
    }
    const { status, body, text } = await story(as);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      session: { id: session.id, name: "Autumn", start: "2026-09-01", end: "2026-10-10" },
      school: { id: site.id, name: "Lincoln" },
      teacher: "Zoe Young",
      grade: "3",
      charity: { id: food.id, name: "Food Bank", website: "https://food.example" },
      goal: { goal_cents: 4000, goal_text: "Forty meals" },
      points: 20,
      earned_cents: 100,
      donated_cents: 2500,
      verified_cents: 0,
      activities: [
        { key: "mindfulness_matters_open_form", count: 2, points: 10 },
        { key: "student_nomination_form", count: 1, points: 10 },
      ],
      activities_total: 3,
      students: { largest: 25, taken_part: 47 },
      nominations: 1,
      votes: [
        { round: 1, charity: { id: food.id, name: "Food Bank" }, count: 14, chosen: true },
        { round: 1, charity: { id: trees.id, name: "Tree Trust" }, count: 9, chosen: false },
      ],
      donations: [
        { donated_on: "2026-09-12", amount_cents: 2000 },
        { donated_on: "2026-09-15", amount_cents: 500 },
      ],
      sessions: [{ id: session.id, name: "Autumn" }],
    });
    const [day] = body.data.days;
    expect(body.data.days.reduce((sum, { points }) => sum + points, 0)).toBe(20);
    expect(body.data.best_days[0]?.points).toBeGreaterThanOrEqual(day?.points ?? 0);
    expect(body.data.best_days.flatMap(({ titles }) => titles).sort()).toEqual(["Ants", "Bees", "Kindest"]);
    expect(text).not.toMatch(/Mina|Park/);
  });

  test("tells of a past session when asked, and of none that is not the class's", async () => {
    const as = await teacher();
    expect((await story(as, past.id)).status).toBe(404);
    await make.charityChoice({ user_id: as.id, school_id, session_id: past.id, charity_id: trees.id });
    const { body } = await story(as, past.id);
    expect(body.data).toMatchObject({
      session: { name: "Spring" },
      charity: { name: "Tree Trust" },
      points: 0,
      activities: [],
      activities_total: 0,
      students: null,
      goal: null,
      votes: null,
      days: [],
      best_days: [],
      donations: [],
    });
    expect(body.data.sessions.map(({ name }) => name)).toEqual(["Autumn", "Spring"]);
    kit.setNow("2026-06-01");
    expect((await story(as)).body.data.session.name).toBe("Spring");
    const { status, body: said } = await story(await teacher());
    expect([status, said.message]).toEqual([404, "This site hasn't had a session yet."]);
    kit.setNow("2026-09-15");
  });
});
