import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePaperColours } from "./usePaperColours.ts";

it("is light on paper, and as it was before once that is done", () => {
  const { dataset } = document.documentElement;
  dataset["colour"] = "dark";
  const { unmount } = renderHook(() => usePaperColours());
  window.dispatchEvent(new Event("beforeprint"));
  expect(dataset["colour"]).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(dataset["colour"]).toBe("dark");
  unmount();
  window.dispatchEvent(new Event("beforeprint"));
  expect(dataset["colour"]).toBe("dark");
  delete dataset["colour"];
});
