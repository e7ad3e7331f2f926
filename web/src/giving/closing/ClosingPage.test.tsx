import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ClosingPage } from "./ClosingPage.tsx";

const at = "2026-11-23T12:00:00.000Z";
const open = {
  session: { id: 4, name: "Autumn" },
  program: { id: 1, name: "In School" },
  start: "2026-09-01",
  end: "2026-10-10",
  closed_at: null,
  closed_by: null,
  items: [
    { key: "late_answers", count: 1, cents: null, first: [] },
    { key: "unverified", count: 2, cents: 1500, first: ["Ana Lee, Lincoln"] },
  ],
  events: [],
};
const closedEvent = {
  id: 9,
  action: "close",
  at,
  by: { id: 1, name: "Sam Cole" },
  note: "Counted at the bank",
  left_open: [{ key: "unverified", count: 2 }],
  sha256: "ab12",
};
const closed = { ...open, closed_at: at, closed_by: closedEvent.by, items: [], events: [closedEvent] };

async function show(closing: object, refusal?: object) {
  const asked = answerCalls(({ path, method }) => {
    if (path === "/session") return { body: { data: [open.session], meta: { page: 0, rows: 1, total: 1 } } };
    if (method === "POST" && refusal) return { status: 422, body: refusal };
    return { body: { data: method === "POST" ? closed : closing, message: "Closed “Autumn”" } };
  });
  await renderScreen(<ClosingPage />, "/session-closing", "/session-closing/:id?");
  await screen.findByRole("heading", { name: "Autumn" });
  return { asked, user: userEvent.setup() };
}

test("each open item is resolved or left open with a note, before the session is closed", async () => {
  const { asked, user } = await show(open);
  expect(screen.getByText("2 donations aren't verified · $15.00")).toBeTruthy();
  expect(screen.getByText("All points are counted")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close the session" }));
  expect(screen.getByText("Resolve each open item, or mark it as left open.")).toBeTruthy();
  expect(screen.getByText("Enter why these items stay open.")).toBeTruthy();
  for (const box of screen.getAllByRole("checkbox", { name: /^Leave open: / })) await user.click(box);
  await user.type(screen.getByLabelText(/^Note/), "Counted at the bank");
  await user.click(screen.getByRole("button", { name: "Close the session" }));
  await waitFor(() => expect(asked.some(({ path }) => path === "/session/4/close")).toBe(true));
  expect(asked.find(({ path }) => path === "/session/4/close")?.body).toEqual({
    accept: ["late_answers", "unverified"],
    note: "Counted at the bank",
  });
});

test("what the server still finds open is told", async () => {
  const msg = "Donations held: 1. Confirm them, or accept this.";
  const { user } = await show({ ...open, items: [] }, { message: msg, errors: [{ path: "accept", msg }] });
  await user.click(screen.getByRole("button", { name: "Close the session" }));
  expect(await screen.findByText(msg)).toBeTruthy();
});

test("a session that hasn't ended can't be closed", async () => {
  await show({ ...open, items: [{ key: "not_ended", count: 3, cents: null, first: [] }] });
  expect(screen.getByText("The session runs 3 more days")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Close the session" }).disabled).toBe(true);
});

test("a closed session tells who closed it, what was left open, and the statement's hash", async () => {
  await show(closed);
  expect(screen.queryByRole("button", { name: "Close the session" })).toBeNull();
  const history = within(screen.getByRole("region", { name: "Closings and statements" }));
  expect(history.getByText("Left open: 2 donations aren't verified")).toBeTruthy();
  expect(history.getByText("“Counted at the bank”")).toBeTruthy();
  expect(history.getByText("SHA-256: ab12")).toBeTruthy();
  expect(history.getByRole("button", { name: "Download statement" })).toBeTruthy();
});
