import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { ThankYouDrawer } from "./ThankYouDrawer.tsx";
import { useThankYouSteps } from "./useThankYouSteps.tsx";

beforeEach(() => i18next.loadNamespaces(["thankYous", "giving", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  id: 5,
  charity: { id: 8, name: "Warm Coats" },
  session: null,
  contact: { id: 2, name: "Ida Holm" },
  email: "ida@charity.example",
  state: "waiting",
  words: "Thank you, every one of you!",
  signed_as: "Ida",
  photo: { fileKey: "p", name: "p.webp", mime: "image/webp", size: 1, url: "/api/files/p" },
  thumb: null,
  film: null,
  classes: 12,
  reason: null,
  expires_at: null,
  posted_at: "2026-11-20T10:00:00.000Z",
  decided_at: null,
  decided_by: null,
  next: ["approve", "send_back", "decline"],
  can: ["delete"],
  version: 2,
  created_at: "2026-11-18T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
};

function Drawer() {
  const { actions, dialogs } = useThankYouSteps();
  return (
    <>
      <ThankYouDrawer id={5} actions={actions} onClose={() => undefined} />
      {dialogs}
    </>
  );
}

const show = async () => {
  const asked = answerCalls(() => ({ body: { data: row, message: "Done" } }));
  await renderScreen(<Drawer />, "/thank-yous", "/thank-yous");
  await screen.findByText("“Thank you, every one of you!”");
  return { asked, user: userEvent.setup() };
};

it("shows a thank-you as classes see it, and approves it", async () => {
  const { asked, user } = await show();
  expect(screen.getByRole("img", { name: "Photo from Warm Coats" })).toBeDefined();
  expect(screen.getByText("All sessions")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")).toMatchObject({
      path: "/thankYou/5/step",
      body: { step: "approve", reason: null },
    }),
  );
});

it("asks why before it is sent back", async () => {
  const { asked, user } = await show();
  await user.click(screen.getByRole("button", { name: "Send back…" }));
  const dialog = screen.getByRole("dialog", { name: "Send the thank-you of Warm Coats back" });
  await user.click(within(dialog).getByRole("button", { name: "Send back…" }));
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
  await user.type(within(dialog).getByLabelText(/^Reason/), "No names, please");
  await user.click(within(dialog).getByRole("button", { name: "Send back…" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
      step: "send_back",
      reason: "No names, please",
    }),
  );
});

it("invites a contact for everything that classes gave", async () => {
  const asked = answerCalls(() => ({ status: 201, body: { data: row, message: "On its way" } }));
  const onClose = vi.fn();
  await renderScreen(
    <InviteDialog contact={{ id: 2, name: "Ida Holm" }} onClose={onClose} />,
    "/thank-yous",
    "/thank-yous",
  );
  await userEvent.click(screen.getByRole("button", { name: "Send invitation" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === "POST")).toMatchObject({
    path: "/thankYou/add",
    body: { contact_id: 2, session_id: null },
  });
});
