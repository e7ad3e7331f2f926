import type { QuizCard } from "@kindling/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { languageReady } from "../../core/language.ts";
import { ItemView, laterSteps } from "../ItemView.tsx";
import { renderInClassroom, someItem } from "../testing.tsx";
import type { QuizRun } from "./quizRun.ts";
import { stepsOf } from "./stepsOf.ts";

beforeAll(() => laterSteps.load());

const answers = ["4", "5", "6"].map((text, index) => ({
  number: index + 1,
  text,
  graphic: null,
  graphic_name: null,
}));
const card: QuizCard = {
  id: 1,
  question: "Ana has 3 apples and gets 2 more. How many?",
  answers,
  correct_answer: 2,
  primary_graphic: "/api/files/apple",
  primary_graphic_name: "apple.png",
  math_op: "add",
  recordings: [],
  teacher_notes: null,
};
const other: QuizCard = {
  id: 2,
  question: "Who flies?",
  correct_answer: 1,
  math_op: null,
  recordings: [],
  teacher_notes: null,
  primary_graphic: null,
  primary_graphic_name: "meadow.png",
  answers: [
    {
      number: 1,
      text: null,
      graphic: "/api/files/bee",
      graphic_name: "bee.png",
    },
    {
      number: 4,
      text: "A stone",
      graphic: null,
      graphic_name: null,
    },
  ],
};
const item = someItem({
  type: "quiz_question",
  title: "Kindness check",
  questions: [],
  details: { quiz_questions: [card, other] },
});
const stay = () => undefined;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const answer = (name: RegExp) => screen.getByRole("button", { name });

beforeAll(async () => {
  await languageReady;
  await i18next.loadNamespaces(["quizzes", "stage"]);
});
afterEach(cleanup);

describe("a quiz on the stage", () => {
  it("takes a choice by the keys 1 to 4 and by tap, and none that is not there", async () => {
    await renderInClassroom(<ItemView item={item} onLeave={stay} />);
    press("PageDown");
    expect(screen.getByText("Question 1 of 2")).toBeDefined();
    press("3");
    expect(answer(/6$/).getAttribute("aria-pressed")).toBe("true");
    press("4");
    expect(answer(/6$/).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(answer(/5$/));
    expect(answer(/5$/).getAttribute("aria-pressed")).toBe("true");
    expect(answer(/6$/).getAttribute("aria-pressed")).toBe("false");
  });

  it("shows the right answer with the key that goes on, keeps the choice from then on, and goes on with the next", async () => {
    await renderInClassroom(<ItemView item={item} onLeave={stay} />);
    press("PageDown");
    press("1");
    press("PageDown");
    expect(screen.getByText("The right answer: 5")).toBeDefined();
    expect(answer(/5 ?The right answer/).hasAttribute("disabled")).toBe(true);
    press("2");
    expect(screen.queryByText(/^That’s right/)).toBeNull();
    press("PageDown");
    expect(screen.getByText("Question 2 of 2")).toBeDefined();
    press("1");
    fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(screen.getByText("That’s right: bee.png")).toBeDefined();
  });

  it("draws the sum with its picture so many times, and says of a picture that it is missing", async () => {
    await renderInClassroom(<ItemView item={item} onLeave={stay} />);
    press("PageDown");
    const sum = screen.getByRole("img", { name: "3 + 2 = ?" });
    expect(sum.querySelectorAll("img")).toHaveLength(5);
    press("PageDown");
    press("PageDown");
    expect(screen.getByText("Picture missing: meadow.png")).toBeDefined();
    expect(screen.getByRole("button", { name: /bee.png/ })).toBeDefined();
  });
});

describe("the score of a quiz", () => {
  const recorded = (answers: object, right: number) => `${JSON.stringify(answers)} ${right} right`;
  const record = (run: QuizRun | null) => <p>{run && recorded(run.answers, run.right)}</p>;

  it("shows nothing before something is chosen, and lets who insists pass over it", async () => {
    await renderInClassroom(<ItemView item={item} onLeave={stay} />);
    press("PageDown");
    press("PageDown");
    expect(screen.getByText(/^Tap an answer/)).toBeDefined();
    expect(screen.queryByText(/^The right answer/)).toBeNull();
    press("PageDown");
    expect(screen.getByText("Question 2 of 2")).toBeDefined();
  });

  it("adds up what the class chose, leads back to what is open, and then hands its answers on", async () => {
    await renderInClassroom(<ItemView item={item} record={record} onLeave={stay} />);
    press("PageDown");
    press("ArrowDown");
    press("ArrowDown");
    press("PageDown");
    expect(screen.getByText("That’s right: 5")).toBeDefined();
    for (let n = 0; n < 3; n += 1) press("PageDown");
    expect(screen.getByText("1 of 2 questions right")).toBeDefined();
    expect(screen.getByRole("button", { name: "Question 1: right" })).toBeDefined();
    press("PageDown");
    expect(screen.queryByText(recorded({ 1: 2 }, 1))).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Answer question 2" }));
    press("4");
    for (let n = 0; n < 3; n += 1) press("PageDown");
    expect(screen.getByText(recorded({ 1: 2, 2: 4 }, 1))).toBeDefined();
  });
});

describe("a nomination on the stage", () => {
  const nomination = someItem({
    type: "student_nomination_form",
    title: "Star of the month",
    questions: [{ id: "reason", label: "Why was this student chosen?", kind: "long_text", required: false }],
    details: { max_per_class: 3 },
  });

  it("asks who it should be and why, tells how many, and has no place for a name", async () => {
    await renderInClassroom(<ItemView item={nomination} onLeave={stay} />);
    press("PageDown");
    expect(screen.getByText("Who has shown Kindness?")).toBeDefined();
    expect(screen.getByText("We can nominate up to 3 people.")).toBeDefined();
    expect(screen.getByText("Why was this student chosen?")).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("is a step of its own, as every question of a quiz is; what is no card is passed over", () => {
    expect(stepsOf(nomination).map(({ kind }) => kind)).toEqual(["title", "nomination", "record"]);
    expect(stepsOf(item).map(({ kind }) => kind)).toEqual(["title", "quiz", "quiz", "score", "record"]);
    const odd = someItem({ details: { quiz_questions: [{ question: "?" }], max_per_class: "many" } });
    expect(stepsOf(odd).map(({ kind }) => kind)).toEqual(["title", "record"]);
  });
});
