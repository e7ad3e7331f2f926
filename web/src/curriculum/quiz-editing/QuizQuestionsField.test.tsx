import { resourceEndpoints, resources } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { type Asked, answerCalls, renderScreen } from "../../ui/testing.tsx";
import { QuizQuestionsField } from "./QuizQuestionsField.tsx";

const question = (id: number, text: string) => ({
  id,
  name: text,
  question: text,
  version: 1,
  can: ["update"],
  response_count: 0,
  answer_1: "Yes",
  answer_2: "No",
  correct_answer: 1,
  math_op: null,
  primary_graphic: null,
  primary_graphic_name: null,
});
const card = (id: number, text: string) => ({
  ...question(id, text),
  answers: [{ number: 1, text: "Yes", graphic: null, graphic_name: null }],
});
const stored = {
  id: 4,
  name: "Bees",
  title: "Bees",
  start: "2026-11-01",
  end: "2026-11-30",
  version: 1,
  can: ["update"],
  questions: [
    {
      id: "students",
      label: "How many?",
      kind: "number",
      required: false,
    },
  ],
  standards_visible: false,
  attachment_visible: true,
  is_approved: false,
  is_active: true,
  will_visit: false,
  details: {},
  response_count: 0,
  question_ids: [1, 2, 3],
  quiz_questions: [card(1, "Do bees fly?"), card(2, "Do bees swim?"), card(3, "Do bees dance?")],
};
const form = (
  <ResourceForm resource={resources.quiz} calls={resourceEndpoints.quiz}>
    <QuizQuestionsField />
  </ResourceForm>
);
const listed = () =>
  within(screen.getByRole("group", { name: "Quiz questions" }))
    .getAllByRole("listitem")
    .map((each) => /Do bees [a-z]+\?/.exec(each.textContent ?? "")?.[0]);
const press = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
};
const saved = (asked: readonly Asked[]) => asked.find(({ method }) => method === "PATCH")?.body;

beforeAll(async () => {
  await languageReady;
  await i18next.loadNamespaces("quizzes");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("QuizQuestionsField", () => {
  it("orders, takes out and finds questions by keyboard alone, and saves their ids in that order", async () => {
    const asked = answerCalls(({ path, query }) => {
      if (path === "/quizQuestion")
        return {
          body: {
            data: query.get("search") === "sing" ? [question(9, "Do bees sing?")] : [],
            meta: { total: 1, page: 0, rows: 5 },
          },
        };
      if (path === "/quizQuestion/9") return { body: { data: question(9, "Do bees sing?") } };
      return { body: { data: stored, message: "Quiz updated successfully!" } };
    });
    await renderScreen(form, "/things?edit=4");
    await screen.findByText("Do bees fly?");
    await press("Move question 3 up");
    expect(screen.getByRole("status").textContent).toBe("Now question 2 of 3");
    await press("Take question 1 out of the quiz");
    expect(listed()).toEqual(["Do bees dance?", "Do bees swim?"]);
    await userEvent.type(screen.getByRole("combobox", { name: "Find a question in the bank" }), "sing");
    await userEvent.click(await screen.findByRole("option", { name: "Do bees sing?" }));
    await waitFor(() => expect(listed()).toHaveLength(3));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(saved(asked)).toEqual({ question_ids: [3, 2, 9] }));
  });

  it("writes a new question in place, which goes to the bank and the quiz and leaves the quiz's form alone", async () => {
    const asked = answerCalls(({ path, method }) => {
      if (path === "/quizQuestion/add")
        return {
          status: 201,
          body: { data: question(7, "Do bees hum?"), message: "Question added successfully" },
        };
      if (path === "/quizQuestion/7") return { body: { data: question(7, "Do bees hum?") } };
      return { body: { data: method === "GET" && path === "/quiz/4" ? stored : [], meta: { total: 0 } } };
    });
    await renderScreen(form, "/things?edit=4");
    await screen.findByText("Do bees fly?");
    await press("Write a new question");
    const sheet = await screen.findByRole("dialog", { name: "Add Question" });
    await userEvent.type(within(sheet).getByRole("textbox", { name: /^Question/ }), "Do bees hum?");
    await userEvent.type(within(sheet).getByRole("textbox", { name: "Answer 1" }), "Yes");
    await userEvent.type(within(sheet).getByRole("textbox", { name: "Answer 2" }), "No");
    await userEvent.click(within(sheet).getByRole("radio", { name: "Answer 1 is the right one" }));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(listed()).toContain("Do bees hum?"));
    const body = asked.find(({ path }) => path === "/quizQuestion/add")?.body;
    expect(body).toEqual({ question: "Do bees hum?", answer_1: "Yes", answer_2: "No", correct_answer: 1 });
    expect(saved(asked)).toBeUndefined();
  });

  it("locks the list once classes have answered, and says why", async () => {
    answerCalls(() => ({ body: { data: { ...stored, response_count: 2 } } }));
    await renderScreen(form, "/things?edit=4");
    expect(await screen.findByText(/^Classes have answered this quiz/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Move|^Take/ })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Find a question in the bank" })).toBeNull();
    expect(screen.getByRole("button", { name: "Open question 1" })).toBeDefined();
  });
});
