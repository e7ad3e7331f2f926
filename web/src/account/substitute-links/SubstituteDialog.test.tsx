import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../../core/session.ts";
import { type Asked, answerCalls, renderScreen } from "../../ui/testing.tsx";
import { SubstituteCard } from "./SubstituteCard.tsx";
import { SubstituteDialog } from "./SubstituteDialog.tsx";

const link = {
  id: 7,
  day: "2026-11-20",
  site: "Maple School",
  made_by: "Lead",
  created_at: "2026-11-19T14:00:00.000Z",
  state: "open",
  first_used_at: null,
  ended_at: null,
  responses: 1,
};
const sites = [
  { id: 2, name: "Maple School" },
  { id: 3, name: "Oak School" },
];

beforeEach(() => i18next.loadNamespaces(["header", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => renderScreen(<SubstituteDialog sites={sites} site={3} onClose={() => undefined} />);

it("lists the links of the site that is chosen, and says when there are none", async () => {
  const asked = answerCalls(({ query }) => ({
    body: { data: query.get("school_id") === "2" ? [link] : [] },
  }));
  await show();
  expect(await screen.findByText("No links yet.")).toBeDefined();
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  const user = userEvent.setup();
  await user.click(screen.getByRole("combobox", { name: "Site" }));
  await user.click(screen.getByRole("option", { name: "Maple School" }));
  const line = await screen.findByRole("listitem");
  expect(line.textContent).toContain("Not used yet · 1 response");
  expect(within(line).getByRole("button", { name: "End link for Nov 20, 2026" })).toBeDefined();
  expect(asked.map(({ query }) => query.get("school_id"))).toEqual(["3", "2"]);
});

it("offers no end of a link that no longer works", async () => {
  const states = ["early", "open", "over", "ended", "locked"];
  answerCalls(() => ({ body: { data: states.map((state, id) => ({ ...link, id, state })) } }));
  await show();
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map((line) => within(line).queryAllByRole("button").length)).toEqual([1, 1, 0, 0, 0]);
});

it("says that the links couldn't be loaded, with a way to try again", async () => {
  answerCalls(() => ({ status: 500, body: { message: "Something broke" } }));
  await show();
  const note = await screen.findByRole("alert");
  expect(note.textContent).toContain("Something broke");
  expect(within(note).getByRole("button")).toBeDefined();
});

it("says at the site what the server says of it, and keeps the day", async () => {
  const refuse = ({ method }: Asked) =>
    method === "POST"
      ? { status: 400, body: { message: "No", errors: [{ path: "school_id", msg: "No class here." }] } }
      : { body: { data: [] } };
  const asked = answerCalls(refuse);
  await show();
  const day = screen.getByLabelText<HTMLInputElement>("Day");
  const { max } = day;
  const user = userEvent.setup();
  await user.clear(day);
  await user.type(day, max);
  await user.click(screen.getByRole("button", { name: "Make link" }));
  expect(await screen.findByText("No class here.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Site" }));
  expect(day.value).toBe(max);
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ school_id: 3, day: max });
});

/** The card of an instructor's page, as somebody sees it. */
async function showCard(role: string, user_type: readonly string[] = []) {
  const claims = { email: "lead@school.example", role: { name: role }, user_type, new_login: false };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({ data: { ...claims, token, fullName: "Lead", schools: [], currentSession: null } } as never);
  answerCalls(() => ({ body: { data: [] } }));
  const user = { id: 5, name: "Ana Torres", school: sites };
  await renderScreen(
    <>
      <p>Page</p>
      <SubstituteCard user={user as never} />
    </>,
  );
  await waitFor(() => expect(screen.getByText("Page")).toBeDefined());
  return screen.queryByRole("region", { name: "Substitute" });
}

it("is offered to leaders and staff who may make links, and to nobody else", async () => {
  expect(await showCard("Site Leader")).not.toBeNull();
  cleanup();
  expect(await showCard("admin", ["Constituents"])).not.toBeNull();
  cleanup();
  expect(await showCard("admin", ["Charities"])).toBeNull();
});
