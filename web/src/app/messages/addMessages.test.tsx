import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNarrowWindow } from "../../ui/testing.tsx";
import { adds } from "./sectionEight.ts";
import { expectToast } from "./testing.tsx";
import { write } from "./writing/testing.tsx";

beforeEach(() => useNarrowWindow());
afterEach(() => void vi.unstubAllGlobals());

it.each(adds)("“%s” appears where %s fails without a word", async (says, call, at) => {
  expect.hasAssertions();
  await expectToast(says, call, await write(call, at));
});
