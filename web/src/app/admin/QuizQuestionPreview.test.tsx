import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { QuizQuestionPreview } from "./QuizQuestionPreview.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says of a question that is not there that it was not found, as every page does", async () => {
  answerCalls(() => ({ status: 404, body: { message: "Question was not found" } }));
  await i18next.loadNamespaces(["quizzes"]);
  await renderScreen(<QuizQuestionPreview />, "/things/999", "/things/:id");
  expect(await screen.findByRole("heading", { level: 1, name: "Question not found" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
