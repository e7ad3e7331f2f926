import { readdir } from "node:fs/promises";
import { fileEndpoints, resourceEndpoints, resources } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { captionedFilms } from "../../../test/captionedFilms.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import { film } from "../../../test/media.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const refs = {
  level_id: (await make.level()).id,
  trait_id: (await make.trait()).id,
  session_theme_id: (await make.sessionTheme()).id,
  session_id: (await make.session()).id,
  category_id: (await make.category()).id,
};
const others = {
  level_id: (await make.level()).id,
  trait_id: (await make.trait()).id,
  session_theme_id: (await make.sessionTheme()).id,
};
const otherSession = await make.session();
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const films = await captionedFilms(kit, "opening");

describeCrud(kit, resources.mindfulOpen, {
  endpoints: resourceEndpoints.mindfulOpen,
  body: (n) => ({
    title: `Balloon breathing ${String(n).padStart(4, "0")}`,
    start: "2026-09-10",
    end: `2026-09-${15 + (n % 10)}`,
    ...refs,
    standard_1: "SEL.1",
    video_url: "https://videos.example/balloon",
    instructions: "Breathe in through the nose",
    is_approved: true,
    is_active: true,
    will_visit: n % 2 === 0,
  }),
  change: {
    body: { title: "Candle", standard_1: "", will_visit: true, category_id: null },
    row: { title: "Candle", name: "Candle", standard_1: null, will_visit: true, category: null },
  },
  search: [
    { text: "Starfish", hit: { title: "Starfish" } },
    { text: "windmill", hit: { instructions: "Turn like a windmill" } },
  ],
  filters: {
    levels: { value: others.level_id, hit: { level_id: others.level_id }, miss: {} },
    traits: { value: others.trait_id, hit: { trait_id: others.trait_id }, miss: {} },
    session_themes: {
      value: others.session_theme_id,
      hit: { session_theme_id: others.session_theme_id },
      miss: {},
    },
    sessions: { value: [otherSession.id], hit: { session_id: otherSession.id }, miss: {} },
    programs: { value: otherSession.program_id, hit: { session_id: otherSession.id }, miss: {} },
    state: {
      value: ["draft", "past"],
      hit: { start: "2026-01-01", end: "2026-09-14" },
      miss: { start: "2026-01-01", end: "2026-09-15" },
    },
    captions: {
      value: "lacks_es,complete",
      hit: { video_url: films.lacks_es },
      miss: { video_url: films.lacks_en },
    },
    is_active: { value: false, hit: { is_active: false }, miss: {} },
    is_approved: { value: false, hit: { is_approved: false }, miss: {} },
    from: { value: "2026-12-01", hit: { end: "2026-12-01" }, miss: { end: "2026-11-30" } },
    to: { value: "2026-09-09", hit: { start: "2026-09-09" }, miss: {} },
  },
});

const sound = { title: "Bees", start: "2026-09-01", end: "2026-09-30" };
const add = async (body: object = {}, headers: Record<string, string> = {}) =>
  call(resourceEndpoints.mindfulOpen.create, { as: staff, body: { ...sound, ...body }, headers });
const patch = (id: number, body: object) =>
  call(resourceEndpoints.mindfulOpen.update, { as: staff, params: { id }, body: { ...body } });

describe("POST /mindfulOpen/add", () => {
  test("starts as a draft with the type's questions, in the language of who makes it", async () => {
    const { data } = (await add()).body;
    expect(data).toMatchObject({
      type: "mindfulness_matters_open_form",
      state: "draft",
      is_approved: false,
      is_active: true,
      response_count: 0,
      attachment: null,
    });
    expect(data.questions.map(({ kind, required }) => [kind, required])).toEqual([
      ["number", true],
      ["scale_5", true],
      ["scale_5", true],
      ["long_text", false],
    ]);
    expect(data.questions[0]?.label).toBe("How many students took part?");
    const spanish = await add({}, { "accept-language": "es" });
    expect(spanish.body.data.questions[0]?.label).toBe("¿Cuántos estudiantes participaron?");
  });

  test("keeps its details and refuses wrong ones where they stand", async () => {
    const details = { script: "Breathe", breathing: { inhale: 4, hold: 0, exhale: 6, rounds: 3 } };
    expect((await add({ details })).body.data.details).toEqual(details);
    const wrong = { breathing: { inhale: 0, hold: 0, exhale: 6, rounds: 3 } };
    const { status, body } = await add({ details: wrong });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "details.breathing.inhale"]);
  });

  test.each([
    [{ kind: "choice", label: "One?", options: ["A"] }, "questions.0.options"],
    [{ kind: "multi_choice", label: "Some?" }, "questions.0.options"],
    [{ kind: "text", label: " " }, "questions.0.label"],
    [{ kind: "essay", label: "Essay?" }, "questions.0.kind"],
  ])("refuses the question %j at %s", async (question, path) => {
    const { status, body } = await add({ questions: [question] });
    expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  test("gives a question that was copied with its id one of its own", async () => {
    const question = (label: string, id: string) => ({ id, label, kind: "text" });
    const questions = [question("A?", "q"), question("B?", "q"), question("C?", "")];
    const ids = (await add({ questions })).body.data.questions.map(({ id }) => id);
    expect(ids[0]).toBe("q");
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain("");
  });

  test("refuses an end before its start, at the end, also when only one of them is sent later", async () => {
    expect((await add({ end: "2026-08-31" })).body.errors?.[0]?.path).toBe("end");
    const { id } = (await add()).body.data;
    expect((await patch(id, { end: "2026-08-31" })).body.errors?.[0]?.path).toBe("end");
    expect((await patch(id, { start: "2026-10-01" })).body.errors?.[0]?.path).toBe("end");
  });

  test("takes an attachment with the form, judged by its content, and lets it be taken away again", async () => {
    const pdf = Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`);
    const file = { field: "attachment", name: "sheet.txt", content: pdf };
    const body = { ...sound, level_id: refs.level_id, is_approved: true, standard_1: "", category_id: "" };
    const { status, body: made } = await call(resourceEndpoints.mindfulOpen.create, {
      as: staff,
      body,
      file,
    });
    expect([status, made.errors]).toEqual([201, undefined]);
    expect(made.data).toMatchObject({
      level: { id: refs.level_id },
      is_approved: true,
      standard_1: null,
      attachment: { name: "sheet.txt", mime: "application/pdf", size: pdf.length },
    });
    const kept = { as: staff, query: { fileKey: made.data.attachment?.fileKey } };
    expect((await call(fileEndpoints.remove, kept)).status).toBe(409);
    expect((await patch(made.data.id, { attachment: null })).body.data.attachment).toBeNull();
    expect((await call(fileEndpoints.remove, kept)).status).toBe(200);
  });

  test("keeps no file of a call that is refused, or that repeats another", async () => {
    const files = async () => {
      const names = await readdir(kit.folder, { recursive: true });
      return names.filter((name) => /[\w-]{32}$/.test(name)).sort();
    };
    const content = Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`);
    const file = { field: "attachment", name: "sheet.pdf", content };
    const before = await files();
    const refused = await call(resourceEndpoints.mindfulOpen.create, {
      as: staff,
      body: { ...sound, end: "" },
      file,
    });
    expect(refused.status).toBe(422);
    const odd = { ...file, content: Buffer.from("<script>alert(1)</script>") };
    expect(
      (await call(resourceEndpoints.mindfulOpen.create, { as: staff, body: sound, file: odd })).status,
    ).toBe(415);
    expect(await files()).toEqual(before);
    const headers = { "idempotency-key": "one file" };
    const answers = [];
    for (let time = 0; time < 2; time++) {
      answers.push(
        await call(resourceEndpoints.mindfulOpen.create, { as: staff, body: sound, file, headers }),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(await files()).toHaveLength(before.length + 1);
  });

  test("takes a video as an address or as a file, and no other file in its place", async () => {
    const file = { field: "video_url", name: "calm.mp4", content: film };
    const { data } = (await call(resourceEndpoints.mindfulOpen.create, { as: staff, body: sound, file }))
      .body;
    expect(data.video_url).toMatch(/^\/api\/files\/[\w-]{32}$/);
    const again = await patch(data.id, { title: "Same video", video_url: data.video_url });
    expect([again.status, again.body.data.video_url]).toEqual([200, data.video_url]);
    const held = { as: staff, query: { fileKey: data.video_url?.split("/").at(-1) } };
    expect((await call(fileEndpoints.remove, held)).status).toBe(409);
    const sheet = { ...file, content: Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`) };
    const refused = await call(resourceEndpoints.mindfulOpen.create, { as: staff, body: sound, file: sheet });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "video_url"]);
    const unknown = await add({ video_url: "/api/files/nothing" });
    expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([422, "video_url"]);
  });

  test("refuses a file key that names no file", async () => {
    const { status, body } = await add({ attachment: { fileKey: "nothing" } });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "attachment"]);
  });
});

describe("PATCH /mindfulOpen/update/{id}", () => {
  test("locks the questions after the first response, and nothing else", async () => {
    const { id, questions } = (await add()).body.data;
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    const fewer = questions.slice(1);
    expect((await patch(id, { questions: fewer })).status).toBe(200);
    expect((await patch(id, { questions })).body.data.questions).toEqual(questions);
    await make.response({ object_id: id, user_id: teacher.id, school_id: site.id });
    const refused = await patch(id, { questions: fewer });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([409, "questions"]);
    const same = await patch(id, { questions, title: "Same questions" });
    expect([same.status, same.body.message]).toEqual([200, "Mindfulness Open Form updated successfully!"]);
    expect(same.body.data).toMatchObject({ title: "Same questions", response_count: 1, questions });
  });

  test("takes questions with options back as it answered them", async () => {
    const asked = [{ label: "Which?", kind: "choice", options: ["A", "B"], required: true }];
    const { id, questions } = (await add({ questions: asked })).body.data;
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    await make.response({ object_id: id, user_id: teacher.id, school_id: site.id });
    expect((await patch(id, { questions })).status).toBe(200);
    const moreOptions = questions.map((question) => ({ ...question, options: ["A", "B", "C"] }));
    expect((await patch(id, { questions: moreOptions })).status).toBe(409);
  });
});

describe("GET /mindfulOpen", () => {
  test("counts an item without a session to every program", async () => {
    const { id } = (await add({ title: "For all" })).body.data;
    const query = { programs: [otherSession.program_id], search: "For all" };
    const { data } = (await call(resourceEndpoints.mindfulOpen.list, { as: staff, query })).body;
    expect(data.map((row) => row.id)).toEqual([id]);
  });

  test.each([
    ["inactive", { is_active: false, is_approved: true }],
    ["draft", { is_approved: false }],
    ["scheduled", { is_approved: true, start: "2026-09-16" }],
    ["live", { is_approved: true, start: "2026-09-15", end: "2026-09-15" }],
    ["past", { is_approved: true, end: "2026-09-14" }],
  ])("shows an item that is %s as such", async (state, body) => {
    expect((await add(body)).body.data.state).toBe(state);
  });
});

describe("DELETE /mindfulOpen/delete/{id}", () => {
  test("refuses while classes have answered it", async () => {
    const { id } = (await add()).body.data;
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    await make.response({ object_id: id, user_id: teacher.id, school_id: site.id });
    const { status, body } = await call(resourceEndpoints.mindfulOpen.remove, { as: staff, params: { id } });
    expect(status).toBe(409);
    expect(body.message).toContain("Response");
  });
});
