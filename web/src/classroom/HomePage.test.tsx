import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../core/session.ts";
import { HomePage } from "./HomePage.tsx";
import {
  type CannedReply,
  renderInClassroom,
  scriptCalls,
  signInAsInstructor,
  someItem,
} from "./testing.tsx";

beforeEach(() => signInAsInstructor());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

async function renderHome(items: unknown[]) {
  const points = {
    points: 45,
    earned_cents: 225,
    recent: [{ id: 1, points: 5, title: "A breath", created_at: "2026-11-20T13:00:00Z" }],
  };
  const replies: Record<string, unknown> = {
    "/api/instructor/curriculum-data?school_id=3": items,
    "/api/teacherPoint?school_id=3": points,
    "/api/user/me": { first_name: "Ana", confetti: true },
  };
  scriptCalls(
    (path): CannedReply => ({ status: path in replies ? 200 : 404, body: { data: replies[path] } }),
  );
  await renderInClassroom(<HomePage />);
}

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
    expect(await screen.findByText("45 points")).toBeDefined();
  });

  it("marks what is done, and counts what is left", async () => {
    await renderHome([
      someItem({ id: 1, title: "Over", answered: true }),
      someItem({ id: 2, title: "To do" }),
    ]);
    const card = (await screen.findByRole("heading", { level: 3, name: "Over" })).closest("li");
    expect(card && within(card).getByText("Done")).toBeDefined();
    expect(screen.getByText("Maple School · One activity is still to do.")).toBeDefined();
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
    const card = (await screen.findByRole("heading", { level: 3, name: "Kept" })).closest("li");
    expect(card && within(card).getByText("Waiting to be sent")).toBeDefined();
    expect(screen.getByText("1 answer waits to be sent:")).toBeDefined();
  });

  it("invites to run it again when all is done", async () => {
    await renderHome([someItem({ answered: true })]);
    expect(await screen.findByText("All done for today")).toBeDefined();
    expect(screen.getByRole("link", { name: "Run it again" })).toBeDefined();
  });

  it("says that nothing is on", async () => {
    await renderHome([]);
    expect(await screen.findByText("Nothing is on today")).toBeDefined();
  });
});
