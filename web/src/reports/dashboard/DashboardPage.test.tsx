import type { Dashboard } from "@kindling/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { MayOpen } from "../../ui/useMayOpen.ts";
import { DashboardPage } from "./DashboardPage.tsx";

const autumn = {
  id: 7,
  name: "Autumn",
  start: "2026-11-02",
  end: "2026-12-13",
  program: { id: 3, name: "In-School" },
  week: 2,
  weeks: 3,
  last: { id: 6, name: "Summer" },
};
const dashboard: Dashboard = {
  today: "2026-11-21",
  programs: [
    { id: 3, name: "In-School" },
    { id: 4, name: "Camp" },
  ],
  sessions: [autumn],
  participation: {
    classes: 20,
    active: 15,
    silent: 2,
    by_week: [
      { now: 0.5, last: 0.5 },
      { now: 0.6, last: 0.55 },
      { now: null, last: 0.4 },
    ],
    responses: {
      from: "2026-11-15",
      to: "2026-11-21",
      this_week: 9,
      last_week: 12,
      by_type: [{ type: "puzzle_form", this_week: 9, last_week: 12 }],
    },
    silent_classes: [
      {
        id: 1,
        teacher: { id: 5, name: "Ana Ruiz" },
        school: { id: 8, name: "Elm" },
        last_response_at: null,
        nudged_at: null,
      },
      {
        id: 2,
        teacher: { id: 6, name: "Ben Okoro" },
        school: { id: 8, name: "Elm" },
        last_response_at: "2026-10-30T15:00:00Z",
        nudged_at: new Date(Date.now() - 86_400_000).toISOString(),
      },
    ],
  },
  live: [
    {
      kind: "puzzle_form",
      id: 11,
      title: "Kites",
      start: "2026-11-02",
      end: "2026-12-01",
      answered: 4,
      classes: 20,
    },
  ],
  latest: null,
  giving: {
    points: 200,
    earned_cents: 1000,
    unassigned_cents: 300,
    donated_cents: 2500,
    verified_cents: 500,
    waiting_cents: 2000,
    waiting: 6,
  },
  needs: [
    { kind: "leads", count: 2, cents: null, since: "2026-11-10T12:00:00Z", about: null },
    { kind: "drafts", count: 3, cents: null, since: "2026-11-12T12:00:00Z", about: "quiz" },
    { kind: "silent_classes", count: 2, cents: null, since: null, about: null },
    { kind: "unpaid", count: 4, cents: 124_000, since: "2026-11-14T12:00:00Z", about: null },
  ],
  compared: {
    now: { active: 15, responses: 90, points: 200, donated_cents: 2500 },
    last: {
      programs: 1,
      session: { id: 6, name: "Summer", start: "2026-07-06", until: "2026-07-25" },
      now: { active: 15, responses: 90, points: 200, donated_cents: 2500 },
      earlier: { active: 12, responses: 1090, points: 200, donated_cents: 1300 },
    },
    year: null,
  },
  cards: { shown: [], hidden: [] },
  leads: { total: 3, by_status: [{ status: "New", count: 2 }] },
  sites: {
    total: 4,
    silent: 1,
    lines: [
      {
        id: 8,
        name: "Elm",
        provider: { id: 1, name: "Bright" },
        classes: 5,
        active: 0,
        is_silent: true,
        last_response_at: null,
      },
    ],
  },
  never_signed_in: [{ role: "Instructor", count: 4 }],
};

const bare: Dashboard = {
  ...dashboard,
  needs: [],
  sessions: [],
  participation: null,
  live: null,
  giving: null,
  leads: null,
  sites: null,
  never_signed_in: null,
};

beforeEach(() => i18next.loadNamespaces(["dashboard", "pacing", "people", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(data: Dashboard, mayOpen = (_path: string) => true, address?: string) {
  const asked = answerCalls(({ path }) => ({ body: { data: path === "/user/firstWeek" ? [] : data } }));
  const router = await renderScreen(
    <MayOpen value={mayOpen}>
      <DashboardPage />
    </MayOpen>,
    address,
  );
  return { asked, router };
}

const card = (name: string) => screen.findByRole("region", { name });
const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("opens the rows behind every figure", async () => {
  await open(dashboard);
  expect(linksOf(await card("This session at a glance"))).toEqual([
    "/index/classes?takes_part=true&programs=3",
    "/activity-detail?sessions=7",
    "/charity-distribution-provider?sessions=7",
    "/donations?status=counted,verified,paid&sessions=7",
    "/things#responses",
    "/index/classes?is_silent=true&programs=3",
    "/school?is_silent=true&programs=3",
    "/charity-distribution-provider?sessions=7",
    "/donations?status=verified,paid&sessions=7",
    "/donations?status=counted&sessions=7",
  ]);
  expect(linksOf(await card("Responses in the last seven days"))).toEqual([
    "/puzzle-form/responses?sessions=7&from=2026-11-15&to=2026-11-21",
  ]);
  expect(linksOf(await card("Sites, most in need first"))).toEqual([
    "/school?programs=3",
    "/school/8",
    "/index/classes?schools=8&programs=3",
  ]);
  expect(linksOf(await card("Live today"))).toEqual(["/index/classes?answered=11&programs=3"]);
  expect(linksOf(await card("Leads"))).toEqual(["/lead", "/lead?status=New"]);
  expect(linksOf(await card("Never signed in"))).toEqual([
    "/users/instructor?has_signed_in=false&is_active=true",
  ]);
});

describe("the silent classes", () => {
  const letter = {
    teacher: { id: 5, name: "Ana Ruiz" },
    language: "en",
    subject: "Activities for your class",
    heading: "A few minutes",
    before: ["Hello Ana,"],
    lead_in: "Ruth adds:",
    after: [],
    button: "Open my classroom",
  };
  const staff = new Set(["pace.nudge"]);
  const begin = async () => {
    await i18next.loadNamespaces(["pacing"]);
    const asked = answerCalls(({ path, method }) => {
      if (path === "/user/firstWeek") return { body: { data: [] } };
      if (method === "POST") return { body: { data: { sent: 1, skipped: 0 }, message: "Sending 1 nudge" } };
      return { body: { data: path === "/dashboard/pace/nudge" ? letter : dashboard } };
    });
    await renderScreen(
      <Permissions value={staff}>
        <MayOpen value={() => true}>
          <DashboardPage />
        </MayOpen>
      </Permissions>,
    );
    return { asked, region: await card("Classes that need attention") };
  };

  it("can be nudged one by one, but not again in the same week", async () => {
    const { asked, region } = await begin();
    expect(within(region).queryByRole("button", { name: "Nudge Ben Okoro" })).toBeNull();
    expect(within(region).getByText("Nudged yesterday")).toBeDefined();
    await userEvent.click(within(region).getByRole("button", { name: "Nudge Ana Ruiz" }));
    await screen.findByText("Hello Ana,");
    await userEvent.click(screen.getByRole("button", { name: "Send nudge" }));
    await expect
      .poll(() => asked.find(({ method }) => method === "POST")?.body)
      .toEqual({ user_id: 5, school_id: 8, message: "" });
  });

  it("can be nudged all at once, also those that the card doesn't show", async () => {
    const { asked, region } = await begin();
    await userEvent.click(within(region).getByRole("button", { name: "Nudge all 2" }));
    expect(await screen.findByRole("dialog", { name: "Nudge 2 classes" })).toBeDefined();
    await screen.findByText("Hello Ana,");
    await userEvent.click(screen.getByRole("button", { name: "Send 2 nudges" }));
    await expect
      .poll(() => asked.find(({ method }) => method === "POST")?.body)
      .toEqual({ filter: { is_silent: true, programs: [3] }, expected: 2, message: "" });
  });
});

it("says in words how this week stands", async () => {
  await open(dashboard);
  expect(await screen.findByText("15 of 20")).toBeDefined();
  expect(screen.getByText("3 more than at this point of Summer")).toBeDefined();
  expect(screen.getByText("1,000 fewer than at this point of Summer")).toBeDefined();
  expect(screen.getByText("same as at this point of Summer")).toBeDefined();
  expect(screen.getByText("$12.00 more than at this point of Summer")).toBeDefined();
  expect(screen.getAllByText("No figures for a year ago")).toHaveLength(4);
  expect(screen.getAllByText("12 in the seven days before that")).toHaveLength(2);
  expect(
    screen.getByText("5 percentage points higher this week than in the same week of Summer"),
  ).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  expect(screen.getByRole("row", { name: "Week 2 60% 55%" })).toBeDefined();
  expect(screen.getByRole("row", { name: "Week 3 – 40%" })).toBeDefined();
});

it("leads only where its reader may go, and shows only what their permissions cover", async () => {
  await open({ ...dashboard, leads: null, giving: null }, (path) => path.startsWith("/index"));
  const hrefs = linksOf(await card("This session at a glance"));
  expect(hrefs).toHaveLength(3);
  expect(screen.queryByRole("region", { name: "Leads" })).toBeNull();
  expect(screen.queryByText("Verified")).toBeNull();
});

it("is about the program chosen, and keeps it in the address", async () => {
  const { asked, router } = await open(dashboard);
  await userEvent.click(await screen.findByRole("combobox", { name: "Program" }));
  await userEvent.click(await screen.findByRole("option", { name: "Camp" }));
  expect(router.state.location.search).toBe("?programs=4");
  await expect.poll(() => asked.some(({ query }) => query.get("programs") === "4")).toBe(true);
});

it("says what to do first where no session runs", async () => {
  await open({ ...bare, leads: { total: 0, by_status: [] } });
  expect(await screen.findByText("No session is running today")).toBeDefined();
  expect(screen.getByRole("link", { name: "Plan a session" }).getAttribute("href")).toBe("/session?new");
});

it("promises leaders the session to come", async () => {
  await open({ ...bare, never_signed_in: [] }, () => false);
  expect(await screen.findByText(/When the next session starts/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Plan a session" })).toBeNull();
});

it("tells who may see none of it so", async () => {
  await open(bare);
  expect(await screen.findByText("No figures to show")).toBeDefined();
});

it("says when it could not be read, and tries again", async () => {
  let fails = true;
  answerCalls(({ path }) => {
    if (fails) return { status: 500, body: { message: "Broken" } };
    return { body: { data: path === "/user/firstWeek" ? [] : dashboard } };
  });
  await renderScreen(
    <MayOpen value={() => true}>
      <DashboardPage />
    </MayOpen>,
  );
  await screen.findByRole("alert");
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByText("15 of 20")).toBeDefined();
});

describe("what needs its reader", () => {
  const needs = () => card("What needs you");

  it("is three things with what to do about each, and the others when asked for", async () => {
    await open(dashboard);
    const region = await needs();
    expect(within(region).getAllByRole("listitem")).toHaveLength(3);
    expect(linksOf(region)).toEqual([
      "/lead?status=New",
      "/quiz?state=draft",
      "/index/classes?is_silent=true",
    ]);
    const answer = within(region).getByRole("link", { name: "Open leads" });
    expect(answer.getAttribute("aria-describedby")).toBeTruthy();
    await userEvent.click(within(region).getByRole("button", { name: "Show 1 more" }));
    expect(within(region).getByText("$1,240.00")).toBeDefined();
    expect(within(region).getByRole("link", { name: "Start a payment run" })).toBeDefined();
  });

  it("leads from films without captions to their list", async () => {
    await open({ ...dashboard, needs: [{ kind: "films", count: 2, cents: null, since: null, about: null }] });
    expect(linksOf(await needs())).toEqual(["/curriculum-calendar?films=open"]);
  });

  it("nudges silent classes from there, unless a program is chosen", async () => {
    const draw = (address?: string) => {
      answerCalls(({ path }) => {
        if (path === "/user/firstWeek") return { body: { data: [] } };
        return { body: { data: path === "/dashboard" ? dashboard : null } };
      });
      return renderScreen(
        <Permissions value={new Set(["pace.nudge"])}>
          <MayOpen value={() => true}>
            <DashboardPage />
          </MayOpen>
        </Permissions>,
        address,
      );
    };
    await i18next.loadNamespaces(["pacing"]);
    await draw();
    await userEvent.click(within(await needs()).getByRole("button", { name: "Nudge" }));
    expect(await screen.findByRole("dialog", { name: "Nudge 2 classes" })).toBeDefined();
    cleanup();
    await draw("/things?programs=3");
    expect(within(await needs()).queryByRole("button", { name: "Nudge" })).toBeNull();
    expect(within(await needs()).getByRole("link", { name: "Show classes" })).toBeDefined();
  });

  it("says that numbers differ from the ledger, and leads to the check only who may open it", async () => {
    const differs = { kind: "ledger_differs", count: 1200, cents: null, since: null, about: null } as const;
    await open({ ...dashboard, needs: [differs] }, (path) => path !== "/ledger-check");
    const region = await needs();
    expect(region.textContent).toContain("1,200numbers don't match the ledger.");
    expect(within(region).queryByRole("link")).toBeNull();
  });

  it("is said to be nothing when it is", async () => {
    await open({ ...dashboard, needs: [] });
    expect(within(await needs()).getByText(/^Nothing needs you/)).toBeDefined();
  });
});

describe("the cards", () => {
  const headings = () =>
    screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(2);

  it("come in their reader's order, new ones last, without hidden ones", async () => {
    await open({
      ...dashboard,
      cards: { shown: ["leads", "sites"], hidden: ["weeks", "silent", "responses"] },
    });
    await screen.findByRole("region", { name: "Leads" });
    expect(headings()).toEqual(["Leads", "Sites, most in need first", "Live today", "Never signed in"]);
  });

  it("are moved and hidden by buttons, which is kept", async () => {
    const { asked } = await open({ ...dashboard, live: null, never_signed_in: null });
    await userEvent.click(await screen.findByRole("button", { name: "Arrange cards" }));
    const dialog = await screen.findByRole("dialog", { name: "Arrange cards" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Move Leads up" }));
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Participation by week" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await expect
      .poll(() => asked.find(({ method }) => method === "PATCH"))
      .toMatchObject({
        path: "/dashboard/cards",
        body: { shown: ["silent", "sites", "leads", "responses"], hidden: ["weeks"] },
      });
  });
});
