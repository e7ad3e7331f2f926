import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn, signOut } from "../../core/session.ts";
import { OnlyChoices } from "../../ui/permissions.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { SitesList } from "./SitesList.tsx";

function become(role: "Provider Leader" | "Super Admin"): void {
  const claims = { email: "lead@school.example", role: { name: role }, user_type: [], new_login: false };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  const more = { schools: [], currentSession: null, sees_curriculum_standards: false };
  signIn({ data: { ...claims, token, fullName: "Lead", ...more } });
}

const page = (...data: { readonly id: number; readonly name: string }[]) => ({
  data,
  meta: { page: 0, rows: 25, total: data.length },
});
const ours = { id: 4, name: "Bright Futures" };

const lincoln = { id: 7, name: "Lincoln", provider: ours, is_active: true, can: [] };

const answer = () =>
  answerCalls(({ method, path }) => {
    if (method === "POST") return { status: 201, body: { data: { id: 9, name: "New" }, message: "Added" } };
    if (path === "/provider") return { body: page(ours) };
    if (path === "/program") return { body: page({ id: 2, name: "In-School" }, { id: 3, name: "Summer" }) };
    if (path === "/school") return { body: page(lincoln) };
    return { body: page() };
  });

function Sites({ only }: { readonly only: Readonly<Record<string, typeof ours>> }) {
  return (
    <OnlyChoices value={only}>
      <SitesList />
    </OnlyChoices>
  );
}

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["people"]);
});
afterEach(() => {
  act(() => signOut());
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("leaves a leader of one provider nothing to choose: the new site is their provider's", async () => {
  become("Provider Leader");
  const asked = answer();
  await renderScreen(<Sites only={{ provider: ours, providers: ours }} />, "/things?new");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "Maple School");
  expect(screen.queryByRole("combobox", { name: /^Provider/ })).toBeNull();
  await userEvent.click(screen.getByRole("combobox", { name: /^Program/ }));
  await userEvent.click(await screen.findByRole("option", { name: "In-School" }));
  await userEvent.click(screen.getByRole("button", { name: /^Add/ }));
  await waitFor(() => expect(asked.some(({ method }) => method === "POST")).toBe(true));
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ name: "Maple School", provider_id: 4, program_id: 2 });
});

it("hides a leader's filters and columns that hold one value, and keeps them in the export", async () => {
  become("Provider Leader");
  const asked = answer();
  await renderScreen(<Sites only={{ provider: ours, providers: ours }} />);
  expect(await screen.findByRole("link", { name: "Lincoln" })).toBeDefined();
  expect(screen.queryByText("Bright Futures")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "View" }));
  expect(await screen.findByRole("checkbox", { name: "District" })).toBeDefined();
  expect(screen.queryByRole("checkbox", { name: "Provider" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "District" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(asked.some(({ path }) => path === "/school/export")).toBe(true));
  const { query } = asked.find(({ path }) => path === "/school/export") ?? {};
  expect(query?.get("fields")?.split(",")).toEqual(expect.arrayContaining(["provider", "district"]));
  await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
  expect(await screen.findByRole("button", { name: "Programs" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Providers" })).toBeNull();
});

it("keeps a column in which some row holds another value", async () => {
  become("Provider Leader");
  answer();
  await renderScreen(<Sites only={{ provider: { id: 5, name: "Other" } }} />);
  expect(await screen.findByText("Bright Futures")).toBeDefined();
});

it("offers staff every filter and the provider of a new site", async () => {
  become("Super Admin");
  answer();
  await renderScreen(<Sites only={{}} />, "/things?new");
  expect(await screen.findByRole("combobox", { name: /^Provider/ })).toBeDefined();
  expect(await screen.findByText("Bright Futures")).toBeDefined();
});
