import {
  classroomEndpoints,
  type Endpoint,
  fileUrl,
  givingEndpoints,
  pdfFormResponseEndpoints,
  quizAnswerEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { makeNominationForm, makeQuiz } from "../../../test/quizzes.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { answerFile, answerPdf, answerTrait, answerQuiz, answerNomination, curriculumData, trait } =
  classroomEndpoints;
const { points } = givingEndpoints;
const program = await make.program();
const site = await make.site({ program_id: program.id });
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const teacher = () => signInAs("Instructor", { school_ids: [site.id], grade: "3" });

const png = (shade: number) =>
  Buffer.concat([
    Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex"),
    Buffer.from([shade]),
  ]);
const picture = (shade: number) => ({ name: `picture ${shade}.png`, content: png(shade), field: "files" });

const sums = [
  { question: "2 + 2?", answers: ["3", "4", "5"], correct: 2 },
  { question: "3 × 3?", answers: ["6", "9"], correct: 2 },
  { question: "10 − 7?", answers: ["3", "13", "17", "7"], correct: 1 },
];

/** One item per call, with a valid body and its points. */
async function makeItems() {
  const kinesthetic = await make.kinesthetic({ title: "Mirror walk" });
  const patience = await make.trait({
    questions: [{ id: "seen", label: "Seen?", kind: "yes_no", required: true }],
  });
  const { rows } = await sql<{ id: number }>`insert into trait_videos (trait_id, name, trait_opening_url)
    values (${patience.id}, 'The lamp', 'https://vimeo.com/1') returning id`.execute(db);
  const episode = { id: rows[0]?.id ?? 0 };
  const quiz = await makeQuiz(db, "Sums", sums);
  const [first, second, third] = quiz.questionIds as [number, number, number];
  const form = await makeNominationForm(db, 1);
  const student = { student_first_name: "Mina", student_last_name: "Park" };
  return [
    {
      name: "pdf-form-response",
      endpoint: answerPdf,
      id: kinesthetic.id,
      answers: { students: 20 },
      more: {},
      won: 15,
    },
    {
      name: "add-trait-response",
      endpoint: answerTrait,
      id: patience.id,
      answers: { seen: true },
      more: { kind: "trait" },
      won: 10,
    },
    {
      name: "add-trait-response (GiverTV)",
      endpoint: answerTrait,
      id: episode.id,
      answers: { students: 8, liked: 5 },
      more: { kind: "giver_tv" },
      won: 10,
    },
    {
      name: "add-quiz-answer",
      endpoint: answerQuiz,
      id: quiz.id,
      answers: { [first]: 2, [second]: 1, [third]: 1 },
      more: {},
      won: 7,
    },
    {
      name: "add-nomination-response",
      endpoint: answerNomination,
      id: form.id,
      answers: { why: "She waits" },
      more: student,
      won: 10,
    },
  ] as const;
}

type Item = Awaited<ReturnType<typeof makeItems>>[number];
const items = await makeItems();

interface Reply {
  readonly status: number;
  readonly body: {
    message: string;
    data: { id: number; points_won: number; points_total: number };
    errors?: { path: string; msg: string }[];
  };
}

const send = async (item: Item, as: SignedIn, changes: object = {}, headers: Record<string, string> = {}) => {
  const body = {
    school_id: as.schoolIds[0],
    object_id: item.id,
    answers: item.answers,
    ...item.more,
    ...changes,
  };
  return (await call(item.endpoint as Endpoint, { as, body, headers })) as unknown as Reply;
};
const pointsOf = async (as: SignedIn) =>
  (await call(points, { as, query: { school_id: as.schoolIds[0] } })).body.data.points;

describe.each(items)("POST /instructor/$name", (item) => {
  test("records the answer, enters its points and says both", async () => {
    const as = await teacher();
    const { status, body } = await send(item, as);
    expect([status, body.message]).toEqual([201, `Recorded. ${item.won} points for your class!`]);
    expect(body.data).toMatchObject({ points_won: item.won, points_total: item.won });
    expect(await pointsOf(as)).toBe(item.won);
    const { rows } =
      await sql`select object_id, answers, grade from responses where id = ${body.data.id}`.execute(db);
    expect(rows).toEqual([{ object_id: item.id, answers: item.answers, grade: "3" }]);
  });

  test("takes one of a class, also when two arrive at once", async () => {
    const as = await teacher();
    const answers = await Promise.all([1, 2, 3].map(() => send(item, as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await send(item, as)).status).toBe(409);
    expect(await pointsOf(as)).toBe(item.won);
  });

  test("answers a repeat of the same Idempotency-Key as it did first", async () => {
    const as = await teacher();
    const key = { "idempotency-key": "once" };
    const [first, again] = [await send(item, as, {}, key), await send(item, as, {}, key)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await pointsOf(as)).toBe(item.won);
  });

  test("counts once also when its key has been forgotten", async () => {
    const as = await teacher();
    const key = { "idempotency-key": "a weekend without a line" };
    await send(item, as, {}, key);
    await sql`delete from idempotency_keys where user_id = ${as.id}`.execute(db);
    expect((await send(item, as, {}, key)).status).toBe(409);
    expect(await pointsOf(as)).toBe(item.won);
    const entries = await sql`select points from point_entries where user_id = ${as.id}`.execute(db);
    expect(entries.rows).toHaveLength(1);
  });

  test("keeps which of the site's generic teachers stood there, and refuses those of others", async () => {
    const [own, gone, foreign] = [
      await make.genericTeacher({ school_id: site.id }),
      await make.genericTeacher({ school_id: site.id, is_active: false }),
      await make.genericTeacher(),
    ];
    const as = await teacher();
    for (const { id } of [gone, foreign, { id: 2_000_000_000 }]) {
      const { status, body } = await send(item, as, { generic_teacher_id: id });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["generic_teacher_id"]]);
    }
    const { status, body } = await send(item, as, { generic_teacher_id: own.id });
    const { rows } =
      await sql`select generic_teacher_id as id from responses where id = ${body.data.id}`.execute(db);
    expect([status, rows]).toEqual([201, [{ id: own.id }]]);
  });

  test("refuses with 422 at each required question that is open", async () => {
    const as = await teacher();
    const { status, body } = await send(item, as, { answers: {} });
    expect([status, body.errors?.[0]?.path]).toEqual([422, `answers.${Object.keys(item.answers)[0] ?? ""}`]);
    expect(await pointsOf(as)).toBe(0);
  });

  test("knows no item of another call's, and none that is not there", async () => {
    const as = await teacher();
    const other = await make.mindfulOpen();
    for (const object_id of [other.id, 2_000_000_000]) {
      expect((await send(item, as, { object_id })).status).toBe(404);
    }
  });
});

describe("answers outside the dates of what they answer", () => {
  test("are refused with 422, a trait's and its episodes' included", async () => {
    const as = await teacher();
    const past = { start: "2026-01-01", end: "2026-02-01" };
    const over = await make.trait(past);
    const { rows } = await sql<{
      id: number;
    }>`insert into trait_videos (trait_id, name, trait_opening_url, start, "end") values
      (${over.id}, 'As its trait', 'https://vimeo.com/1', null, null), (${over.id}, 'Once more', 'https://vimeo.com/1', '2026-09-01', '2026-09-30')
      returning id`.execute(db);
    const [asTrait, onceMore] = rows.map(({ id }) => id);
    const lesson = await make.lessonPlan(past);
    const [pdf, , episode] = items;
    expect((await send(pdf, as, { object_id: lesson.id })).body.errors?.[0]?.path).toBe("object_id");
    expect((await send(episode, as, { object_id: asTrait })).status).toBe(422);
    expect((await send(episode, as, { object_id: onceMore })).status).toBe(201);
  });
});

describe("POST /instructor/pdf-form-response", () => {
  const statusOf = async (url: string) => (await kit.app.inject(url)).statusCode;
  const item = items[0];
  const sendForm = (as: SignedIn, files: ReturnType<typeof picture>[]) => {
    const body = { school_id: as.schoolIds[0], object_id: item.id, answers: item.answers };
    return call(answerPdf, { as, body, files });
  };

  test("keeps up to five files of a form, in the order they were sent", async () => {
    const as = await teacher();
    const shades = [5, 1, 4, 2, 3];
    const { status, body } = await sendForm(as, shades.map(picture));
    expect(status).toBe(201);
    const query = { object_id: item.id, sort: "id", order: "desc", rows: 1 };
    const [row] = (await call(pdfFormResponseEndpoints.list, { as: staff, query })).body.data;
    expect(row?.id).toBe(body.data.id);
    expect(row?.files.map(({ name, mime }) => [name, mime])).toEqual(
      shades.map((one) => [`picture ${one}.png`, "image/png"]),
    );
    const { fileKey = "", url = "" } = row?.files[0] ?? {};
    expect([await statusOf(url), await statusOf(fileUrl(fileKey))]).toEqual([200, 403]);
  });

  test("takes files that were kept one by one before it, and a repeat keeps no second copy", async () => {
    const as = await teacher();
    const headers = { "idempotency-key": "photo one" };
    const keep = (content: ReturnType<typeof picture>) =>
      call(answerFile, { as, headers, files: [{ ...content, field: "file" }] });
    const [first, again] = [await keep(picture(7)), await keep(picture(7))];
    expect([first.status, again.body]).toEqual([201, first.body]);
    const { fileKey, url } = first.body.data;
    expect([await statusOf(url), await statusOf(fileUrl(fileKey))]).toEqual([200, 403]);
    const { status, body } = await send(item, as, { files: [{ fileKey }] });
    expect(status).toBe(201);
    const kept = sql`select key from response_files where response_id = ${body.data.id}`.execute(db);
    expect((await kept).rows).toEqual([{ key: fileKey }]);
  });

  test("refuses a file that is not what it says, before any report", async () => {
    const files = [{ name: "photo.png", content: Buffer.from("no picture"), field: "file" }];
    const { status, body } = await call(answerFile, { as: await teacher(), files });
    expect([status, (await call(answerFile, { as: await teacher(), body: {} })).status]).toEqual([415, 422]);
    expect(body).toHaveProperty("message");
  });

  test("refuses a sixth, and keeps none of them", async () => {
    const as = await teacher();
    const before = await sql`select key from files`.execute(db);
    const { status, body } = await sendForm(as, [1, 2, 3, 4, 5, 6].map(picture));
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["files"]]);
    expect((await sql`select key from files`.execute(db)).rows).toEqual(before.rows);
  });

  test("lays no file to an answer that is not the caller's own", async () => {
    const { rows } = await sql<{ key: string }>`insert into files (key, name, mime, size, user_id)
      values ('not-yours', 'a.png', 'image/png', 1, ${staff.id}) returning key`.execute(db);
    const as = await teacher();
    const { status, body } = await send(item, as, { files: [{ fileKey: rows[0]?.key }] });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["files"]]);
    expect(await pointsOf(as)).toBe(0);
  });
});

describe("POST /instructor/add-quiz-answer", () => {
  const quiz = items[3];
  const [first, second, third] = Object.keys(quiz.answers) as [string, string, string];

  test.each([
    ["all", { [first]: 2, [second]: 2, [third]: 1 }, { points_won: 10, right: 3, total: 3 }],
    ["two of three", { [first]: 2, [second]: 2, [third]: 4 }, { points_won: 7, right: 2, total: 3 }],
    ["one of three", { [first]: 1, [second]: 1, [third]: 1 }, { points_won: 3, right: 1, total: 3 }],
    ["none", { [first]: 3, [second]: 1, [third]: 2 }, { points_won: 0, right: 0, total: 3 }],
  ])("marks %s right with their share of ten points, rounded", async (_name, answers, marked) => {
    expect((await send(quiz, await teacher(), { answers })).body.data).toMatchObject(marked);
  });

  test.each([3, 0, -1, 1.5, "2", true, ["1"], null])(
    "refuses %j where there are two answers",
    async (value) => {
      const { status, body } = await send(quiz, await teacher(), {
        answers: { ...quiz.answers, [second]: value },
      });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [`answers.${second}`]]);
    },
  );

  test("is shown by the answers' texts, right or wrong", async () => {
    const { body } = await send(quiz, await teacher());
    const list = await call(quizAnswerEndpoints.list, {
      as: staff,
      query: { object_id: quiz.id, rows: 100 },
    });
    const row = list.body.data.find(({ id }) => id === body.data.id);
    expect(row).toMatchObject({
      question: "2 + 2? · 3 × 3? · 10 − 7?",
      answer: "4 · 6 · 3",
      right_answers: 2,
      asked: 3,
      answers: [
        { label: "2 + 2?", value: "4", right: true, correct: "4" },
        { label: "3 × 3?", value: "6", right: false, correct: "9" },
        { label: "10 − 7?", value: "3", right: true, correct: "3" },
      ],
    });
  });
});

describe("POST /instructor/add-nomination-response", () => {
  const nomination = items[4];

  test("takes as many of a class as the form lets it, also when they come at once", async () => {
    const form = await makeNominationForm(db, 3);
    const as = await teacher();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => send(nomination, as, { object_id: form.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      "Your class has already nominated as many students as this form allows.",
    );
    expect(await pointsOf(as)).toBe(30);
  });

  test("keeps the student, with their own grade if given", async () => {
    const form = await makeNominationForm(db, 2);
    const as = await teacher();
    const student = {
      student_first_name: " Leo ",
      student_last_name: "Brandt",
      grade: "5",
      object_id: form.id,
    };
    const { body } = await send(nomination, as, student);
    const { rows } =
      await sql`select student_first_name as first, student_last_name as last, grade from responses where id = ${body.data.id}`.execute(
        db,
      );
    expect(rows).toEqual([{ first: "Leo", last: "Brandt", grade: "5" }]);
    for (const field of ["student_first_name", "student_last_name"]) {
      const refused = await send(nomination, as, { ...student, [field]: " " });
      expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([422, [field]]);
    }
  });
});

describe("GET /instructor/curriculum-data and /instructor/trait", () => {
  test("hold traits and episodes, each with whether the class has answered", async () => {
    const as = await teacher();
    const [, patience, episode] = items;
    await send(episode, as);
    const read = async (content_type: string) =>
      (await call(curriculumData, { as, query: { content_type } })).body.data;
    expect((await read("trait")).find(({ id }) => id === patience.id)).toMatchObject({
      answered: false,
      points: 10,
    });
    expect((await read("giver_tv")).find(({ id }) => id === episode.id)).toMatchObject({
      title: "The lamp",
      answered: true,
      video_url: "https://vimeo.com/1",
    });
    const { data } = (await call(trait, { as })).body;
    const shown = data.find(({ id }) => id === patience.id);
    expect(shown?.videos.map(({ id, answered }) => [id, answered])).toEqual([[episode.id, true]]);
  });

  test("ask of an episode in the language of who asks", async () => {
    const headers = { "accept-language": "es" };
    const { body } = await call(curriculumData, {
      as: await teacher(),
      query: { content_type: "giver_tv" },
      headers,
    });
    expect(body.data[0]?.questions.map(({ label }) => label)).toContain("¿Cuánto le gustó a la clase?");
  });
});
