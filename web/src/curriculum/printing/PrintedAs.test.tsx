import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PrintedAs } from "./usePrinting.tsx";

afterEach(cleanup);

it("draws its sheet while the browser prints", () => {
  render(<PrintedAs>The whole story</PrintedAs>);
  expect(screen.queryByText("The whole story")).toBeNull();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText("The whole story").className).toContain("print-sheet");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText("The whole story")).toBeNull();
});
