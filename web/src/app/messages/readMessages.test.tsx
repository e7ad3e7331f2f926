import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNarrowWindow } from "../../ui/testing.tsx";
import { reads } from "./sectionEight.ts";
import { expectToast, openScreen } from "./testing.tsx";

beforeEach(() => useNarrowWindow());
afterEach(() => void vi.unstubAllGlobals());

it.each(reads)("“%s” appears where %s fails without a word", async (says, call, at) => {
  expect.hasAssertions();
  await expectToast(says, call, await openScreen(at, call));
});
