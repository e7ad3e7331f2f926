import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type CannedReply,
  renderInClassroom,
  scriptCalls,
  signInAsInstructor,
} from "../../classroom/testing.tsx";
import { signOut } from "../../core/session.ts";
import { VotePage } from "./VotePage.tsx";

const candidates = ["Hens for Hope", "A Tree Each", "Clear Water"].map((name, index) => ({
  id: 11 + index,
  name,
  country: "US",
  state: null,
  website: null,
  description: null,
  logo_url: null,
  category: null,
  chosen: false,
}));
const session = { id: 5, name: "Autumn", start: "2026-11-01", end: "2026-12-13" };
const voting = { voting_open: true, has_voted: false, charity: null, session, closes_at: null, reason: null };
const replies: Record<string, unknown> = {
  "/api/instructor/charityList?school_id=3": candidates,
  "/api/instructor/checkVoting?school_id=3": voting,
  "/api/user/me": { first_name: "Ana", confetti: false },
};

beforeEach(() => {
  signInAsInstructor();
  // Less motion is asked for, so that the tally is out at once.
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  signOut();
  vi.unstubAllGlobals();
});

async function renderVote(onSelect: () => CannedReply = () => ({ status: 201, body: { data: {} } })) {
  const asked = scriptCalls((path) =>
    path === "/api/instructor/selectCharity"
      ? onSelect()
      : { status: path in replies ? 200 : 404, body: { data: replies[path] ?? [] } },
  );
  await i18next.loadNamespaces(["giving"]);
  await renderInClassroom(<VotePage />);
  await screen.findByRole("button", { name: "1 Hens for Hope US" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => asked.filter(({ path }) => path === "/api/instructor/selectCharity");
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const nextStudent = () =>
  act(() => {
    vi.advanceTimersByTime(2000);
  });
function vote(...keys: string[]) {
  for (const key of keys) {
    press(key);
    nextStudent();
  }
}
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
function reveal() {
  click("Reveal");
  click("Reveal");
}
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the class's vote", () => {
  it("says only how many have voted, and takes a second tap for none while it thanks", async () => {
    await renderVote();
    click("2 A Tree Each US");
    expect(screen.getByText("Thank you!")).toBeDefined();
    press("1");
    expect(screen.getByText("1 has voted")).toBeDefined();
    nextStudent();
    expect(screen.queryByText("Thank you!")).toBeNull();
    vote("1");
    expect(screen.getByText("2 have voted")).toBeDefined();
    click("Undo the last tap");
    expect(screen.getByText("1 has voted")).toBeDefined();
  });

  it("is not ended by a stray tap on Reveal", async () => {
    await renderVote();
    vote("1");
    click("Reveal");
    expect(screen.getByRole("alert").textContent).toBe("Has everyone voted? 1 has so far.");
    click("Not yet");
    expect(title()).toBe("Who should we help?");
  });

  it("leads from a tie to a run-off, and records every round in totals", async () => {
    const sent = await renderVote();
    vote("1", "2", "1", "2", "3");
    reveal();
    expect(title()).toBe("A tie!");
    click("Start the runoff");
    expect(title()).toBe("Runoff: who will it be?");
    expect(screen.queryByRole("button", { name: /Clear Water/ })).toBeNull();
    vote("2", "2", "1");
    reveal();
    expect(title()).toBe("A Tree Each!");
    vi.useRealTimers();
    click("Record our choice");
    expect(await screen.findByRole("heading", { level: 1, name: "We give to A Tree Each" })).toBeDefined();
    expect(sent()[0]?.body).toEqual({
      school_id: 3,
      charity_id: 12,
      votes: [
        { round: 1, charity_id: 11, count: 2 },
        { round: 1, charity_id: 12, count: 2 },
        { round: 1, charity_id: 13, count: 1 },
        { round: 2, charity_id: 11, count: 1 },
        { round: 2, charity_id: 12, count: 2 },
      ],
    });
    expect(localStorage.getItem("classVotes")).toBeNull();
  });

  it("offers to draw lots when the run-off is level again, and records what was drawn without the votes", async () => {
    const sent = await renderVote();
    vote("1", "2");
    reveal();
    expect(screen.queryByRole("button", { name: "Draw at random" })).toBeNull();
    click("Start the runoff");
    vote("1", "2");
    reveal();
    expect(title()).toBe("Tied again!");
    expect(screen.queryByRole("button", { name: "Start the runoff" })).toBeNull();
    click("Draw at random");
    expect(["Hens for Hope!", "A Tree Each!"]).toContain(title());
    const charity_id = title() === "Hens for Hope!" ? 11 : 12;
    vi.useRealTimers();
    click("Record our choice");
    expect(await screen.findByRole("heading", { level: 1, name: /We give to/ })).toBeDefined();
    expect(sent()[0]?.body).toEqual({ school_id: 3, charity_id });
  });

  it("lets the class decide when the run-off is level again, among those that are", async () => {
    const sent = await renderVote();
    vote("1", "2");
    reveal();
    click("Start the runoff");
    vote("1", "2");
    reveal();
    expect(screen.queryByRole("button", { name: "Choose Clear Water" })).toBeNull();
    click("Choose A Tree Each");
    expect(title()).toBe("A Tree Each!");
    expect(screen.getByText("decided after a tie (2 votes)")).toBeDefined();
    vi.useRealTimers();
    click("Record our choice");
    expect(await screen.findByRole("heading", { level: 1, name: /We give to/ })).toBeDefined();
    expect(sent()[0]?.body).toEqual({ school_id: 3, charity_id: 12 });
  });

  it("keeps the tally over a reload and forgets it at sign-out", async () => {
    await renderVote();
    vote("1", "3");
    cleanup();
    vi.useRealTimers();
    await renderVote();
    expect(screen.getByText("2 have voted")).toBeDefined();
    signOut("asked");
    expect(localStorage.getItem("classVotes")).toBeNull();
  });

  it("keeps the tally when the connection fails, and sends it again under the same key", async () => {
    let line = false;
    const sent = await renderVote(() => (line ? { status: 201, body: { data: {} } } : "line"));
    vote("3");
    reveal();
    vi.useRealTimers();
    click("Record our choice");
    expect((await screen.findByRole("alert")).textContent).toContain("The votes are saved on this device");
    expect(localStorage.getItem("classVotes")).not.toBeNull();
    line = true;
    click("Try again");
    expect(await screen.findByRole("heading", { level: 1, name: "We give to Clear Water" })).toBeDefined();
    const [first, second] = sent().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(second).toBe(first);
  });
});
