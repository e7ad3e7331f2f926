import { phoneEndpoints } from "@kindling/contract";
import { expect, it } from "vitest";
import { progressOf } from "./contentOf.ts";

const still = { at: 2, isDark: false, usedAt: 7, timer: null, aloud: "none", playing: null } as const;
const body = (progress: ReturnType<typeof progressOf>) => phoneEndpoints.show.body.parse({ progress });

it("tells a phone how far the stage has come", () => {
  const progress = progressOf({ ...still, timer: { left: -1, state: "done" } });
  expect(body(progress)).toEqual({
    progress: { at: 2, is_dark: false, timer: { left: 0, state: "done" }, aloud: "none", playing: null },
  });
});

it("tells a phone the votes of each answer in their order, and how many devices have a part", () => {
  const live = { answered: 2, devices: 3, isOnline: true };
  const vote = { numbers: [3, 1, 2], votes: { 1: 2, 3: 1 }, live };
  const { playing } = progressOf({ ...still, playing: { state: "idle", vote } });
  expect(playing).toEqual({
    state: "idle",
    left: null,
    vote: { numbers: [3, 1, 2], votes: [1, 2, 0], answered: 2, devices: 3 },
  });
  const byHands = progressOf({ ...still, playing: { state: "idle", vote: { ...vote, live: null } } });
  expect(body(byHands)).toMatchObject({ progress: { playing: { vote: { answered: null, devices: null } } } });
});
