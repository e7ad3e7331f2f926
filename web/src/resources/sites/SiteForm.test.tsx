import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn, signOut } from "../../core/session.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { SitesList } from "./SitesList.tsx";

function become(role: "Provider Leader" | "Super Admin"): void {
  const claims = { email: "lead@school.example", role: { name: role }, user_type: [], new_login: false };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  const more = { schools: [], currentSession: null, sees_curriculum_standards: false };
  signIn({ data: { ...claims, token, fullName: "Lead", ...more } });
}

const page = (...data: { id: number; name: string }[]) => ({
  data,
  meta: { page: 0, rows: 25, total: data.length },
});
const ours = { id: 4, name: "Bright Futures" };

const answer = () =>
  answerCalls(({ method, path }) => {
    if (method === "POST") return { status: 201, body: { data: { id: 9, name: "New" }, message: "Added" } };
    if (path === "/provider") return { body: page(ours) };
    if (path === "/program") return { body: page({ id: 2, name: "In-School" }, { id: 3, name: "Summer" }) };
    return { body: page() };
  });

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["people"]);
});
afterEach(() => {
  act(() => signOut());
  vi.unstubAllGlobals();
});

it("leaves a leader of one provider nothing to choose: the new site is their provider's", async () => {
  become("Provider Leader");
  const asked = answer();
  await renderScreen(<SitesList />, "/things?new");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "Maple School");
  expect(screen.queryByRole("combobox", { name: /^Provider/ })).toBeNull();
  await userEvent.click(screen.getByRole("combobox", { name: /^Program/ }));
  await userEvent.click(await screen.findByRole("option", { name: "In-School" }));
  await userEvent.click(screen.getByRole("button", { name: /^Add/ }));
  await waitFor(() => expect(asked.some(({ method }) => method === "POST")).toBe(true));
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ name: "Maple School", provider_id: 4, program_id: 2 });
});

it("hides a leader's filter that holds one value, and keeps the others", async () => {
  become("Provider Leader");
  answer();
  await renderScreen(<SitesList />);
  await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
  expect(await screen.findByRole("button", { name: "Programs" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Providers" })).toBeNull();
});

it("offers staff every filter and the provider of a new site", async () => {
  become("Super Admin");
  answer();
  await renderScreen(<SitesList />, "/things?new");
  expect(await screen.findByRole("combobox", { name: /^Provider/ })).toBeDefined();
});
