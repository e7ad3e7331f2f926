import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toasts } from "../../app/Toasts.tsx";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { LeadsList } from "./LeadsList.tsx";

const screenWithToasts = (
  <>
    <LeadsList />
    <Toasts />
  </>
);
const none = { data: [], meta: { page: 0, rows: 25, total: 0 } };

async function fillIn(): Promise<void> {
  const [add] = await screen.findAllByRole("button", { name: "Add Lead" });
  await userEvent.click(add as HTMLElement);
  await userEvent.type(await screen.findByRole("textbox", { name: /^First Name/ }), "Ida");
  await userEvent.type(screen.getByRole("textbox", { name: /^School or organization/ }), "Hill School");
  await userEvent.type(screen.getByRole("textbox", { name: /^Email/ }), "ida@hill.example");
  const buttons = screen.getAllByRole("button", { name: "Add Lead" });
  await userEvent.click(buttons.at(-1) as HTMLElement);
}

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["people"]);
});
afterEach(() => vi.unstubAllGlobals());

it("lets staff add a lead who called or wrote", async () => {
  const asked = answerCalls(({ method }) =>
    method === "POST"
      ? { status: 201, body: { data: { unique_id: "key" }, message: "lead user send successfully" } }
      : { body: none },
  );
  const router = await renderScreen(screenWithToasts);
  await fillIn();
  expect(await screen.findByText("lead user send successfully")).toBeDefined();
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.path).toBe("/lead/add");
  expect(sent?.body).toEqual({
    first_name: "Ida",
    organization: "Hill School",
    email: "ida@hill.example",
    source: "staff",
  });
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

it("says that a lead could not be added in the specification's words", async () => {
  answerCalls(({ method }) => (method === "POST" ? { status: 500, body: {} } : { body: none }));
  await renderScreen(screenWithToasts);
  await fillIn();
  expect(await screen.findByText("Failed to add lead")).toBeDefined();
});
