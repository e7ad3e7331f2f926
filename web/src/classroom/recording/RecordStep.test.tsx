import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../../core/session.ts";
import {
  type CannedReply,
  type Recognition,
  renderInClassroom,
  scriptCalls,
  signInAsInstructor,
  someItem,
  stubRecognition,
} from "../testing.tsx";
import type { Answers } from "./answers.ts";
import { RecordStep } from "./RecordStep.tsx";

const addPath = "/api/instructor/activity-form-response/add";
const quizPath = "/api/instructor/add-quiz-answer";
const created: CannedReply = { status: 201, body: { data: { id: 1, points_won: 5, points_total: 25 } } };
let line: CannedReply = created;
/** What the server knows of the class's size. */
let classSize: number | null = null;

beforeEach(() => {
  line = created;
  classSize = null;
  signInAsInstructor();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

async function renderStep(item = someItem(), quiz?: { answers: Answers; right: number; total: number }) {
  const asked = scriptCalls((path) =>
    path === addPath || path === quizPath
      ? line
      : { status: 200, body: { data: path.includes("curriculum") ? [] : { class_size: classSize } } },
  );
  const onSent = vi.fn<(reply: unknown) => void>();
  await renderInClassroom(
    <RecordStep item={item} site={3} quiz={quiz ?? null} onSent={onSent} onward={<span>Onward</span>} />,
  );
  return { sent: () => asked.filter(({ path }) => path === addPath || path === quizPath), onSent };
}

const tap = (question: string, answer: string) =>
  userEvent.click(within(screen.getByRole("group", { name: question })).getByRole("radio", { name: answer }));
const record = () => userEvent.click(screen.getByRole("button", { name: /Record it/ }));

/** A moment's date where this runs. */
const here = (moment: Date) => moment.toLocaleDateString("sv-SE");

async function answerAll() {
  await tap("How did the class feel before?", "2 out of 5");
  await tap("How did the class feel after?", "4 out of 5");
}

describe("RecordStep", () => {
  it("records with three taps, and the next time the number of students is already there", async () => {
    const first = await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "24" }));
    await answerAll();
    await record();
    expect(await screen.findByText("5 more points. Your class now has 25.")).toBeDefined();
    expect(first.onSent).toHaveBeenCalledWith({ id: 1, points_won: 5, points_total: 25 });
    expect(first.sent()).toHaveLength(1);
    expect(first.sent()[0]?.body).toEqual({
      school_id: 3,
      object_id: 7,
      answers: { students: 24, before: 2, after: 4 },
      answered_on: here(new Date()),
    });
    cleanup();

    const second = await renderStep(someItem({ id: 8 }));
    await answerAll();
    await record();
    await screen.findByText("5 more points. Your class now has 25.");
    expect(second.sent()[0]?.body).toMatchObject({ object_id: 8, answers: { students: 24 } });
  });

  it("sends what a class said to a quiz along, and shows what the server made of it", async () => {
    const item = someItem({ type: "quiz_question", questions: [] });
    const quiz = { answers: { 41: 2, 42: 1 }, right: 1, total: 2 };
    line = { status: 201, body: { data: { id: 1, points_won: 10, points_total: 20, right: 2, total: 2 } } };
    const { sent } = await renderStep(item, quiz);
    await record();
    expect(await screen.findByText("2 of 2 questions right")).toBeDefined();
    expect(sent()[0]?.path).toBe(quizPath);
    expect(sent()[0]?.body).toMatchObject({ school_id: 3, object_id: 7, answers: { 41: 2, 42: 1 } });
  });

  it("offers the points that so many right answers win, and says what the server gave", async () => {
    const item = someItem({ id: 13, type: "quiz_question", points: 10, questions: [] });
    line = { status: 201, body: { data: { id: 1, points_won: 4, points_total: 24, right: 2, total: 5 } } };
    await renderStep(item, { answers: { 41: 2 }, right: 2, total: 5 });
    expect(screen.getByRole("button", { name: /^Record it/ }).textContent).toContain("+4 points");
    await record();
    expect(await screen.findByText("4 more points. Your class now has 24.")).toBeDefined();
  });

  it("offers sizes of a class where students are counted, and nowhere else", async () => {
    const minutes = { id: "minutes", label: "How many minutes did it take?", kind: "number" as const };
    const [students] = someItem().questions;
    await renderStep(
      someItem({
        id: 14,
        questions: [{ ...minutes, required: true }, ...(students ? [students] : [])],
      }),
    );
    const offered = (question: string) =>
      within(screen.getByRole("group", { name: question })).queryByRole("button", { name: "24" });
    expect(offered("Number of students")).not.toBeNull();
    expect(offered("How many minutes did it take?")).toBeNull();
  });

  it("has the whole class tapped where its size is known, and shares of it beside that", async () => {
    classSize = 24;
    const { sent } = await renderStep(someItem({ id: 15 }));
    const all = await screen.findByRole("button", { name: "All 24" });
    expect(all.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Most 18" }));
    expect(all.getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(screen.getByRole("button", { name: "One less" }));
    await answerAll();
    await record();
    expect(sent()[0]?.body).toMatchObject({ answers: { students: 17, before: 2, after: 4 } });
  });

  it("leaves a number empty that was emptied, and asks for it", async () => {
    classSize = 24;
    const { sent } = await renderStep(someItem({ id: 16 }));
    await screen.findByRole("button", { name: "All 24" });
    await userEvent.clear(screen.getByRole("textbox", { name: "Number of students" }));
    await answerAll();
    await record();
    expect(screen.getAllByText("Answer this question")).toHaveLength(1);
    expect(sent()).toHaveLength(0);
  });

  it("shows the stage's own score while the answers of a quiz wait", async () => {
    line = "line";
    const item = someItem({ id: 12, type: "quiz_question", questions: [] });
    await renderStep(item, { answers: { 41: 2 }, right: 1, total: 2 });
    await record();
    expect(await screen.findByText("Saved on this device")).toBeDefined();
    expect(screen.getByText("1 of 2 questions right")).toBeDefined();
  });

  it("sends nothing while a required answer is missing, and leads to it", async () => {
    const { sent } = await renderStep();
    await tap("How did the class feel after?", "5 out of 5");
    await record();
    expect(screen.getAllByText("Answer this question")).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Number of students" }));
    expect(sent()).toHaveLength(0);
  });

  it("refuses a second answer in words, and still shows what was tapped", async () => {
    line = {
      status: 409,
      body: { message: "Your class has already answered this activity.", request_id: "r" },
    };
    await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "20" }));
    await answerAll();
    await record();
    expect(await screen.findByText("Your class has already answered this activity.")).toBeDefined();
    expect(screen.getByText("Number of students").nextElementSibling?.textContent).toBe("20");
    expect(screen.getByText("Onward")).toBeDefined();
  });

  it("keeps the answer in the browser while offline and sends it once, with the same key, after reconnecting", async () => {
    line = "line";
    const { sent, onSent } = await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "22" }));
    await answerAll();
    await record();
    expect(await screen.findByText("Saved on this device")).toBeDefined();
    expect(onSent).not.toHaveBeenCalled();
    line = created;
    act(() => {
      window.dispatchEvent(new Event("online"));
      window.dispatchEvent(new Event("online"));
    });
    expect(await screen.findByText("5 more points. Your class now has 25.")).toBeDefined();
    const keys = sent().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it("sends on Monday what was recorded offline on Friday as Friday's", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2026-09-11T16:00:00Z");
    line = "line";
    const { sent } = await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "22" }));
    await answerAll();
    await record();
    expect(await screen.findByText("Saved on this device")).toBeDefined();
    vi.setSystemTime("2026-09-14T16:00:00Z");
    line = created;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("5 more points. Your class now has 25.")).toBeDefined();
    expect(sent().map(({ body }) => (body as { answered_on: string }).answered_on)).toEqual([
      "2026-09-11",
      "2026-09-11",
    ]);
  });

  it("lets the teacher say on which earlier day of the activity it was, up to 14 days back", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2026-09-20T16:00:00Z");
    const { sent } = await renderStep(someItem({ start: "2026-09-01", end: "2026-09-18" }));
    await userEvent.click(screen.getByRole("button", { name: "22" }));
    await answerAll();
    expect(screen.queryByLabelText("When did you do this?")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "When did you do this?" }));
    const field = screen.getByLabelText<HTMLInputElement>("When did you do this?");
    expect(document.activeElement).toBe(field);
    expect([field.min, field.max]).toEqual(["2026-09-06", "2026-09-18"]);
    fireEvent.change(field, { target: { value: "2026-09-17" } });
    await record();
    expect(await screen.findByText("5 more points. Your class now has 25.")).toBeDefined();
    expect(sent()[0]?.body).toMatchObject({ answered_on: "2026-09-17" });
  });

  it("refuses what the server would, by the same rules, before anything is sent", async () => {
    const note = { id: "why", label: "Why?", kind: "text", required: true } as const;
    const { sent } = await renderStep(someItem({ questions: [note] }));
    fireEvent.change(screen.getByLabelText(/Why\?/), { target: { value: "x".repeat(501) } });
    await record();
    expect(await screen.findByText("Why? can have at most 500 characters")).toBeDefined();
    expect(sent()).toHaveLength(0);
  });

  it("clears what waits when somebody signs out, but not when their login ends by itself", async () => {
    line = "line";
    await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "22" }));
    await answerAll();
    await record();
    await screen.findByText("Saved on this device");
    act(() => signOut("ended"));
    expect(localStorage.getItem("waitingAnswers")).toContain('"object_id":7');
    act(() => signInAsInstructor());
    act(() => signOut());
    expect(localStorage.getItem("waitingAnswers")).toBeNull();
    expect(localStorage.getItem("answerDrafts")).toBeNull();
  });

  it("says of an answer that got there unnoticed that it is recorded, not that it was refused", async () => {
    line = "line";
    await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "22" }));
    await answerAll();
    await record();
    await screen.findByText("Saved on this device");
    line = {
      status: 409,
      body: { message: "Your class has already answered this activity.", request_id: "r" },
    };
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("Already recorded")).toBeDefined();
    expect(screen.queryByText("These answers were not added", { exact: false })).toBeNull();
    expect(localStorage.getItem("waitingAnswers")).toBeNull();
  });

  it("waits, rather than gives up, when a gate in between answers in the server's stead", async () => {
    line = { status: 403, body: "<h1>Please sign in to the school's network</h1>" };
    await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "22" }));
    await answerAll();
    await record();
    expect(await screen.findByText("Saved on this device")).toBeDefined();
  });

  it("keeps a draft of what was tapped", async () => {
    await renderStep();
    await tap("How did the class feel before?", "3 out of 5");
    cleanup();
    await renderStep();
    const before = within(screen.getByRole("group", { name: "How did the class feel before?" }));
    expect(before.getByRole<HTMLInputElement>("radio", { name: "3 out of 5" }).checked).toBe(true);
  });

  it("puts the server's words at the question they are about, and keeps the answers", async () => {
    line = {
      status: 422,
      body: { message: "No", errors: [{ msg: "Too many", path: "answers.students" }], request_id: "r" },
    };
    await renderStep();
    await userEvent.click(screen.getByRole("button", { name: "28" }));
    await answerAll();
    await record();
    await waitFor(() => expect(screen.getAllByText(/Too many/).length).toBeGreaterThan(0));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Number of students" }).value).toBe("28");
  });

  describe("where the browser understands speech", () => {
    let made: readonly Recognition[] = [];
    beforeEach(() => {
      made = stubRecognition();
    });
    const noticed = {
      id: "noticed",
      label: "What did you notice?",
      kind: "long_text",
      required: true,
    } as const;

    it("takes a required long answer by voice, off until it is pressed", async () => {
      const { sent } = await renderStep(someItem({ id: 17, questions: [noticed] }));
      expect(
        screen.getByText("Your browser may send the sound to its maker, so leave out names."),
      ).toBeDefined();
      expect(made).toHaveLength(0);
      await userEvent.click(screen.getByRole("button", { name: "Speak" }));
      const [heard] = made;
      expect([heard?.lang, heard?.start.mock.calls.length]).toEqual(["en-US", 1]);
      heard?.hear("Jo shared");
      heard?.hear("her lunch");
      await userEvent.click(screen.getByRole("button", { name: "Stop" }));
      await record();
      expect(sent()[0]?.body).toMatchObject({ answers: { noticed: "Jo shared her lunch" } });
    });

    it("takes an optional note by voice, folded until it is wanted", async () => {
      await renderStep(someItem({ id: 18 }));
      expect(screen.queryByRole("button", { name: "Speak" })).toBeNull();
      await userEvent.click(screen.getByRole("button", { name: "Write or speak a note (optional)" }));
      await userEvent.click(screen.getByRole("button", { name: "Speak" }));
      made[0]?.hear("Calm");
      expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reflection" }).value).toBe("Calm");
    });

    it("says why it does not hear, and stops when the step is left", async () => {
      await renderStep(someItem({ id: 19, questions: [noticed] }));
      await userEvent.click(screen.getByRole("button", { name: "Speak" }));
      const [heard] = made;
      act(() => {
        heard?.onerror?.({ error: "not-allowed" });
        heard?.onend?.();
      });
      expect(screen.getByText(/can't use the microphone/)).toBeDefined();
      await userEvent.click(screen.getByRole("button", { name: "Speak" }));
      cleanup();
      expect(made[1]?.abort).toHaveBeenCalled();
    });
  });

  it("offers no voice where the browser has none", async () => {
    await renderStep();
    expect(screen.queryByRole("button", { name: /^Speak/ })).toBeNull();
  });

  it("says of an item that is done that it may be run again, without asking anything", async () => {
    await renderStep(someItem({ answered: true }));
    expect(screen.getByText("Already recorded")).toBeDefined();
    expect(screen.queryByRole("button", { name: /Record it/ })).toBeNull();
  });
});
