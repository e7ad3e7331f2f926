import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../../core/session.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { ProviderLeadersList } from "./ProviderLeadersList.tsx";
import { SiteLeadersList } from "./SiteLeadersList.tsx";

const carla = {
  id: 7,
  first_name: "Carla",
  last_name: "Chief",
  name: "Carla Chief",
  email: "carla@leaders.example",
  role: { id: 4, name: "Site Leader" },
  user_type: [],
  provider: { id: 1, name: "Bright Futures" },
  school: [{ id: 2, name: "Oak Hill" }],
  grade: null,
  is_active: true,
  external_id: null,
  points: 0,
  school_leader: null,
  last_login_at: null,
  new_login: false,
  version: 1,
  created_at: "2026-09-01T14:00:00.000Z",
  updated_at: "2026-09-01T14:00:00.000Z",
  can: [],
};

const answer = (rows: readonly object[]) =>
  answerCalls(({ path }) =>
    path === "/user"
      ? { body: { data: rows, meta: { page: 0, rows: 25, total: rows.length } } }
      : { body: { data: carla } },
  );

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["people"]);
  const claims = {
    email: "lead@school.example",
    role: { name: "Site Leader" },
    user_type: [],
    new_login: false,
  };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({ data: { ...claims, token, fullName: "Lead", schools: [], currentSession: null } } as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows a Site Leader their fellows by name, email and sites, with nothing to do to them", async () => {
  const asked = answer([carla]);
  const router = await renderScreen(<SiteLeadersList />, "/users/site-leader", "/users/site-leader");
  expect(screen.getByText("People you can ask for help.")).toBeDefined();
  const email = await screen.findByRole("link", { name: "carla@leaders.example" });
  expect(email.getAttribute("href")).toBe("mailto:carla@leaders.example");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Email", "Sites"]);
  for (const name of [/Add/, /Import/, /actions/i, "Status", /Active/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(asked.find(({ path }) => path === "/user")?.query.get("role")).toBe("Site Leader");

  await userEvent.click(screen.getByRole("link", { name: "Carla Chief" }));
  expect(await screen.findByRole("dialog", { name: "Carla Chief" })).toBeDefined();
  expect(router.state.location.search).toContain("edit=7");
  const fields = (await screen.findAllByRole("textbox")).map((field) => (field as HTMLInputElement).value);
  expect(fields).toEqual(["Carla", "Chief", "carla@leaders.example"]);
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

it("tells a Site Leader who can help if there are no leaders", async () => {
  answer([]);
  await renderScreen(<ProviderLeadersList />, "/users/provider-leader", "/users/provider-leader");
  expect(await screen.findByText("Ask your program team for help.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Add/ })).toBeNull();
});
