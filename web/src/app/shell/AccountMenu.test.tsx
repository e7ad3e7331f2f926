import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { QueuedAnswer } from "../../classroom/sending/answerQueue.ts";
import { readQueue, writeQueue } from "../../classroom/sending/answerStore.ts";
import { signInAsInstructor } from "../../classroom/testing.tsx";
import { readSession, signOut, useSession } from "../../core/session.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { AccountMenu, accountPanel } from "./AccountMenu.tsx";

function Frame() {
  const session = useSession();
  return session ? <AccountMenu session={session} /> : <p>Signed out</p>;
}

const answer = (key: string, changes: Partial<QueuedAnswer> = {}): QueuedAnswer => ({
  key,
  owner: "ana@school.example",
  type: "play_activity",
  body: { school_id: 3, object_id: 7, answers: {} },
  title: "A game",
  madeAt: 0,
  attempts: 1,
  nextAt: Number.MAX_SAFE_INTEGER,
  refused: null,
  ...changes,
});

beforeAll(() => accountPanel.load());
beforeEach(() => {
  signInAsInstructor();
  answerCalls(() => ({ body: { message: "Bye" } }));
});
afterEach(() => {
  cleanup();
  signOut();
  writeQueue([]);
  vi.unstubAllGlobals();
});

/** Leaves by keys alone, as far as the portal lets go at once. */
async function leave() {
  await renderScreen(<Frame />);
  const user = userEvent.setup();
  screen.getByRole("button", { name: /Ana Torres/ }).focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("button", { name: "Logout" })).focus();
  await user.keyboard("{Enter}");
  return user;
}

describe("signing out", () => {
  it("goes at once when nothing of one's own waits", async () => {
    writeQueue([answer("a", { owner: "bo@school.example" }), answer("b", { refused: "Too late" })]);
    await leave();
    expect(await screen.findByText("Signed out")).toBeDefined();
  });

  it("asks first when answers would be lost, and stays unless told again", async () => {
    writeQueue([answer("a"), answer("b")]);
    const user = await leave();
    const dialog = await screen.findByRole("alertdialog", { name: "2 responses not sent yet" });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Stay signed in" })),
    );
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect([readSession()?.user.email, readQueue().length]).toEqual(["ana@school.example", 2]);
  });

  it("goes when told to go anyway", async () => {
    writeQueue([answer("a")]);
    const user = await leave();
    await screen.findByRole("alertdialog", { name: "1 response not sent yet" });
    await user.click(screen.getByRole("button", { name: "Sign out anyway" }));
    expect(await screen.findByText("Signed out")).toBeDefined();
  });
});

it("changes the language, and tells the server", async () => {
  const asked = answerCalls(() => ({ body: { data: {} } }));
  await renderScreen(<Frame />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /Ana Torres/ }));
  await user.click(await screen.findByRole("radio", { name: "Español" }));
  expect(await screen.findByRole("radio", { name: "Español", checked: true })).toBeDefined();
  await waitFor(() => expect(asked.map(({ body }) => body)).toContainEqual({ language: "es" }));
  await user.click(screen.getByRole("radio", { name: "English" }));
  expect(await screen.findByRole("button", { name: "Logout" })).toBeDefined();
});

it("shows a substitute no account of the teacher, and no links", async () => {
  const lines = async () => {
    await renderScreen(<Frame />);
    await userEvent.click(screen.getByRole("button", { name: /Ana Torres/ }));
    const menu = await screen.findByRole("dialog");
    const names = within(menu).getAllByRole("button");
    cleanup();
    return [...names, ...within(menu).queryAllByRole("link")].map(({ textContent }) => textContent);
  };
  expect(await lines()).toContain("Substitute");
  const user: unknown = JSON.parse(sessionStorage.getItem("user") ?? "{}");
  const substitute = { ...(user as object), substitute_until: "2026-11-20T05:00:00Z" };
  sessionStorage.setItem("user", JSON.stringify(substitute));
  const own = await lines();
  expect(own).toContain("Leave the class");
  for (const line of ["Substitute", "Change password", "Logout"]) expect(own).not.toContain(line);
});
