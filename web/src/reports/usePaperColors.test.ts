import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePaperColors } from "./usePaperColors.ts";

it("is light on paper, and as it was before once that is done", () => {
  const { dataset } = document.documentElement;
  dataset["color"] = "dark";
  const { unmount } = renderHook(() => usePaperColors());
  window.dispatchEvent(new Event("beforeprint"));
  expect(dataset["color"]).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(dataset["color"]).toBe("dark");
  unmount();
  window.dispatchEvent(new Event("beforeprint"));
  expect(dataset["color"]).toBe("dark");
  delete dataset["color"];
});
