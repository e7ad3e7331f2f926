import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { HomeThanks } from "./HomeThanks.tsx";

beforeEach(async () => {
  localStorage.clear();
  await i18next.loadNamespaces(["giving", "stage", "ui"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const thanks = (id: number, name: string) => ({
  id,
  charity: { id, name },
  session: { id: 3, name: "Autumn" },
  words: `Thank you from ${name}`,
  signed_as: "Ida",
  photo: null,
  film: null,
  approved_at: "2026-11-20T10:00:00.000Z",
  reply: null as object | null,
});

it("shows the newest thank-you, on the projector too, and the next once it is hidden", async () => {
  answerCalls(() => ({ body: { data: [thanks(9, "Warm Coats"), thanks(8, "Food Bank")] } }));
  await renderScreen(<HomeThanks site={1} />, "/instructor/home", "/instructor/home");
  expect(await screen.findByRole("heading", { name: "Warm Coats thanks you" })).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show on the projector" }));
  const stage = await screen.findByRole("dialog", { name: "Show on the projector" });
  expect(stage.textContent).toContain("“Thank you from Warm Coats”");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Hide the thank-you of Warm Coats" }));
  expect(screen.getByRole("heading", { name: "Food Bank thanks you" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hide the thank-you of Food Bank" }));
  expect(screen.queryByRole("heading")).toBeNull();
});

it("sends a reply once it is said what holds for students, and shows that it waits", async () => {
  const reply = { state: "waiting", words: "You are welcome!", consent: "nobody_named", reason: null };
  let sent: object | null = null;
  const asked = answerCalls(({ method, body }) => {
    if (method === "POST") sent = body as object;
    const data = {
      ...thanks(9, "Warm Coats"),
      reply: sent && { ...reply, consent_by: null, consent_until: null },
    };
    return { body: method === "POST" ? { data: reply, message: "Reply sent" } : { data: [data] } };
  });
  await renderScreen(<HomeThanks site={1} />, "/instructor/home", "/instructor/home");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Reply to Warm Coats" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: /Your class's reply/ }), " You are welcome! ");
  await user.click(dialog.getByRole("button", { name: "Send reply" }));
  expect(dialog.getByRole("alert").textContent).toBe("Choose what holds for your students.");
  await user.click(dialog.getByRole("radio", { name: /consent is recorded/ }));
  expect(dialog.getByRole("textbox", { name: /Who recorded the consent/ })).toBeDefined();
  await user.click(dialog.getByRole("radio", { name: "No student is named" }));
  await user.click(dialog.getByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("Your reply waits for approval.")).toBeDefined();
  expect(asked.find(({ method }) => method === "POST")).toMatchObject({
    path: "/instructor/thankYous/9/reply",
    body: {
      school_id: 1,
      words: "You are welcome!",
      consent: "nobody_named",
      consent_by: null,
      consent_until: null,
    },
  });
  expect(screen.getByRole("button", { name: "Withdraw reply" })).toBeDefined();
});
