import { filmEndpoints as calls } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const { call, make, signInAs } = await buildApp();

const hello = { start: 0, end: 2.5, text: "Hello" };
const bye = { start: 3, end: 4, text: "Bye" };

describe("POST /film/captions/save", () => {
  test("keeps captions in each language, which anyone with the film's address reads", async () => {
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    const address = "https://films.example/one.mp4";
    await call(calls.saveCaptions, { as, body: { address, language: "en", cues: [hello, bye] } });
    const saved = await call(calls.saveCaptions, { as, body: { address, language: "es", cues: [hello] } });
    expect(saved.status).toBe(200);
    const read = await call(calls.captions, { query: { address } });
    expect(read.body.data).toEqual([
      { language: "en", cues: [hello, bye] },
      { language: "es", cues: [hello] },
    ]);
    const other = await call(calls.captions, { query: { address: "https://films.example/two.mp4" } });
    expect(other.body.data).toEqual([]);
  });

  test("replaces captions, and removes them when none is left", async () => {
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    const address = "https://films.example/again.mp4";
    await call(calls.saveCaptions, { as, body: { address, language: "en", cues: [hello] } });
    const replaced = await call(calls.saveCaptions, { as, body: { address, language: "en", cues: [bye] } });
    expect(replaced.body.data).toEqual([{ language: "en", cues: [bye] }]);
    const removed = await call(calls.saveCaptions, { as, body: { address, language: "en", cues: [] } });
    expect(removed.body.data).toEqual([]);
  });

  test.each([
    ["ends before it begins", [{ start: 3, end: 2, text: "Hello" }]],
    ["begins before the one above it", [bye, hello]],
    ["has no words", [{ start: 0, end: 1, text: " " }]],
  ])("refuses a caption that %s", async (_, cues) => {
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    const body = { address: "/api/files/x", language: "en" as const, cues };
    expect((await call(calls.saveCaptions, { as, body })).status).toBe(422);
  });
});

describe("GET /film", () => {
  test("lists each film once, with what shows it and the languages of its captions", async () => {
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    const address = "https://films.example/shared.mp4";
    await make.mindfulOpen({ title: "Waves", video_url: address });
    await make.playActivity({ title: "Hats", video_url: address });
    await make.trait({ title: "Courage", trait_opening_url: "https://films.example/courage.mp4" });
    await call(calls.saveCaptions, { as, body: { address, language: "es", cues: [hello] } });
    const { data } = (await call(calls.list, { as })).body;
    expect(data).toContainEqual({ address, titles: ["Hats", "Waves"], languages: ["es"] });
    expect(data).toContainEqual({
      address: "https://films.example/courage.mp4",
      titles: ["Courage"],
      languages: [],
    });
  });
});
