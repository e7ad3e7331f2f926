import {
  auditLogEndpoints,
  type ImportResult,
  importEndpoints,
  quizGraphicEndpoints,
  quizQuestionEndpoints,
  resourceEndpoints,
  resources,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { captionedFilms } from "../../../test/captionedFilms.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import { csv, importing } from "../../../test/importing.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { figures, badCells, ...imports } = importing(kit);
const send = async (...sent: Parameters<typeof imports.send>) => {
  const answer = await imports.send(...sent);
  const { data } = answer.body as unknown as { data: ImportResult };
  return { ...answer, data };
};
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const as = staff;
const [first, second, third] = [
  await make.quizQuestion(),
  await make.quizQuestion(),
  await make.quizQuestion(),
];
const level = await make.level({ name: "Lower Elementary" });
const [trait, theme, session, category] = [
  await make.trait(),
  await make.sessionTheme(),
  await make.session(),
  await make.category(),
];

const films = await captionedFilms(kit, "quiz");

describeCrud(kit, resources.quiz, {
  endpoints: resourceEndpoints.quiz,
  body: (n) => ({
    title: `Kindness check ${String(n).padStart(4, "0")}`,
    start: "2026-09-10",
    end: `2026-09-${15 + (n % 10)}`,
    question_ids: [second.id, first.id],
    standard_1: "SEL.1",
    is_approved: true,
  }),
  change: {
    body: { title: "Patience check", is_approved: false },
    row: { title: "Patience check", name: "Patience check", is_approved: false, state: "draft" },
  },
  search: [{ text: "Starfish", hit: { title: "Starfish" } }],
  filters: {
    levels: { value: level.id, hit: { level_id: level.id }, miss: {} },
    traits: { value: trait.id, hit: { trait_id: trait.id }, miss: {} },
    session_themes: { value: theme.id, hit: { session_theme_id: theme.id }, miss: {} },
    sessions: { value: session.id, hit: { session_id: session.id }, miss: { category_id: category.id } },
    programs: { value: 999_999_999, hit: {}, miss: { session_id: session.id } },
    state: { value: "draft", hit: { is_approved: false }, miss: {} },
    captions: { value: "lacks_en", hit: { video_url: films.lacks_en }, miss: {} },
    is_active: { value: false, hit: { is_active: false }, miss: {} },
    is_approved: { value: false, hit: { is_approved: false }, miss: {} },
    from: { value: "2026-12-01", hit: { end: "2026-12-01" }, miss: {} },
    to: { value: "2026-09-09", hit: { start: "2026-09-09" }, miss: {} },
  },
});

const sound = { title: "Bees", start: "2026-09-01", end: "2026-09-30" };
const add = (body: object = {}) => call(resourceEndpoints.quiz.create, { as, body: { ...sound, ...body } });
const patch = (id: number, body: object) =>
  call(resourceEndpoints.quiz.update, { as, params: { id }, body: { ...body } });
const read = async (id: number) => (await call(resourceEndpoints.quiz.get, { as, params: { id } })).body.data;

describe("POST /quiz/add", () => {
  test("keeps its questions in order, each once, also when its details name them", async () => {
    const question_ids = [third.id, first.id, third.id, second.id];
    const top = (await add({ question_ids })).body.data;
    expect(top.question_ids).toEqual([third.id, first.id, second.id]);
    expect(top.quiz_questions.map(({ id }) => id)).toEqual(top.question_ids);
    const below = (await add({ details: { question_ids } })).body.data;
    expect([below.question_ids, below.details]).toEqual([top.question_ids, {}]);
  });

  test("requires nothing of a class beside its answers", async () => {
    const { questions } = (await add()).body.data;
    expect(questions.map(({ id, required }) => [id, required])).toEqual([
      ["students", false],
      ["reflection", false],
    ]);
  });

  test.each([[{ question_ids: [2_000_000_000] }], [{ details: { question_ids: [2_000_000_000] } }]])(
    "refuses %j, which is not in the bank",
    async (body) => {
      const answer = await add(body);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, "question_ids"]);
    },
  );

  test("may be approved before its questions are chosen", async () => {
    const made = await add({ is_approved: true });
    expect([made.status, made.body.data.question_ids]).toEqual([201, []]);
  });
});

describe("PATCH /quiz/update/{id}", () => {
  test("locks which questions it asks, and in which order, after the first response, and nothing else", async () => {
    const { id } = (await add({ question_ids: [first.id, second.id] })).body.data;
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    await make.response({ object_id: id, user_id: teacher.id, school_id: site.id });
    for (const question_ids of [[first.id], [second.id, first.id], [first.id, second.id, third.id]]) {
      const refused = await patch(id, { question_ids });
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([409, "question_ids"]);
    }
    expect((await patch(id, { details: { question_ids: [third.id] } })).status).toBe(409);
    const same = await patch(id, { question_ids: [first.id, second.id], title: "Hornets" });
    expect([same.status, same.body.data.title]).toEqual([200, "Hornets"]);
  });

  test("tells in the audit log which questions it asked before", async () => {
    const { id } = (await add({ question_ids: [first.id, second.id] })).body.data;
    await patch(id, { question_ids: [second.id, first.id] });
    const { data } = (await call(auditLogEndpoints.list, { as, query: { entity: "quiz", entity_id: id } }))
      .body;
    const change = data.find(({ action }) => action === "update");
    expect(change).toMatchObject({
      before: { question_ids: [first.id, second.id] },
      after: { question_ids: [second.id, first.id] },
    });
  });
});

test("DELETE /quiz/delete/{id} leaves its questions in the bank", async () => {
  const { id } = (await add({ question_ids: [third.id] })).body.data;
  expect((await call(resourceEndpoints.quiz.remove, { as, params: { id } })).status).toBe(200);
  expect((await call(quizQuestionEndpoints.get, { as, params: { id: third.id } })).status).toBe(200);
});

const header = [
  "Quiz",
  "Start",
  "End",
  "Level",
  "Question",
  "Answer 1",
  "Answer 2",
  "answer_3",
  "Correct Answer",
  "Primary Graphic Name",
  "Operation",
  "Standard 1",
  "Session Theme",
  "Character Trait",
];
const dates = ["2026-09-01", "2026-09-30"];

describe("POST /quiz/bulkImport", () => {
  const questionsOf = (count: number, label: string) =>
    Array.from({ length: count }, (_, index) => [
      `${label} ${1 + Math.floor(index / 50)}`,
      ...(index % 50 === 0 ? dates : ["", ""]),
      "Lower Elementary",
      "What does the picture show?",
      "A bee",
      "A wasp",
      "An ant",
      (index % 3) + 1,
      `${label} picture ${index}.png`,
      ["add", "Subtract", "", "multiply"][index % 4],
      "SEL.1",
      theme.session_theme,
      trait.title,
    ]);

  test("takes in 500 questions that name their graphics, in ten quizzes, in the order of the file", async () => {
    const file = csv([header, ...questionsOf(500, "Nature")]);
    const dry = await send(resourceEndpoints.quiz.import, file, { as, query: { dry_run: true } });
    expect([dry.status, dry.data]).toMatchObject([200, { total: 500, created: 500 }]);
    const { status, data: done } = await send(resourceEndpoints.quiz.import, file, { as });
    expect(status).toBe(200);
    const count = { total: 500, created: 500, updated: 0, unchanged: 0 };
    expect(done).toMatchObject({
      ...count,
      kinds: [
        { entity: "quizQuestion", ...count },
        { entity: "quiz", total: 10, created: 10, updated: 0, unchanged: 0 },
      ],
    });
    const { data } = (
      await call(resourceEndpoints.quiz.list, { as, query: { search: "Nature", sort: "title" } })
    ).body;
    expect(data).toHaveLength(10);
    const [one] = data.filter(({ title }) => title === "Nature 2");
    expect(one).toMatchObject({ start: dates[0], end: dates[1], state: "draft", level: { id: level.id } });
    expect(one?.quiz_questions.map((card) => card.primary_graphic_name)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Nature picture ${50 + index}.png`),
    );
    const wanted = (await call(quizGraphicEndpoints.missing, { as })).body.data;
    expect(wanted.filter(({ name }) => name.startsWith("Nature"))).toHaveLength(500);
    const query = { missing_graphics: true, search: "Nature picture 7.png" };
    const [row] = (await call(quizQuestionEndpoints.list, { as, query })).body.data;
    expect(row).toMatchObject({
      correct_answer: 2,
      math_op: "multiply",
      standard_1: "SEL.1",
      trait: { id: trait.id },
      session_theme: { id: theme.id },
    });
    const again = await send(resourceEndpoints.quiz.import, file, { as });
    expect([again.status, again.body.errors?.length]).toEqual([422, 500]);
    expect(
      (await figures(resourceEndpoints.quiz.import, file, { as, query: { mode: "upsert" } })).figures,
    ).toEqual([0, 0, 500]);

    const id = String(done.import_id);
    expect((await call(importEndpoints.get, { as, params: { id } })).body.data).toMatchObject({
      entity: "quiz",
      total: 500,
    });
    const undone = await call(importEndpoints.undo, { as, params: { id: Number(id) } });
    expect(undone.body.data).toEqual({ undone: 510, spared: [] });
    const left = (await call(resourceEndpoints.quiz.list, { as, query: { search: "Nature" } })).body.meta
      .total;
    expect(left).toBe(0);
  });

  test("tells every bad cell with its row and column, and writes nothing", async () => {
    const before = (await call(quizQuestionEndpoints.list, { as })).body.meta.total;
    const good = ["Ants", ...dates, "", "Who carries most?", "Ants", "Bees", "", 1, "", "", "", "", ""];
    const file = csv([
      header,
      good,
      ["Ants", "", "", "", "", "Ants", "Bees", "", 1, "", "", "", "", ""],
      ["Ants", "", "", "", "Who?", "Ants", "", "", 1, "", "", "", "", ""],
      ["Ants", "", "", "", "What?", "Ants", "Bees", "", 3, "", "", "", "", ""],
      ["Ants", "", "", "", "Where?", "Ants", "Bees", "", "first", "", "root", "", "", "Nowhere"],
      ["Wasps", "", "", "", "Why?", "Ants", "Bees", "", 1, "", "", "", "", ""],
      ["Wrong", "2026-09-30", "2026-09-01", "", "When?", "Ants", "Bees", "", 1, "", "", "", "", ""],
      good,
    ]);
    const cells = await badCells(resourceEndpoints.quiz.import, file, { as });
    expect(cells).toEqual([
      [3, "Question", "", "Question is required"],
      [4, "Answer 2", "", "Add at least two answers, as text or pictures."],
      [5, "Correct Answer", "3", "Answer 3 is empty, so it can't be the correct answer."],
      [6, "Character Trait", "Nowhere", "“Nowhere” wasn't found in Character Traits."],
      [6, "Correct Answer", "first", "Correct Answer must be a whole number"],
      [6, "Operation", "root", "Operation must be one of: add, subtract, multiply, divide"],
      [7, "Quiz", "Wasps", "There is no quiz “Wasps”. To create it, add its Start and End dates."],
      [8, "End", "2026-09-01", "End can't be before Start."],
      [9, "Question", "Who carries most?", "This repeats row 2. Remove one."],
    ]);
    expect((await call(quizQuestionEndpoints.list, { as })).body.meta.total).toBe(before);
    expect((await call(resourceEndpoints.quiz.list, { as, query: { search: "Ants" } })).body.meta.total).toBe(
      0,
    );
    const { text } = await send(resourceEndpoints.quiz.import, file, { as, query: { bad_rows: true } });
    expect(text.split("\r\n").filter(Boolean)).toHaveLength(8);
  });

  const row = (title: string, question: string, when: readonly string[] = ["", ""]) => [
    title,
    ...when,
    "",
    question,
    "Yes",
    "No",
    "",
    1,
    "",
    "",
    "",
    "",
    "",
  ];

  test("fills quizzes that stand, several with one question, and only the bank where none is named", async () => {
    const [owls, bats] = [
      await make.quiz({ title: "Owls", is_approved: false }),
      await make.quiz({ title: "Bats", question_ids: [first.id] }),
    ];
    const file = csv([
      header,
      row("owls; BATS", "Do they fly at night?"),
      row("Bats", "Do they hang?"),
      row("", "Do they sleep?"),
    ]);
    const { status, data } = await send(resourceEndpoints.quiz.import, file, { as });
    expect([status, data]).toMatchObject([
      200,
      { created: 3, kinds: [{}, { total: 2, created: 0, updated: 2 }] },
    ]);
    const names = async (id: number) => (await read(id)).quiz_questions.map(({ question }) => question);
    expect(await names(owls.id)).toEqual(["Do they fly at night?"]);
    expect((await names(bats.id)).slice(1)).toEqual(["Do they fly at night?", "Do they hang?"]);
    await call(importEndpoints.undo, { as, params: { id: data.import_id ?? 0 } });
    expect([(await read(owls.id)).question_ids, (await read(bats.id)).question_ids]).toEqual([
      [],
      [first.id],
    ]);
  });

  test("takes columns matched by hand and changed cells", async () => {
    const foreign = header.map((each) => (each === "Quiz" ? "Test name" : each));
    const body = {
      columns: { "Test name": "quiz_title" },
      changes: { 2: { "Test name": "Otters", Question: "Do they swim?" } },
    };
    const file = csv([foreign, row("", "", ["2026-09-02", "2026-09-20"])]);
    const done = await figures(resourceEndpoints.quiz.import, file, { as, body });
    expect(done.figures).toEqual([1, 0, 0]);
    const { data } = (await call(resourceEndpoints.quiz.list, { as, query: { search: "Otters" } })).body;
    expect(data).toHaveLength(1);
  });

  test("tells quizzes of one title apart by their start, and adds to none that classes have answered", async () => {
    const old = await make.quiz({ title: "Foxes", start: "2026-09-02", end: "2026-09-20" });
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    await make.response({ object_id: old.id, user_id: teacher.id, school_id: site.id });
    const answered = await badCells(
      resourceEndpoints.quiz.import,
      csv([header, row("Foxes", "Do they bark?")]),
      {
        as,
      },
    );
    expect(answered).toEqual([
      [2, "Quiz", "Foxes", "Classes have already answered “Foxes”, so you can't add questions."],
    ]);
    const next = csv([
      header,
      row("Foxes", "Do they bark?", ["2027-09-01", "2027-09-30"]),
      row("Foxes", "Do they dig?", ["2027-09-01", ""]),
    ]);
    expect((await send(resourceEndpoints.quiz.import, next, { as })).status).toBe(200);
    const { data } = (
      await call(resourceEndpoints.quiz.list, { as, query: { search: "Foxes", sort: "start" } })
    ).body;
    expect(data.map(({ start, question_ids }) => [start, question_ids.length])).toEqual([
      ["2026-09-02", 0],
      ["2027-09-01", 2],
    ]);
    const unclear = await badCells(
      resourceEndpoints.quiz.import,
      csv([header, row("Foxes", "Do they climb?")]),
      {
        as,
      },
    );
    expect(unclear).toEqual([
      [
        2,
        "Quiz",
        "Foxes",
        "Several quizzes are called “Foxes”. Add the Start date or the number, such as #12.",
      ],
    ]);
    const numbered = csv([header, row(`#${data[1]?.id}`, "Do they climb?")]);
    expect((await send(resourceEndpoints.quiz.import, numbered, { as })).status).toBe(200);
    expect((await read(data[1]?.id ?? 0)).question_ids).toHaveLength(3);
  });

  test("changes by External ID what its key names differently, and by the template changes nothing", async () => {
    await make.quiz({ title: "Moles", question_ids: [(await make.quizQuestion({ external_id: "M-1" })).id] });
    const file = csv([
      ["External ID", "Question", "Quiz Title"],
      ["M-1", "Do moles see?", "Moles"],
    ]);
    const upsert = { as, query: { mode: "upsert" } };
    expect((await figures(resourceEndpoints.quiz.import, file, upsert)).figures).toEqual([0, 1, 0]);
    for (const endpoints of [resourceEndpoints.quiz, quizQuestionEndpoints]) {
      const template = await call(endpoints.importTemplate, { as, query: { current: "true" } });
      expect(template.text).toContain("Do moles see?");
      const { figures: counts, total } = await figures(endpoints.import, template.text, upsert);
      expect(counts).toEqual([0, 0, total]);
    }
    const { data } = (await call(resourceEndpoints.quiz.list, { as, query: { search: "Moles" } })).body;
    expect(data[0]?.question_ids).toHaveLength(1);
    const sample = (await call(resourceEndpoints.quiz.importTemplate, { as })).text;
    expect((await send(resourceEndpoints.quiz.import, sample, { as, query: { dry_run: true } })).status).toBe(
      200,
    );
  });
});
