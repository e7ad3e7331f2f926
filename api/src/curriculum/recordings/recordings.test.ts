import {
  activityTypes,
  classroomEndpoints,
  fileEndpoints,
  quizQuestionEndpoints,
  recordingEndpoints,
  resourceEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { film, sound } from "../../../test/media.ts";

const { call, signInAs } = await buildApp();
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const upload = (name: string, content: Buffer, headers = {}) =>
  call(recordingEndpoints.upload, { as: staff, file: { field: "sound", name, content }, headers });

const add = (recordings: object[]) =>
  call(resourceEndpoints.kinesthetic.create, {
    as: staff,
    body: {
      title: "The trust walk",
      start: "2026-09-01",
      end: "2026-09-30",
      details: { steps: ["Pair up", "Go"], recordings } as never,
    },
  });

const second = (url: string) => ({
  part: "steps",
  place: 1,
  language: "en",
  url,
  seconds: 2,
  text_hash: "a1",
});

describe("POST /recording/upload", () => {
  test("keeps a recording and tells how long it is", async () => {
    const { status, body } = await upload("go.wav", sound(2));
    expect([status, body.data]).toEqual([
      200,
      { url: expect.stringMatching(/^\/api\/files\//), name: "go.wav", seconds: 2 },
    ]);
    const { url } = body.data;
    const read = await call(fileEndpoints.read, { params: { key: url.slice("/api/files/".length) } });
    expect(read.status).toBe(200);
  });

  test.each([
    ["is longer than 5 minutes", "long.wav", sound(301), /5 minutes/],
    ["is larger than 10 MB", "large.wav", sound(1320), /10 MB/],
    ["is a picture", "a.pdf", Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`), /isn't a recording/],
    ["is a film", "a.mp4", film, /isn't a recording|whole video/],
    [
      "only begins like sound",
      "a.wav",
      Buffer.concat([sound(0).subarray(0, 12), Buffer.alloc(5000)]),
      /isn't a recording/,
    ],
  ])("refuses what %s", async (_, name, content, message) => {
    const { status, body } = await upload(name, content);
    expect([status, body.errors?.[0]?.path, body.message]).toEqual([
      422,
      "sound",
      expect.stringMatching(message),
    ]);
  });

  test("refuses in Spanish, too", async () => {
    const { body } = await upload("long.wav", sound(301), { "accept-language": "es" });
    expect(body.message).toContain("5 minutos");
  });
});

describe("POST /kinesthetic/add", () => {
  test("keeps the recording of a step, and its file with it", async () => {
    const { url } = (await upload("go.wav", sound(1))).body.data;
    expect((await add([second(url)])).body.data.details).toMatchObject({ recordings: [second(url)] });
    const fileKey = url.slice("/api/files/".length);
    expect((await call(fileEndpoints.remove, { as: staff, query: { fileKey } })).status).toBe(409);
  });

  test("refuses other files, files that are gone, outside addresses, and two for one step", async () => {
    const pdf = { name: "a.pdf", content: Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`) };
    const { url } = (await call(fileEndpoints.upload, { as: staff, file: pdf })).body.data;
    const refusedAt = async (recordings: object[]) => {
      const { status, body } = await add(recordings);
      return [status, body.errors?.map(({ path }) => path)];
    };
    expect(await refusedAt([second(url)])).toEqual([422, ["details.recordings.0.url"]]);
    const gone = `/api/files/${"x".repeat(30)}`;
    expect(await refusedAt([second(gone)])).toEqual([422, ["details.recordings.0.url"]]);
    const outside = second("https://sounds.example/a.mp3");
    expect(await refusedAt([outside])).toEqual([422, ["details.recordings.0.url"]]);
    const own = (await upload("go.wav", sound(1))).body.data.url;
    expect(await refusedAt([second(own), second(own)])).toEqual([422, ["details.recordings"]]);
  });
});

test("a quiz question brings its recordings and its teacher's notes to the classroom", async () => {
  const { url } = (await upload("question.wav", sound(1))).body.data;
  const recordings = [{ language: "es" as const, url, seconds: 1, text_hash: "b2" }];
  const { body } = await call(quizQuestionEndpoints.create, {
    as: staff,
    body: {
      question: "Which one is kind?",
      answer_1: "To share",
      answer_2: "To push",
      correct_answer: 1,
      recordings,
      teacher_notes: "Ask why",
    },
  });
  expect(body.data).toMatchObject({ recordings, teacher_notes: "Ask why" });
  const start = { start: "2026-09-01", end: "2026-09-30" };
  await call(activityTypes.quiz.endpoints.create, {
    as: staff,
    body: {
      ...start,
      title: "What we know",
      is_approved: true,
      is_active: true,
      question_ids: [body.data.id],
    },
  });
  const teacher = await signInAs("Instructor");
  const items = await call(classroomEndpoints.curriculumData, {
    as: teacher,
    query: { content_type: [activityTypes.quiz.key] } as never,
  });
  expect(items.body.data[0]?.details["quiz_questions"]).toMatchObject([
    { recordings, teacher_notes: "Ask why" },
  ]);
});
