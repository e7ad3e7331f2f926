import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { languageReady } from "../core/language.ts";
import { LoadingPage } from "./LoadingPage.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("LoadingPage says that loading takes long, and offers to try again", async () => {
  await languageReady;
  vi.useFakeTimers();
  render(<LoadingPage />);
  expect(screen.getByRole("status", { name: "Loading" }).textContent).toBe("");
  act(() => void vi.advanceTimersByTime(8000));
  expect(screen.getByText("This is taking longer than usual. Check your connection.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});
