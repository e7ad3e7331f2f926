import { quizQuestionEndpoints, quizQuestions } from "@kindling/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { QuestionFields } from "./QuestionFields.tsx";

const stored = {
  id: 4,
  name: "?",
  version: 1,
  can: ["update"],
  response_count: 0,
  math_op: "add",
  question: "Ana has 3 apples and gets 2 more. How many?",
  answer_1: "5",
  answer_2: "6",
  correct_answer: 2,
  primary_graphic: "/api/files/apple",
  primary_graphic_name: "apple.png",
  answer_3_graphic_name: "wasp.png",
};
const form = (
  <ResourceForm resource={quizQuestions} calls={quizQuestionEndpoints}>
    <QuestionFields />
  </ResourceForm>
);
const open = async (row: object) => {
  answerCalls(() => ({ body: { data: row } }));
  await renderScreen(form, "/things?edit=4");
  return screen.findByRole("group", { name: "As a class sees it" });
};

beforeAll(async () => {
  await languageReady;
  await i18next.loadNamespaces("quizzes");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("QuestionFields", () => {
  it("shows the question as a class will see it while it is typed, the sum and missing pictures included", async () => {
    const look = await open(stored);
    expect(within(look).getByRole("img", { name: "3 + 2 = ?" })).toBeDefined();
    expect(within(look).getByText("Picture missing: wasp.png")).toBeDefined();
    expect(within(look).getAllByRole("button")).toHaveLength(3);
    await userEvent.type(screen.getByRole("textbox", { name: "Answer 4" }), "Seven");
    expect(within(look).getByRole("button", { name: /Seven/ })).toBeDefined();
  });

  it("says when the right answer is another than the sum's", async () => {
    await open(stored);
    expect(
      screen.getByText("3 + 2 makes 5, but the right answer says 6. Check the right answer."),
    ).toBeDefined();
    await userEvent.click(screen.getByRole("radio", { name: "Answer 1 is the right one" }));
    expect(screen.queryByText(/^3 \+ 2 makes/)).toBeNull();
  });

  it("offers each picture as a file, an address or a name", async () => {
    await open({ ...stored, primary_graphic: null, primary_graphic_name: null });
    const ways = screen.getByRole("group", { name: "Primary Graphic: source" });
    expect(screen.queryByRole("textbox", { name: "Primary Graphic" })).toBeNull();
    await userEvent.click(within(ways).getByRole("button", { name: "Web address" }));
    expect(screen.getByRole("textbox", { name: "Primary Graphic" })).toBeDefined();
    await userEvent.click(within(ways).getByRole("button", { name: "By name" }));
    expect(screen.getByRole("textbox", { name: "Primary Graphic Name" })).toBeDefined();
  });
});
