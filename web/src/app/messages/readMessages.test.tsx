import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNarrowWindow } from "../../ui/testing.tsx";
import { reads } from "./sectionEight.ts";
import { findToast, openScreen } from "./testing.tsx";

beforeEach(() => useNarrowWindow());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(reads)("“$says” appears where GET $call fails without a word", async ({ says, call, at }) => {
  await openScreen(at, (method, path) => method === "GET" && path === call);
  expect(await findToast(says)).toBeDefined();
});
