import {
  activityFormResponseEndpoints,
  classroomEndpoints,
  type Endpoint,
  givingDashboardEndpoints,
  givingEndpoints,
  nominationResponseEndpoints,
  pdfFormResponseEndpoints,
  quizAnswerEndpoints,
  traitResponseEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { makeNominationForm, makeQuiz } from "../../../test/quizzes.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rows } from "../../core/database.ts";

const { call, make, signInAs, db } = await buildApp();
const { answerForm, answerPdf, answerTrait, answerQuiz, answerNomination } = classroomEndpoints;
const { points } = givingEndpoints;

// Today is September 15; the session before ended on Friday.
const friday = "2026-09-11";
const program = await make.program();
const before = await make.session({ program_id: program.id, start: "2026-08-20", end: friday });
const running = await make.session({ program_id: program.id, start: "2026-09-14", end: "2026-10-20" });
const site = await make.site({ program_id: program.id });
const staff = await signInAs("Super Admin");
const teacher = () => signInAs("Instructor", { school_ids: [site.id], grade: "3" });

const ended = await make.mindfulOpen({ start: "2026-09-07", end: friday });
const steady = await make.kinesthetic({ start: "2026-08-01", end: "2026-09-30" });
const trait = await make.trait({ questions: [] });
const quiz = await makeQuiz(db, "Sums", [{ question: "2 + 2?", answers: ["3", "4"], correct: 2 }]);
const form = await makeNominationForm(db, 1);
const calls = [
  {
    endpoint: answerForm,
    list: activityFormResponseEndpoints.list,
    body: { object_id: ended.id, answers: { students: 20, before: 3, after: 4 } },
  },
  {
    endpoint: answerPdf,
    list: pdfFormResponseEndpoints.list,
    body: { object_id: steady.id, answers: { students: 20 } },
  },
  {
    endpoint: answerTrait,
    list: traitResponseEndpoints.list,
    body: { object_id: trait.id, kind: "trait", answers: {} },
  },
  {
    endpoint: answerQuiz,
    list: quizAnswerEndpoints.list,
    body: { object_id: quiz.id, answers: { [quiz.questionIds[0] ?? 0]: 2 } },
  },
  {
    endpoint: answerNomination,
    list: nominationResponseEndpoints.list,
    body: {
      object_id: form.id,
      answers: { why: "She waits" },
      student_first_name: "Mina",
      student_last_name: "Park",
    },
  },
] as const;

interface Reply {
  readonly status: number;
  readonly body: { message: string; data: { id: number }; errors?: { path: string; msg: string }[] };
}

async function answer(as: SignedIn, { endpoint, body }: (typeof calls)[number], more: object = {}) {
  const sent = { school_id: site.id, ...body, ...more };
  return (await call(endpoint as Endpoint, { as, body: sent })) as unknown as Reply;
}
const [mindful, report] = calls;

describe.each(calls)("$endpoint.path", (which) => {
  test("takes the day on which the class did it: row, points and session are that day's", async () => {
    const as = await teacher();
    const { status, body } = await answer(as, which, { answered_on: friday });
    expect(status).toBe(201);
    const listed = (await call(which.list as Endpoint, {
      as: staff,
      query: { object_id: which.body.object_id, from: friday, to: friday, rows: 100 },
    })) as unknown as { body: { data: object[] } };
    expect(listed.body.data).toContainEqual(
      expect.objectContaining({
        id: body.data.id,
        answered_on: friday,
        session: { id: before.id, name: before.name },
      }),
    );
    const entries = await rows(
      db,
      sql`select session_id from point_entries where response_id = ${body.data.id}`,
    );
    expect(entries).toEqual([{ session_id: before.id }]);
  });

  test("refuses an answer to a question that the item doesn't have, and records nothing", async () => {
    const as = await teacher();
    const answers = { ...which.body.answers, ghost: "boo" };
    const { status, body } = await answer(as, which, { answered_on: friday, answers });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["answers.ghost"]]);
    expect(await rows(db, sql`select id from responses where user_id = ${as.id}`)).toEqual([]);
  });
});

describe("answered_on", () => {
  test("opens an item that has ended since; without it the item is closed", async () => {
    const as = await teacher();
    const late = await answer(as, mindful);
    expect([late.status, late.body.errors?.[0]?.path]).toEqual([422, "object_id"]);
    expect((await answer(as, mindful, { answered_on: friday })).status).toBe(201);
  });

  test.each([
    ["in the future", "2026-09-16", "The date can't be in the future. Choose today or an earlier day."],
    ["15 days back", "2026-08-31", "The date can be at most 14 days ago."],
    ["no date", "Friday", "Answered on must be a date such as 2026-09-01"],
  ])("%s is refused", async (_what, answered_on, msg) => {
    const { status, body } = await answer(await teacher(), report, { answered_on });
    expect([status, body.errors]).toEqual([422, [{ path: "answered_on", msg }]]);
  });

  test.each([
    ["left out", {}],
    ["today", { answered_on: "2026-09-15" }],
  ])(
    "%s, it counts for the day that chose its session, even if that is over when it is written",
    async (_what, more) => {
      const { body } = await answer(await teacher(), report, more);
      // The database's clock tells a later day here, as it does after midnight.
      const written = await rows(
        db,
        sql`select to_char(r.created_at at time zone 'America/New_York', 'YYYY-MM-DD') as day, r.session_id, r.recorded_at, e.effective_on::text
        from responses r join point_entries p on p.response_id = r.id join ledger_entries e on e.point_entry_id = p.id where r.id = ${body.data.id}`,
      );
      const day = "2026-09-15";
      expect(written).toEqual([{ day, session_id: running.id, recorded_at: null, effective_on: day }]);
    },
  );

  test("before the item's first day is refused; 14 days back is taken", async () => {
    const as = await teacher();
    const { status, body } = await answer(as, mindful, { answered_on: "2026-09-04" });
    expect([status, body.errors]).toEqual([
      422,
      [{ path: "answered_on", msg: "This activity wasn't open on that day. Choose another day." }],
    ]);
    expect((await answer(as, report, { answered_on: "2026-09-01" })).status).toBe(201);
  });

  test("an unknown item is not found, whatever the day", async () => {
    const { status } = await answer(await teacher(), report, {
      object_id: 999_999,
      answered_on: "2030-01-01",
    });
    expect(status).toBe(404);
  });

  test("what it earns goes to the charity that the class chose in that day's session", async () => {
    const as = await teacher();
    const place = { user_id: as.id, school_id: site.id };
    const { charity_id } = await make.charityChoice({ ...place, session_id: before.id });
    await answer(as, report, { answered_on: friday });
    const { data } = (await call(points, { as, query: { school_id: site.id } })).body;
    expect([data.points, data.session_points, data.unassigned_cents]).toEqual([15, 0, 0]);
    const earned = async (session: { id: number }) => {
      const query = { sessions: [session.id], charities: [charity_id] };
      return (await call(givingDashboardEndpoints.get, { as: staff, query })).body.data.totals.points;
    };
    expect([await earned(before), await earned(running)]).toEqual([15, 0]);
  });
});
