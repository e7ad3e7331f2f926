import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { languageReady, setLanguage, useFormat } from "./language.ts";

beforeAll(() => languageReady);
afterEach(() => act(() => setLanguage("en")));

async function formatIn(language: "en" | "es") {
  await act(() => setLanguage(language));
  return renderHook(() => useFormat()).result.current;
}

test("useFormat writes Spanish as people in the United States do", async () => {
  const format = await formatIn("es");
  expect(format.money(212_275)).toBe("$2,122.75");
  expect(format.number(4960.5)).toBe("4,960.5");
  expect(format.percent(0.765, 1)).toBe("76.5%");
  expect(format.date("2026-11-22")).toBe("22 nov 2026");
  expect(format.moment("2026-11-22T15:04:00")).toBe("22 nov 2026, 3:04 p.m.");
});

test("useFormat writes English as people in the United States do", async () => {
  const format = await formatIn("en");
  expect(format.money(212_275)).toBe("$2,122.75");
  expect(format.date("2026-11-22")).toBe("Nov 22, 2026");
});
