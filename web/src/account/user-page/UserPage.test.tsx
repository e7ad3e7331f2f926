import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signIn } from "../../core/session.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { UserPage } from "./UserPage.tsx";

const ana = {
  id: 5,
  first_name: "Ana",
  last_name: "Torres",
  name: "Ana Torres",
  email: "ana@school.example",
  role: { id: 5, name: "Instructor" },
  user_type: [],
  provider: { id: 1, name: "Bright Futures" },
  school: [{ id: 2, name: "Maple School" }],
  grade: "3",
  is_active: true,
  external_id: null,
  points: 1240,
  school_leader: null,
  last_login_at: null,
  new_login: true,
  belongs_elsewhere: false,
  version: 1,
  created_at: "2026-09-01T14:00:00.000Z",
  updated_at: "2026-09-01T14:00:00.000Z",
  can: ["update"],
};
const login = (more: object) => ({
  created_at: "2026-11-19T14:46:18.000Z",
  expires_at: "2099-11-20T02:46:18.000Z",
  ended_at: null,
  address: "10.0.0.7",
  user_agent: "Chrome on Windows",
  is_current: false,
  ...more,
});
const meta = (total: number) => ({ page: 0, rows: 5, total });

const noActivity = { responses: 0, types: [], recent: [] };

function answerPage(user: object = ana, activity: object = noActivity) {
  return answerCalls(({ path }) => {
    if (path.endsWith("/activity")) return { body: { data: activity } };
    if (path.endsWith("/logins")) {
      const data = [
        login({}),
        login({ user_agent: null, created_at: "2026-11-01T10:00:00Z", ended_at: "2026-11-01T11:00:00Z" }),
      ];
      return { body: { data, meta: meta(2) } };
    }
    if (path.endsWith("/endLogins")) return { body: { data: { ended: 1 }, message: "1 device signed out" } };
    if (path === "/auditLog") return { body: { data: [], names: {}, meta: meta(0) } };
    return { body: { data: user } };
  });
}

function become(role: string): void {
  const claims = { email: "lead@school.example", role: { name: role }, user_type: [], new_login: false };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({ data: { ...claims, token, fullName: "Lead", schools: [], currentSession: null } } as never);
}

const open = () => renderScreen(<UserPage kind="instructor" />, "/users/instructor/5", "/users/:kind/:id");

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["people"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("somebody's page", () => {
  it("tells a leader who they are and where they are signed in, and nothing of the log", async () => {
    become("Site Leader");
    const asked = answerPage();
    await open();
    expect(await screen.findByRole("heading", { name: "Ana Torres" })).toBeDefined();
    expect(await screen.findByText("1,240")).toBeDefined();
    expect(screen.getByText("No password set yet")).toBeDefined();
    expect(screen.getByRole("link", { name: "Maple School" }).getAttribute("href")).toBe("/school/2");
    const signIns = within(screen.getByRole("region", { name: "Sign-ins" }));
    expect(await signIns.findByText("Chrome on Windows")).toBeDefined();
    expect([
      signIns.getByText("Open"),
      signIns.getByText("Ended"),
      signIns.getByText("Unknown device"),
    ]).toHaveLength(3);
    expect(asked.some(({ path }) => path === "/auditLog")).toBe(false);
  });

  it("names what their classes did, traits and episodes included", async () => {
    become("Site Leader");
    const types = [
      { type: "giver_tv", count: 6 },
      { type: "trait", count: 2 },
    ];
    answerPage(ana, { responses: 8, types, recent: [] });
    await open();
    expect(await screen.findByText("GiverTV Episodes: 6 · Character Traits: 2")).toBeDefined();
  });

  it("ends all logins after a question", async () => {
    become("Site Leader");
    const asked = answerPage();
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    const question = await screen.findByRole("alertdialog", { name: "Sign Ana Torres out everywhere?" });
    await userEvent.click(within(question).getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(asked.some(({ path }) => path === "/user/5/endLogins")).toBe(true));
  });

  it("keeps sign-ins and changing from those who may only look", async () => {
    become("Provider Leader");
    answerPage({ ...ana, can: [] });
    await open();
    await screen.findByRole("heading", { name: "Ana Torres" });
    expect(screen.queryByRole("region", { name: "Sign-ins" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  });

  it("offers a leader only the sites of somebody who also belongs elsewhere, and says why", async () => {
    become("Site Leader");
    answerPage({ ...ana, belongs_elsewhere: true });
    await renderScreen(<UserPage kind="instructor" />, "/users/instructor/5?edit=5", "/users/:kind/:id");
    expect(await screen.findByText(/also belongs to a site outside yours/)).toBeDefined();
    const form = within(await screen.findByRole("dialog", { name: /Ana Torres/ }));
    const email = await form.findByRole<HTMLInputElement>("textbox", { name: /Email/ });
    const sites = form.getByRole<HTMLInputElement>("combobox", { name: /Sites/ });
    expect([email.disabled || email.readOnly, sites.disabled]).toEqual([true, false]);
    expect(form.getByText(/also belongs to a site outside yours/)).toBeDefined();
    expect(screen.queryByRole("region", { name: "Sign-ins", hidden: true })).toBeNull();
    expect(screen.queryByRole("button", { name: "Actions for Ana Torres", hidden: true })).toBeNull();
  });

  it("shows staff what was changed about them", async () => {
    become("Super Admin");
    answerPage();
    await open();
    const changes = within(await screen.findByRole("region", { name: "Changes to this account" }));
    expect(await changes.findByText("No changes since the account was created.")).toBeDefined();
    expect(changes.getByRole("link", { name: "All changes" }).getAttribute("href")).toBe(
      "/audit-log?entity=user&entity_id=5",
    );
  });

  it("says that somebody is not here, with the way back", async () => {
    become("Site Leader");
    answerCalls(() => ({ status: 404, body: { message: "User was not found" } }));
    await open();
    expect(await screen.findByRole("heading", { level: 1, name: "Instructor not found" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Instructors" }).getAttribute("href")).toBe("/users/instructor");
  });

  it("leads to the address of their kind", async () => {
    become("Super Admin");
    answerPage({ ...ana, role: { id: 4, name: "Site Leader" } });
    const router = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe("/users/site-leader/5"));
  });
});
