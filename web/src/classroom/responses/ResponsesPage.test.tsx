import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storedKeys, writeStored } from "../../core/storage.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { ResponsesPage } from "./ResponsesPage.tsx";

const response = (id: number, before: number) => ({
  id,
  type: "mindfulness_matters_open_form",
  object_id: 52,
  title: "Weather Report",
  first_name: "Ana",
  last_name: `Torres ${id}`,
  site_name: "Maple School",
  provider_name: "Bright Futures",
  school: { id: 1, name: "Maple School" },
  session: null,
  grade: "3",
  answer: String(before),
  answers: [{ id: "before", label: "How did the class feel before?", kind: "scale_5", value: before }],
  points: 5,
  created_at: "2026-11-19T14:46:18.000Z",
  can: ["delete"],
});

/** A session of somebody in a role, as the sign-in leaves it. */
function signInAs(role: string) {
  const claims = { email: "ana@people.example", role: { name: role }, user_type: [], new_login: false };
  const encode = (part: object) => btoa(JSON.stringify(part));
  writeStored("session", storedKeys.token, [encode({}), encode(claims), "signature"].join("."));
  writeStored(
    "session",
    storedKeys.user,
    JSON.stringify({ fullName: "Ana", email: claims.email, schools: [] }),
  );
}

const page = (total: number) => ({
  data: [response(1, 4), response(2, 5)],
  meta: { page: 0, rows: 100, total },
});

const question = (id: string, label: string, kind: string, more: object) => ({
  id,
  label,
  kind,
  answered: 40,
  counts: [],
  mean: null,
  sum: null,
  ...more,
});

const summary = {
  data: {
    responses: 248,
    points: 1240,
    items: 12,
    questions: [
      question("before", "How did the class feel before?", "scale_5", {
        counts: [0, 8, 40, 40, 12].map((count, index) => ({
          answer: String(index + 1),
          count: index === 3 ? 40 : count,
        })),
        mean: 3.94,
      }),
      question("note", "What stayed?", "long_text", { answered: 12 }),
      question("students", "How many took part?", "number", { mean: 20, sum: 4960 }),
      question("again", "Again?", "yes_no", {
        counts: [
          { answer: "true", count: 30 },
          { answer: "false", count: 10 },
        ],
      }),
      question("7", "2 + 2?", "choice", {
        answered: 6,
        counts: [
          { answer: "4", count: 4, right: true },
          { answer: "5", count: 2, right: false },
        ],
      }),
    ],
  },
};

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["responses", "app"]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the responses to one item", () => {
  it("are narrowed to it, in the list and in the charts above, which count all of them", async () => {
    const asked = answerCalls(({ path }) => ({ body: path.endsWith("/summary") ? summary : page(300) }));
    await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things/52?grade=3&sort=grade", "/things/:id?");
    await screen.findByText(/248 responses · 1,240 points/);
    const query = asked.find(({ path }) => path === "/activityFormResponse/summary")?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      type: "mindfulness_matters_open_form",
      object_id: "52",
      grade: "3",
    });
    const list = asked.find(({ path }) => path === "/activityFormResponse")?.query;
    expect([list?.get("object_id"), list?.get("grade"), list?.get("sort")]).toEqual(["52", "3", "grade"]);
  });

  it("are headed by the teacher's whole name on a card, which says the last one no second time", async () => {
    answerCalls(({ path }) => ({ body: path.endsWith("/summary") ? summary : page(2) }));
    await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things/52", "/things/:id?");
    expect(await screen.findByRole("link", { name: "Ana Torres 1" })).toBeDefined();
    expect(screen.queryByText("Torres 1")).toBeNull();
  });
});

it("says of an item that is not there that it was not found, as every page does", async () => {
  signInAs("Super Admin");
  const nothing = { data: [], meta: { page: 0, rows: 25, total: 0 } };
  answerCalls(({ path }) =>
    path === "/mindfulOpen/999"
      ? { status: 404, body: { message: "Not found" } }
      : { body: path.endsWith("/summary") ? summary : nothing },
  );
  await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things/999", "/things/:id?");
  expect(await screen.findByRole("heading", { level: 1, name: /not found$/ })).toBeDefined();
  expect(screen.getByRole("link", { name: "All responses" })).toBeDefined();
});

describe("the charts above the responses", () => {
  const show = async () => userEvent.click(await screen.findByRole("button", { name: "Show charts" }));
  const inCard = (name: string) => {
    const card = screen.getByRole("heading", { name }).closest("article");
    if (!card) throw new Error(`There is no card about ${name}`);
    return within(card);
  };

  it("say in words what they draw, whatever the kind of question", async () => {
    answerCalls(({ path }) => ({ body: path.endsWith("/summary") ? summary : page(300) }));
    await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things", "/things/:id?");
    await show();
    const before = inCard("How did the class feel before?");
    expect(before.getByText("4 of 5: 40 classes")).toBeDefined();
    expect(before.getByText("3.9")).toBeDefined();
    expect(inCard("How many took part?").getByText("4,960")).toBeDefined();
    expect(inCard("Again?").getByText("30 · 75%")).toBeDefined();
    expect(inCard("2 + 2?").getByText(/6 classes answered · 67% right/)).toBeDefined();
    expect(
      inCard("2 + 2?")
        .getByText(/right\)/)
        .closest("li")?.textContent,
    ).toContain("4");
    expect(inCard("What stayed?").getByText("classes wrote something")).toBeDefined();
  });

  it("stay closed once somebody has closed them", async () => {
    answerCalls(({ path }) => ({ body: path.endsWith("/summary") ? summary : page(300) }));
    await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things", "/things/:id?");
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Hide charts", expanded: true }));
    cleanup();
    await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things", "/things/:id?");
    expect(await screen.findByRole("button", { name: "Show charts", expanded: false })).toBeDefined();
  });

  it("are not there while nobody has answered", async () => {
    const nothing = { data: { responses: 0, points: 0, items: 0, questions: [] } };
    answerCalls(({ path }) => ({
      body: path.endsWith("/summary") ? nothing : { data: [], meta: { page: 0, rows: 25, total: 0 } },
    }));
    await renderScreen(<ResponsesPage name="puzzle" />, "/things", "/things/:id?");
    await screen.findByText("No responses yet");
    await waitFor(() => expect(screen.queryByText("At a glance")).toBeNull());
  });
});

describe("a response", () => {
  it("is read in full: the student, how a quiz went, and the files to open", async () => {
    const whole = {
      ...response(1, 4),
      student_first_name: "Mina",
      student_last_name: "Park",
      right_answers: 1,
      asked: 2,
      answers: [{ id: "7", label: "2 + 2?", kind: "choice", value: "5", right: false, correct: "4" }],
      files: [{ fileKey: "k", name: "poster.pdf", mime: "application/pdf", size: 9, url: "/api/files/k" }],
    };
    answerCalls(({ path }) => ({
      body: path.endsWith("/summary") ? summary : { data: [whole], meta: { page: 0, rows: 25, total: 1 } },
    }));
    await renderScreen(<ResponsesPage name="quiz" />, "/things?edit=1", "/things/:id?");
    const sheet = within(await screen.findByRole("dialog", { name: "Ana Torres 1" }));
    expect(sheet.getByText("Mina Park")).toBeDefined();
    expect(sheet.getByText("1 of 2")).toBeDefined();
    expect(sheet.getByText(/5 \(right: 4\)/)).toBeDefined();
    const file = sheet.getByRole("link", { name: /poster\.pdf/ });
    expect([file.getAttribute("href"), file.getAttribute("target")]).toEqual(["/api/files/k", "_blank"]);
  });
});

describe("the title of the page", () => {
  const titleFor = async (role: string) => {
    signInAs(role);
    answerCalls(({ path }) => ({ body: path.endsWith("/summary") ? summary : page(2) }));
    await renderScreen(<ResponsesPage name="trait" />, "/things", "/things/:id?");
    return (await screen.findByRole("heading", { level: 1 })).textContent;
  };

  it.each([
    ["Super Admin", "Character Trait Responses"],
    ["Site Leader", "Character trait Activity Responses"],
    ["Provider Leader", "Character trait Activity Responses"],
  ])("is for a %s: %s", async (role, title) => {
    expect(await titleFor(role)).toBe(title);
    // Leaders have no screen of traits.
    expect(screen.queryByRole("link", { name: "Go to the list" }) !== null).toBe(role === "Super Admin");
  });
});

describe("deleting a response", () => {
  it("says which points are taken back before it does anything", async () => {
    const succeeded = vi.spyOn(toast, "success").mockReturnValue(0);
    const asked = answerCalls(({ method, path }) => ({
      body:
        method === "DELETE"
          ? { message: "Response deleted successfully!" }
          : path.endsWith("/summary")
            ? summary
            : page(2),
    }));
    await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things?edit=1", "/things");
    const sheet = await screen.findByRole("dialog", { name: "Ana Torres 1" });
    await userEvent.click(within(sheet).getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("The class loses its 5 points");
    expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(succeeded).toHaveBeenCalledOnce());
    expect(asked.find(({ method }) => method === "DELETE")?.path).toBe("/activityFormResponse/delete/1");
  });

  it("deletes nothing when somebody thinks better of it", async () => {
    const asked = answerCalls(({ path }) => ({ body: path.endsWith("/summary") ? summary : page(2) }));
    await renderScreen(<ResponsesPage name="mindfulOpen" />, "/things?edit=1", "/things");
    const sheet = await screen.findByRole("dialog", { name: "Ana Torres 1" });
    await userEvent.click(within(sheet).getByRole("button", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
  });
});
