import type { ClassroomItem } from "@kindling/contract";
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
beforeEach(() => {
  signInAsInstructor();
  vi.setSystemTime("2026-11-20T15:00:00Z");
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const news = (id: number, title: string) => ({
  id,
  title,
  program: { id: 1, name: "Day" },
  start: "2026-11-01",
  end: "2026-12-01",
  content: `<p>All about ${title}</p>`,
});

const planPath = "/api/instructor/plan?school_id=3";
const parts = ["opening", "activity", "closing"] as const;

/** A plan whose first day has these items, in order. */
function planOf(items: readonly ClassroomItem[], done: readonly number[] = []) {
  const slots = items.map(({ id, type, title }, index) => ({
    slot: parts[index],
    item: { id, type, title },
    is_swapped: false,
    is_set: false,
    is_done: done.includes(id),
  }));
  return { days: [{ day: "2026-11-20", slots }], streak: { days: 4, this_week: 2 } };
}

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
  it("greets by name and has today's first part that is to do one click from class mode", async () => {
    const items = [
      someItem({ id: 1, title: "Done today", answered: true }),
      someItem({ id: 2, title: "Swap hats", type: "play_activity" }),
      someItem({ id: 3, title: "Thanks", type: "mindfulness_matters_close_form" }),
      someItem({ id: 4, title: "Also open", type: "play_activity" }),
    ];
    await renderHome(items, { [planPath]: planOf(items.slice(0, 3), [1]) });
    const today = await tile("Today");
    const lines = within(today).getAllByRole("listitem");
    expect(lines.map((line) => within(line).getByRole("heading").textContent)).toEqual([
      "Done today",
      "Swap hats",
      "Thanks",
    ]);
    expect(within(today).getByText("1 of 3 done · 4 school days in a row")).toBeDefined();
    const start = within(today).getByRole("link", { name: "Start with the class" });
    expect(start.getAttribute("href")).toBe("/instructor/home/play-activity/2");
    expect(within(lines[1] as HTMLElement).getByRole("link", { name: "Start with the class" })).toBe(start);
    expect(within(today).queryByText("Also open")).toBeNull();
    expect(await screen.findByRole("heading", { level: 1, name: /, Ana!$/ })).toBeDefined();
  });

  it("swaps a part of the day for something else that fits", async () => {
    const [opening, other] = [someItem({ id: 1, title: "Candle" }), someItem({ id: 2, title: "Bell" })];
    const asked = await renderHome([opening, other], {
      [planPath]: planOf([opening]),
      "/api/instructor/plan/choices?school_id=3&day=2026-11-20&slot=opening": [
        { id: 2, type: other.type, title: "Bell", last_done: null },
      ],
      "/api/instructor/plan/swap": planOf([other]),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Swap: Candle" }));
    const dialog = await screen.findByRole("dialog", { name: "Instead of “Candle”" });
    await userEvent.click(await within(dialog).findByRole("button", { name: /^Bell/ }));
    expect(await within(await tile("Today")).findByRole("heading", { name: "Bell" })).toBeDefined();
    expect(asked.find(({ path }) => path.endsWith("/swap"))?.body).toEqual({
      school_id: 3,
      day: "2026-11-20",
      slot: "opening",
      type: other.type,
      object_id: 2,
    });
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
    expect(within(await tile("Today")).getByText("0 of 2 done")).toBeDefined();
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

  it("says that all is done, and keeps the way to run it again", async () => {
    await renderHome([someItem({ answered: true, title: "Candle" })]);
    const today = await tile("Today");
    expect(within(today).getByText("All done for today")).toBeDefined();
    expect(within(today).getByRole("link", { name: "Candle" })).toBeDefined();
    expect(within(today).queryByRole("link", { name: "Start with the class" })).toBeNull();
  });

  it("has the welcome below the day, also on the first visit", async () => {
    await renderHome([someItem()], {
      "/api/user/me": { id: 9, first_name: "Ana", confetti: true, welcomed: false },
      "/api/program/welcomeVideo?program_id=1": {
        program: { id: 1, name: "Day" },
        url: "/api/files/welcome",
        title: "Hello there",
      },
      "/api/instructor/welcomed": { welcomed: true },
    });
    const welcome = await screen.findByRole("region", { name: "Welcome, Ana!" });
    const order = (await tile("Today")).compareDocumentPosition(welcome);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
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
