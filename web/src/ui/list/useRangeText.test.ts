import { act, renderHook } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeAll, expect, test } from "vitest";
import { languageReady, setLanguage } from "../../core/language.ts";
import { useRangeText } from "./useRangeText.ts";

beforeAll(async () => {
  await languageReady;
  await i18next.loadNamespaces(["ui"]);
});
afterEach(() => act(() => setLanguage("en")));

test.each([
  ["en", "2,101–2,125 of 2,204"],
  ["es", "2,101–2,125 de 2,204"],
] as const)("useRangeText parts the thousands as in the United States in %s", async (language, text) => {
  await act(() => setLanguage(language));
  const { result } = renderHook(() => useRangeText());
  expect(result.current({ from: 2101, to: 2125, count: 2204 })).toBe(text);
});
