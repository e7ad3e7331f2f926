import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../../ui/testing.tsx";
import { PuzzlePrintPage } from "./PuzzlePrintPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says of a puzzle that is not there that it was not found, as every page does", async () => {
  answerCalls(() => ({ status: 404, body: { message: "Activity was not found" } }));
  await i18next.loadNamespaces(["puzzles"]);
  await renderScreen(<PuzzlePrintPage />, "/things/999", "/things/:id");
  expect(await screen.findByRole("heading", { level: 1, name: /not found$/ })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
});
