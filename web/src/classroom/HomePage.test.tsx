import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../core/session.ts";
import { HomePage } from "./HomePage.tsx";
import {
  type CannedReply,
  renderInClassroom,
  scriptCalls,
  signInAsInstructor,
  someItem,
} from "./testing.tsx";
import { homeFoot } from "./today/homeLater.ts";

beforeAll(() =>
  Promise.all([homeFoot.load(), import("./recording/AnswerNotes.tsx"), import("./welcome/WelcomeCard.tsx")]),
);
beforeEach(() => signInAsInstructor());
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const news = (id: number, title: string) => ({
  id,
  title,
  program: { id: 1, name: "Day" },
  start: "2026-11-01",
  end: "2026-12-01",
  content: `<p>All about ${title}</p>`,
});

async function renderHome(items: unknown[], more: Record<string, unknown> = {}) {
  const points = {
    points: 45,
    earned_cents: 225,
    recent: [{ id: 1, points: 5, title: "A breath", created_at: "2026-11-20T13:00:00Z" }],
  };
  const me = { id: 9, first_name: "Ana", confetti: true, welcomed: true };
  const replies: Record<string, unknown> = {
    "/api/instructor/curriculum-data?school_id=3": items,
    "/api/teacherPoint?school_id=3": points,
    "/api/genericTeacher/allGeneric?school_id=3": [],
    "/api/user/me": me,
    ...more,
  };
  const asked = scriptCalls(
    (path): CannedReply => ({ status: path in replies ? 200 : 404, body: { data: replies[path] } }),
  );
  await renderInClassroom(<HomePage Thanks={() => null} />);
  return asked;
}

const tile = (name: string) => screen.findByRole("region", { name });

describe("HomePage", () => {
  it("greets by name and has the first activity that is still to do one click from class mode", async () => {
    await renderHome([
      someItem({ id: 1, title: "Done before", end: "2026-11-21", answered: true }),
      someItem({ id: 2, title: "Ends later", end: "2026-11-30" }),
      someItem({ id: 3, title: "Ends first", end: "2026-11-22" }),
    ]);
    const hero = await screen.findByRole("region", { name: "Ends first" });
    expect(within(hero).getByRole("link", { name: "Start with the class" }).getAttribute("href")).toBe(
      "/instructor/home/kindnessopening/3",
    );
    expect(await screen.findByRole("heading", { level: 1, name: /, Ana!$/ })).toBeDefined();
  });

  it("marks what is done, and counts what is left, of the day and of each area", async () => {
    await renderHome([
      someItem({ id: 1, title: "Over", answered: true }),
      someItem({ id: 2, title: "To do" }),
      someItem({ id: 2, title: "A game", type: "play_activity" }),
    ]);
    const mindful = await tile("Mindful moments");
    const line = within(mindful).getByText("Over").closest("a");
    expect(line && within(line).getByText("Done")).toBeDefined();
    expect(within(mindful).getByText("1 of 2 done")).toBeDefined();
    expect(within(await tile("Play")).getByText("0 of 1 done")).toBeDefined();
    expect(screen.getByText("Maple School · 2 activities left to do.")).toBeDefined();
  });

  it("goes through the areas in the order of a day, and keeps those that rest within reach", async () => {
    await renderHome([
      someItem({ id: 1, title: "A quiz", type: "quiz_question" }),
      someItem({ id: 2, title: "A breath" }),
    ]);
    await tile("Quizzes");
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf("Mindful moments")).toBeLessThan(headings.indexOf("Quizzes"));
    expect(screen.getByRole("link", { name: "Puzzles" }).getAttribute("href")).toBe(
      "/instructor/home/puzzles",
    );
    expect(screen.getByRole("link", { name: /Our giving/ })).toBeDefined();
  });

  it("says that it is loading while it asks who teaches here", async () => {
    vi.stubGlobal("fetch", () => new Promise<Response>(() => undefined));
    await renderInClassroom(<HomePage Thanks={() => null} />);
    expect(screen.getByRole("progressbar", { name: "Loading today's activities" })).toBeDefined();
  });

  it("says of a quiz how many points it wins at most", async () => {
    await renderHome([
      someItem({ id: 1, title: "A breath" }),
      someItem({ id: 2, title: "A quiz", type: "quiz_question", points: 10 }),
    ]);
    const line = within(await tile("Quizzes"))
      .getByText("A quiz")
      .closest("a");
    expect(line && within(line).getByText("up to 10 points")).toBeDefined();
    expect(within(await tile("Mindful moments")).getByText("+5 points")).toBeDefined();
  });

  it("marks what waits in this browser as waiting, and says that it does", async () => {
    const body = { school_id: 3, object_id: 2, answers: {} };
    const waiting = {
      key: "k",
      owner: "ana@school.example",
      type: "mindfulness_matters_open_form",
      body,
      title: "Kept",
      madeAt: Date.now(),
      attempts: 1,
      nextAt: Date.now() + 60_000,
      refused: null,
    };
    localStorage.setItem("waitingAnswers", JSON.stringify([waiting]));
    await renderHome([someItem({ id: 2, title: "Kept" })]);
    const line = within(await tile("Mindful moments"))
      .getByText("Kept")
      .closest("a");
    expect(line && within(line).getByText("Not sent yet")).toBeDefined();
    expect(screen.getByText("1 response not sent yet:")).toBeDefined();
  });

  it("invites to run it again when all is done", async () => {
    await renderHome([someItem({ answered: true })]);
    expect(await screen.findByText("All done for today")).toBeDefined();
    expect(screen.getByRole("link", { name: "Run it again" })).toBeDefined();
  });

  it("says that nothing is on", async () => {
    await renderHome([]);
    expect(await screen.findByText("No activities today")).toBeDefined();
  });

  it("keeps announcements put away on this device, and takes them out again", async () => {
    const told = {
      "/api/instructor/schoolAnnoun?program=1&school_id=3": [news(1, "Snow day"), news(2, "Choir")],
    };
    await renderHome([], told);
    await userEvent.click(await screen.findByRole("button", { name: /^Snow day/ }));
    expect(await screen.findByText("All about Snow day")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.click(await screen.findByRole("button", { name: "Hide: Snow day" }));
    expect(screen.queryByText("Snow day")).toBeNull();
    cleanup();
    await renderHome([], told);
    expect(await screen.findByRole("button", { name: /^Choir/ })).toBeDefined();
    expect(screen.queryByText("Snow day")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show 1 hidden" }));
    expect(screen.getByRole("button", { name: /^Snow day/ })).toBeDefined();
  });

  it("flips the confetti on the server and shows how it stands", async () => {
    const asked = await renderHome([], { "/api/instructor/toggle-confetti": { confetti: false } });
    const confetti = await screen.findByRole("switch", { name: "Confetti when points arrive" });
    expect((confetti as HTMLInputElement).checked).toBe(true);
    await userEvent.click(confetti);
    await waitFor(() => expect((confetti as HTMLInputElement).checked).toBe(false));
    expect(asked.filter(({ path }) => path.endsWith("toggle-confetti"))).toHaveLength(1);
  });
});

describe("the welcome", () => {
  const video = {
    "/api/program/welcomeVideo?program_id=1": {
      program: { id: 1, name: "Day" },
      url: "/api/files/welcome",
      title: "Hello there",
    },
    "/api/instructor/welcomed": { welcomed: true },
  };
  const newcomer = {
    "/api/user/me": { id: 9, first_name: "Ana", confetti: true, welcomed: false },
  };

  it("welcomes a new instructor and tells the server at once", async () => {
    const asked = await renderHome([someItem()], { ...video, ...newcomer });
    const welcome = await screen.findByRole("region", { name: "Welcome, Ana!" });
    expect(within(welcome).getByLabelText("Video: Hello there").getAttribute("src")).toBe(
      "/api/files/welcome",
    );
    const told = asked.filter(({ path }) => path === "/api/instructor/welcomed");
    expect(told).toHaveLength(1);
    await userEvent.click(within(welcome).getByRole("button", { name: "Got it" }));
    expect(screen.queryByRole("region", { name: "Welcome, Ana!" })).toBeNull();
  });

  it("greets nobody twice, and can be seen again when asked for", async () => {
    const asked = await renderHome([someItem()], video);
    await userEvent.click(await screen.findByRole("button", { name: "Watch the welcome again" }));
    expect(screen.queryByRole("region", { name: /Welcome/ })).toBeNull();
    expect(asked.some(({ path }) => path === "/api/instructor/welcomed")).toBe(false);
    const dialog = await screen.findByRole("dialog", { name: "Hello there" });
    expect(within(dialog).getByLabelText("Video: Hello there")).toBeDefined();
  });
});
