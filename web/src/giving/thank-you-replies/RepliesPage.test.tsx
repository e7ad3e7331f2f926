import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ReplyDrawer } from "./ReplyDrawer.tsx";
import { useReplySteps } from "./useReplySteps.tsx";

beforeEach(() => i18next.loadNamespaces(["thankYous", "giving", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  id: 5,
  charity: { id: 8, name: "Warm Coats" },
  session: null,
  user: { id: 3, name: "Ada Lee" },
  school: { id: 4, name: "Elm School" },
  state: "waiting",
  words: "You are welcome!",
  consent: "consent_recorded",
  consent_by: "The office",
  consent_until: "2027-06-30",
  confirmed_by: { id: 3, name: "Ada Lee" },
  confirmed_at: "2026-11-20T10:00:00.000Z",
  reason: null,
  decided_at: null,
  decided_by: null,
  next: ["approve", "send_back", "decline"],
  can: [],
  version: 1,
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
};

function Drawer() {
  const { actions, dialogs } = useReplySteps();
  return (
    <>
      <ReplyDrawer id={5} actions={actions} onClose={() => undefined} />
      {dialogs}
    </>
  );
}

async function show() {
  const asked = answerCalls(({ path }) => {
    if (path === "/thankYouReply/bulk")
      return { body: { data: { done: 1, skipped: [], ids: [5], names: {} }, message: "Approved 1 reply" } };
    return { body: { data: row, message: "Done" } };
  });
  await renderScreen(<Drawer />, "/thank-yous/replies", "/thank-yous/replies");
  await screen.findByText("“You are welcome!”");
  return { asked, user: userEvent.setup() };
}

it("shows a reply with what was confirmed about students, and approves it", async () => {
  const { asked, user } = await show();
  for (const text of ["Named, with families' consent", "The office", "Jun 30, 2027", "Elm School"])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Withdraw…" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(asked.find(({ method }) => method === "POST")).toMatchObject({
    path: "/thankYouReply/bulk",
    body: { action: "approve", ids: [5] },
  });
});

it("asks why before a reply is sent back", async () => {
  const { asked, user } = await show();
  await user.click(screen.getByRole("button", { name: "Send back…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Send back the reply of a class at Elm School" }));
  await user.type(dialog.getByRole("textbox"), "Leave out the name");
  await user.click(dialog.getByRole("button", { name: "Send back…" }));
  expect(asked.find(({ method }) => method === "POST")).toMatchObject({
    path: "/thankYouReply/5/step",
    body: { step: "send_back", reason: "Leave out the name" },
  });
});
