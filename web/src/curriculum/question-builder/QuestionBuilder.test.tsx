import { traitEndpoints, traits } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";

const { QuestionBuilder } = curriculumFieldsOf(traits);

const stored = {
  id: 4,
  name: "Courage",
  title: "Courage",
  start: "2026-09-01",
  end: "2026-10-01",
  videos: [],
  questions: [
    { id: "a", label: "How many?", kind: "number", required: true },
    { id: "b", label: "How was it?", kind: "scale_5", required: false },
  ],
  version: 1,
  can: ["update"],
};

const form = (
  <ResourceForm resource={traits} calls={traitEndpoints}>
    <QuestionBuilder name="questions" />
  </ResourceForm>
);
const save = () => userEvent.keyboard("{Control>}{Enter}{/Control}");
const press = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("QuestionBuilder", () => {
  it("adds, words and orders questions by keyboard alone, and shows each as a class sees it", async () => {
    const asked = answerCalls(() => ({ body: { data: stored } }));
    await renderScreen(form, "/things?edit=4");
    await screen.findByRole("region", { name: "Question 2" });
    await press("Add a question");
    const third = await screen.findByRole("region", { name: "Question 3" });
    await waitFor(() => expect(third.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("Again?");
    within(third).getByRole("combobox", { name: "Answer type" }).focus();
    await userEvent.keyboard("{ArrowDown}{End}{ArrowUp}{Enter}");
    const options = within(third).getAllByRole("textbox", { name: /^Option/ });
    options[0]?.focus();
    await userEvent.keyboard("Often{Tab}{Tab}Never");
    expect(within(third).getByRole("radio", { name: "Often" })).toBeDefined();
    await press("Move question 3 up");
    expect(screen.getByText("Now question 2 of 3")).toBeDefined();
    await save();
    await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
    expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({
      questions: [
        stored.questions[0],
        {
          id: expect.any(String),
          label: "Again?",
          kind: "choice",
          required: false,
          options: ["Often", "Never"],
        },
        stored.questions[1],
      ],
    });
  });

  it("tells which question is not ready", async () => {
    const asked = answerCalls(() => ({ body: { data: stored } }));
    await renderScreen(form, "/things?edit=4");
    const second = await screen.findByRole("region", { name: "Question 2" });
    await userEvent.clear(within(second).getByRole("textbox", { name: /^Question/ }));
    await save();
    expect(await within(second).findByText("Question is required")).toBeDefined();
    expect(asked.every(({ method }) => method === "GET")).toBe(true);
  });
});
