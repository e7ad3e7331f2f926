import type { ClassroomItem } from "@kindling/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import i18next from "i18next";
import { useState } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { ItemView, laterSteps } from "../ItemView.tsx";
import { AnswerFields } from "../recording/AnswerFields.tsx";
import type { Answers } from "../recording/answers.ts";
import type { QuizRun } from "../steps/quizRun.ts";
import { renderInClassroom, someItem } from "../testing.tsx";

const answers = ["Red", "Blue", "Green"].map((text, at) => ({
  number: at + 1,
  text,
  graphic: null,
  graphic_name: null,
}));
const quiz: ClassroomItem = someItem({
  type: "quiz_question",
  questions: [],
  details: {
    quiz_questions: [
      {
        id: 1,
        question: "Which color?",
        answers,
        correct_answer: 3,
        primary_graphic: null,
        primary_graphic_name: null,
        math_op: null,
      },
    ],
  },
});
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeAll(async () => {
  await laterSteps.load();
  await languageReady;
  await i18next.loadNamespaces(["quizzes", "presenter"]);
});
afterEach(cleanup);

it("counts hands by keys and taps, and shows the spread before the right answer", async () => {
  let run: QuizRun | null = null;
  await renderInClassroom(
    <ItemView
      item={quiz}
      onLeave={() => undefined}
      record={(now) => {
        run = now;
        return null;
      }}
    />,
  );
  press("PageDown");
  press("h");
  for (const key of ["1", "3", "3", "2", "Backspace"]) press(key);
  fireEvent.click(button("Answer 3: 2. Add a hand"));
  fireEvent.click(button("Answer 1: one hand less"));
  expect(screen.queryByRole("img", { name: /^Answer 3/ })).toBeNull();
  press("PageDown");
  expect(screen.getByRole("group", { name: "Answers of 3 students" })).toBeDefined();
  expect(screen.getByRole("img", { name: "Answer 3: 3, 100%" })).toBeDefined();
  expect(screen.queryByText(/Well done|right answer is/i)).toBeNull();
  press("PageDown");
  expect(button(/Green/).hasAttribute("disabled")).toBe(true);
  press("PageDown");
  press("PageDown");
  expect((run as QuizRun | null)?.answers).toEqual({ "1": 3 });
});

it("leaves the choice to the class on a tie, and keeps what was counted", async () => {
  await renderInClassroom(<ItemView item={quiz} onLeave={() => undefined} />);
  press("PageDown");
  fireEvent.click(button("Count hands"));
  press("1");
  press("2");
  fireEvent.click(button("Show the spread"));
  expect(button(/Red/).getAttribute("aria-pressed")).toBe("false");
  press("PageUp");
  press("PageDown");
  expect(screen.getByRole("img", { name: "Answer 2: 1, 50%" })).toBeDefined();
  press("PageDown");
  expect(screen.getByText(/Tap an answer/)).toBeDefined();
});

it("takes the mean of a scale's hands, and how many raised one", async () => {
  const change = vi.fn<(value: Answers) => void>();
  function Fields() {
    const [value, setValue] = useState<Answers>({});
    const keep = (next: Answers) => {
      change(next);
      setValue(next);
    };
    return <AnswerFields questions={someItem().questions.slice(0, 2)} value={value} onChange={keep} />;
  }
  await renderInClassroom(<Fields />);
  fireEvent.click(button("Count hands"));
  fireEvent.click(button("Answer 5: 0. Add a hand"));
  fireEvent.click(button("Answer 5: 1. Add a hand"));
  fireEvent.click(button("Answer 2: 0. Add a hand"));
  fireEvent.click(button("Show the spread"));
  expect(change).toHaveBeenLastCalledWith({ students: 3, before: 4 });
  expect(screen.getByRole("img", { name: "Answer 5: 2, 67%" })).toBeDefined();
});
