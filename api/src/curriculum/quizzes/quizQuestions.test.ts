import {
  fileEndpoints,
  quizGraphicEndpoints,
  quizQuestionEndpoints,
  quizQuestions,
  resourceEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const refs = {
  session_theme_id: (await make.sessionTheme()).id,
  trait_id: (await make.trait()).id,
};
const others = {
  session_theme_id: (await make.sessionTheme()).id,
  trait_id: (await make.trait()).id,
};
const asked = await make.quizQuestion();
const unasked = await make.quizQuestion();
const holding = await make.quiz({ title: "Sharing", question_ids: [asked.id] });

describeCrud(kit, quizQuestions, {
  endpoints: quizQuestionEndpoints,
  body: (n) => ({
    question: `What would a kind person do? ${String(n).padStart(4, "0")}`,
    answer_1: "Push",
    answer_2: "Share",
    answer_3: "",
    answer_4_graphic: "https://pictures.example/bee.png",
    answer_4_graphic_name: "bee.png",
    correct_answer: 2,
    math_op: n % 2 ? "add" : "",
    standard_1: "SEL.1",
    external_id: `Q-${n}`,
    ...refs,
  }),
  change: {
    body: {
      question: "Who shares?",
      correct_answer: 4,
      answer_1: "",
      answer_3: "Nobody",
      math_op: "divide",
      trait_id: null,
    },
    row: {
      question: "Who shares?",
      name: "Who shares?",
      title: "Who shares?",
      correct_answer: 4,
      answer_1: null,
      answer_3: "Nobody",
      math_op: "divide",
      trait: null,
    },
  },
  search: [
    { text: "Starfish", hit: { question: "What is a starfish?" } },
    { text: "windmill", hit: { answer_2: "A windmill" } },
    { text: "ladybird", hit: { primary_graphic_name: "ladybird.png" } },
  ],
  filters: {
    traits: { value: others.trait_id, hit: { trait_id: others.trait_id }, miss: {} },
    session_themes: {
      value: others.session_theme_id,
      hit: { session_theme_id: others.session_theme_id },
      miss: {},
    },
    quizzes: { value: holding.id, hit: asked.id, miss: unasked.id },
    math_op: { value: ["multiply", "divide"], hit: { math_op: "multiply" }, miss: { math_op: "add" } },
    missing_graphics: {
      value: true,
      hit: { answer_1_graphic_name: "nowhere" },
      miss: { answer_1_graphic_name: "nowhere", answer_1_graphic: "https://pictures.example/somewhere.png" },
    },
    in_quiz: { value: true, hit: asked.id, miss: unasked.id },
  },
  unique: ["external_id"],
});

const sound = { question: "Who is kind?", answer_1: "Ann", answer_2: "Bob", correct_answer: 1 };
const add = (body: object = {}, more: object = {}) =>
  call(quizQuestionEndpoints.create, { as: staff, body: { ...sound, ...body }, ...more });
const patch = (id: number, body: object) =>
  call(quizQuestionEndpoints.update, { as: staff, params: { id }, body: { ...body } });
const png = (text: string) =>
  Buffer.concat([
    Buffer.from("89504e470d0a1a0a0000000d494844520000000100000001", "hex"),
    Buffer.from(text.padEnd(64)),
  ]);
const upload = async (name: string, content = png(name)) => {
  const { body } = await call(fileEndpoints.upload, { as: staff, file: { name, content } });
  return body.data;
};
const addGraphic = (name: string, content = png(name)) =>
  call(quizGraphicEndpoints.create, { as: staff, body: {}, file: { name, content } });

describe("POST /quizQuestion/add", () => {
  test.each([
    [{ answer_2: "" }, "answer_2"],
    [{ correct_answer: 3 }, "correct_answer"],
    [{ correct_answer: 0 }, "correct_answer"],
    [{ correct_answer: 5 }, "correct_answer"],
    [{ correct_answer: "2" }, "correct_answer"],
    [{ math_op: "root" }, "math_op"],
    [{ answer_1_graphic: "/etc/passwd" }, "answer_1_graphic"],
    [{ answer_1_graphic: "javascript:alert(1)" }, "answer_1_graphic"],
    [{ answer_1_graphic: { fileKey: "nothing" } }, "answer_1_graphic"],
  ])("refuses %j at %s", async (body, path) => {
    const answer = await add(body);
    expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  test("takes answers of pictures alone, uploaded before or with the form, by address or by name", async () => {
    const { fileKey, url } = await upload("bee.png");
    const file = { field: "primary_graphic", name: "garden.png", content: png("garden") };
    const body = {
      answer_1: "",
      answer_1_graphic: url,
      answer_2: "",
      answer_2_graphic_name: "wasp",
      answer_3_graphic: "https://pictures.example/ant.png",
      correct_answer: 2,
    };
    const { data } = (await add(body, { file })).body;
    expect(data).toMatchObject({
      answer_1: null,
      answer_1_graphic: url,
      answer_2_graphic: null,
      answer_3_graphic: "https://pictures.example/ant.png",
      missing_graphics: ["wasp"],
    });
    expect(data.primary_graphic).toMatch(/^\/api\/files\/[\w-]{20,}$/);
    const byKey = await patch(data.id, { answer_4_graphic: { fileKey } });
    expect(byKey.body.data.answer_4_graphic).toBe(url);
    const kept = { as: staff, query: { fileKey } };
    expect((await call(fileEndpoints.remove, kept)).status).toBe(409);
    await patch(data.id, { answer_1_graphic: null, answer_1: "Bee", answer_4_graphic: null });
    expect((await call(fileEndpoints.remove, kept)).status).toBe(200);
  });

  test("refuses an uploaded file that is no picture, by its content", async () => {
    const { url } = await upload("bee.png", Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`));
    const { status, body } = await add({ primary_graphic: url });
    expect([status, body.errors]).toEqual([
      422,
      [{ path: "primary_graphic", msg: "This isn't a picture. Use PNG, JPEG, WebP or GIF." }],
    ]);
  });
});

describe("PATCH /quizQuestion/update/{id}", () => {
  test("holds a part of the answers against those that stand", async () => {
    const { id } = (await add({ answer_3: "Cid" })).body.data;
    expect((await patch(id, { answer_1: "" })).body.errors?.[0]?.path).toBe("correct_answer");
    expect((await patch(id, { correct_answer: 4 })).body.errors?.[0]?.path).toBe("correct_answer");
    expect((await patch(id, { answer_1: "", correct_answer: 3 })).status).toBe(200);
    expect((await patch(id, { answer_2: null })).body.errors?.[0]?.path).toBe("answer_2");
  });

  test("keeps the right answer and the places of a question that classes have answered, and mends its wording", async () => {
    const { id } = (await add({ answer_3: "Cid" })).body.data;
    const quiz = await make.quiz({ question_ids: [id] });
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    expect((await patch(id, { correct_answer: 2 })).status).toBe(200);
    await make.response({ object_id: quiz.id, user_id: teacher.id, school_id: site.id });
    for (const [body, path] of [
      [{ correct_answer: 1 }, "correct_answer"],
      [{ answer_3: "" }, "answer_3"],
    ] as const) {
      const refused = await patch(id, body);
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([409, path]);
    }
    const mended = await patch(id, { question: "Who is kind here?", answer_3: "Cyd", correct_answer: 2 });
    expect([mended.status, mended.body.data.response_count]).toEqual([200, 1]);
  });
});

describe("DELETE /quizQuestion/delete/{id}", () => {
  test("refuses while quizzes ask it, and names them", async () => {
    const { id } = (await add()).body.data;
    await make.quiz({ title: "Monday", question_ids: [id] });
    await make.quiz({ title: "Friday", question_ids: [id] });
    const { status, body } = await call(quizQuestionEndpoints.remove, { as: staff, params: { id } });
    expect([status, body.message]).toEqual([409, "Question is still used by 2 Quizzes (“Monday”, “Friday”)"]);
  });
});

describe("POST /quizGraphic/add", () => {
  const missing = async () =>
    (await call(quizGraphicEndpoints.missing, { as: staff })).body.data.filter(({ name }) =>
      /^(heron|otter)/.test(name),
    );

  test("gives its picture to every question that names it, before or since, whatever the case or the ending", async () => {
    const early = (await add({ primary_graphic_name: "Heron" })).body.data;
    await add({
      question: "And who else?",
      answer_1_graphic_name: "heron.PNG",
      answer_2_graphic_name: "otter.png",
    });
    expect(early.missing_graphics).toEqual(["Heron"]);
    const { status, body } = await addGraphic("heron.png");
    expect([status, body.message]).toEqual([201, "Graphic added successfully"]);
    expect(body.data).toMatchObject({ name: "heron.png", question_count: 2, file: { mime: "image/png" } });
    const late = (await add({ answer_2_graphic_name: "HERON" })).body.data;
    expect(late).toMatchObject({ answer_2_graphic: body.data.file.url, missing_graphics: [] });
    const { data } = (await call(quizQuestionEndpoints.get, { as: staff, params: { id: early.id } })).body;
    expect(data).toMatchObject({ primary_graphic: body.data.file.url, missing_graphics: [] });
    expect(await missing()).toEqual([{ name: "otter.png", question_count: 1 }]);
  });

  test("replaces the picture of a name everywhere, also where the form was saved meanwhile", async () => {
    const first = (await addGraphic("robin.png")).body.data;
    const { data } = (await add({ primary_graphic_name: "robin" })).body;
    await patch(data.id, { primary_graphic: data.primary_graphic, standard_1: "SEL.2" });
    const second = (await addGraphic("Robin.png", png("another robin"))).body;
    expect([second.data.id, second.message]).toEqual([first.id, "Graphic updated successfully!"]);
    const now = (await call(quizQuestionEndpoints.get, { as: staff, params: { id: data.id } })).body.data;
    expect(now.primary_graphic).toBe(second.data.file.url);
    expect(now.primary_graphic).not.toBe(first.file.url);
  });

  test("refuses what is no picture, and nothing at all", async () => {
    const pdf = await addGraphic("sheet.png", Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`));
    expect([pdf.status, pdf.body.errors?.[0]?.path]).toEqual([422, "file"]);
    const none = await call(quizGraphicEndpoints.create, { as: staff, body: { name: "robin" } });
    expect([none.status, none.body.errors?.[0]?.path]).toEqual([422, "file"]);
  });

  test("is found by its name, and goes only when no question asks for it", async () => {
    const { id } = (await addGraphic("puffin.png")).body.data;
    const list = await call(quizGraphicEndpoints.list, {
      as: staff,
      query: { search: "PUFF", sort: "name" },
    });
    expect(list.body.data.map((row) => row.id)).toEqual([id]);
    const question = (await add({ primary_graphic_name: "Puffin" })).body.data;
    const refused = await call(quizGraphicEndpoints.remove, { as: staff, params: { id } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Graphic is still used by 1 Question (“Who is kind?”)",
    ]);
    await patch(question.id, { primary_graphic_name: "" });
    expect((await call(quizGraphicEndpoints.remove, { as: staff, params: { id } })).status).toBe(200);
  });
});

test("a quiz shows its questions as a class gets them", async () => {
  const { id } = (await add({ answer_4: "Dee", math_op: "add" })).body.data;
  const quiz = await make.quiz({ question_ids: [id] });
  const { data } = (await call(resourceEndpoints.quiz.get, { as: staff, params: { id: quiz.id } })).body;
  expect(data.quiz_questions).toEqual([
    {
      id,
      question: "Who is kind?",
      correct_answer: 1,
      math_op: "add",
      primary_graphic: null,
      primary_graphic_name: null,
      recordings: [],
      teacher_notes: null,
      answers: [
        [1, "Ann"],
        [2, "Bob"],
        [4, "Dee"],
      ].map(([number, text]) => ({
        number,
        text,
        graphic: null,
        graphic_name: null,
      })),
    },
  ]);
});
