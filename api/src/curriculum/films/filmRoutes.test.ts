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
    expect(data).toContainEqual({ address, titles: ["Hats", "Waves"], languages: ["es"], is_current: true });
    expect(data).toContainEqual({
      address: "https://films.example/courage.mp4",
      titles: ["Courage"],
      languages: [],
      is_current: true,
    });
  });

  test("tells films that classes still see from those of the past", async () => {
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    const at = (name: string) => `https://films.example/${name}.mp4`;
    const past = { start: "2026-08-01", end: "2026-09-14" };
    const onLastDay = { start: "2026-08-01", end: "2026-09-15" };
    await make.puzzle({ ...past, video_url: at("past") });
    await make.puzzle({ ...onLastDay, video_url: at("last-day") });
    await make.puzzle({ is_active: false, video_url: at("inactive") });
    await make.puzzle({ ...past, video_url: at("again") });
    await make.kinesthetic({ start: "2026-11-01", end: "2026-11-30", video_url: at("again") });
    const { id: trait_id } = await make.trait({ ...past, trait_opening_url: at("old-trait") });
    await make.giverTv({ trait_id, trait_opening_url: at("old-episode") });
    await make.giverTv({ trait_id, end: "2026-10-01", trait_opening_url: at("late-episode") });
    await make.program({ welcome_video_url: at("welcome") });
    const { data } = (await call(calls.list, { as })).body;
    const current = Object.fromEntries(data.map(({ address, is_current }) => [address, is_current]));
    expect(current).toMatchObject({
      [at("past")]: false,
      [at("last-day")]: true,
      [at("inactive")]: false,
      [at("again")]: true,
      [at("old-trait")]: false,
      [at("old-episode")]: false,
      [at("late-episode")]: true,
      [at("welcome")]: true,
    });
  });
});
