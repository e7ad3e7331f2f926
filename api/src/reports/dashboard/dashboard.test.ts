import {
  classDonationEndpoints,
  classEndpoints,
  type Dashboard,
  dashboardEndpoints,
  type Group,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { dashboardWorld } from "../../../test/dashboardWorld.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, signInAs } = kit;
const world = await dashboardWorld(kit);
const { inSchool, summer, resting, before, autumn, camp, sites, own, chief, staff, all, recompute } = world;

async function dashboardOf(as: SignedIn, query: { programs?: number[] } = {}): Promise<Dashboard> {
  const { status, body } = await call(dashboardEndpoints.get, { as, query });
  expect(status).toBe(200);
  return body.data;
}

const reachOf: Record<string, () => number[] | null> = {
  staff: () => null,
  "a Provider Leader": () =>
    sites.filter((s, n) => n !== 4 && s.provider_id === chief.providerId).map(({ id }) => id),
  "a Site Leader": () => [...own.schoolIds],
};
const viewer = (name: string) => (name === "staff" ? staff : name === "a Provider Leader" ? chief : own);

describe.each(Object.keys(reachOf))("GET /dashboard as %s", (name) => {
  test.each([
    ["all programs", undefined],
    ["one program", [inSchool.id]],
    ["a program at rest", [resting.id]],
  ] as const)("counts what the stored rows say, for %s", async (_what, asked) => {
    const query = asked ? { programs: [...asked] } : {};
    const shown = await dashboardOf(viewer(name), query);
    const told = await recompute(reachOf[name]?.() ?? null, asked);
    const { classes, active, silent, by_week, responses } = shown.participation ?? {};
    expect({ classes, active, silent }).toEqual({
      classes: told.classes,
      active: told.active,
      silent: told.silent,
    });
    const length = shown.sessions.length === 0 ? 0 : 6;
    expect(by_week).toEqual(told.by_week.slice(0, length));
    expect([responses?.this_week, responses?.last_week]).toEqual([told.this_week, told.last_week]);
    expect(responses?.by_type.reduce((sum, each) => sum + each.this_week, 0)).toBe(told.this_week);
    expect(shown.giving).toEqual(told.giving);
    expect(shown.sites?.total).toBe(told.sites);
    expect(shown.sites?.silent).toBe(told.silentSites.length);
    for (const line of shown.sites?.lines ?? []) {
      expect([line.id, line.classes, line.active, line.is_silent]).toEqual([
        line.id,
        told.classesAt(line.id),
        told.activeAt(line.id),
        told.silentSites.includes(line.id),
      ]);
    }
    for (const item of shown.live ?? []) expect(item.answered).toBe(told.classesThatAnswered(item.id));
    const instructors = shown.never_signed_in?.find(({ role }) => role === "Instructor")?.count ?? 0;
    expect(instructors).toBe(told.waitingPeople("Instructor"));
  });

  test("has lists behind its figures that hold as many rows", async () => {
    const as = viewer(name);
    const {
      participation,
      giving,
      sessions: running,
      sites: places,
      live,
      never_signed_in,
    } = await dashboardOf(as);
    const programs = running.map(({ program }) => program.id);
    const totalOf = async (endpoint: Parameters<typeof call>[0], query: object) => {
      const { body } = await call(endpoint, { as, query });
      return (body as unknown as { meta: { total: number } }).meta.total;
    };
    expect(await totalOf(classEndpoints.list, { programs })).toBe(participation?.classes);
    expect(await totalOf(classEndpoints.list, { programs, takes_part: true })).toBe(participation?.active);
    expect(await totalOf(classEndpoints.list, { programs, is_silent: true })).toBe(participation?.silent);
    expect(await totalOf(siteEndpoints.list, { programs })).toBe(places?.total);
    expect(await totalOf(siteEndpoints.list, { programs, is_silent: true })).toBe(places?.silent);
    const mine = { sessions: running.map(({ id }) => id) };
    expect(await totalOf(classDonationEndpoints.list, { ...mine, status: "counted" })).toBe(giving?.waiting);
    const [item] = live ?? [];
    expect(await totalOf(classEndpoints.list, { programs, answered: item?.id })).toBe(item?.answered);
    for (const { role, count } of never_signed_in ?? []) {
      const roles = role === "Super Admin" ? "Super Admin,admin" : role;
      const query = { role: roles, is_active: true, has_signed_in: false };
      expect([role, await totalOf(userEndpoints.list, query)]).toEqual([role, count]);
    }
  });
});

describe("GET /dashboard", () => {
  test("is about something: the data say every thing it can tell", async () => {
    const { participation, giving, sites: places, live } = await dashboardOf(staff);
    const { classes = 0, active = 0, silent = 0, responses } = participation ?? {};
    expect(active).toBeGreaterThan(0);
    expect(active).toBeLessThan(classes);
    expect(silent).toBeGreaterThan(1);
    expect(places?.silent).toBeGreaterThan(0);
    expect(responses?.last_week).toBeGreaterThan(0);
    expect(giving?.unassigned_cents).toBeGreaterThan(0);
    expect(giving?.waiting).toBeGreaterThan(0);
    expect(live?.length).toBeGreaterThan(2);
  });

  test("names the session of each program with its week, and the one before", async () => {
    const { sessions: running, programs } = await dashboardOf(staff);
    expect(programs.length).toBeGreaterThanOrEqual(3);
    expect(running.map(({ id, week, weeks, last }) => [id, week, weeks, last?.id])).toEqual([
      [autumn.id, 4, 6, before.id],
      [camp.id, 2, 6, undefined],
    ]);
  });

  test("counts leads by status, of one program too", async () => {
    const leads = await all("leads");
    const { leads: shown } = await dashboardOf(staff);
    expect(shown?.total).toBe(leads.length);
    for (const { status, count } of shown?.by_status ?? []) {
      expect([status, count]).toEqual([status, leads.filter((each) => each.status === status).length]);
    }
    const narrowed = (await dashboardOf(staff, { programs: [summer.id] })).leads;
    expect(narrowed?.total).toBe(leads.filter(({ program_id }) => program_id === summer.id).length);
  });

  test("shows of silent sites and classes those in need first", async () => {
    const { sites: places, participation } = await dashboardOf(staff);
    const flags = places?.lines.map(({ is_silent }) => is_silent) ?? [];
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    const moments = participation?.silent_classes.map(({ last_response_at }) => last_response_at ?? "") ?? [];
    expect(moments).toEqual(moments.toSorted());
    expect(moments.length).toBe(Math.min(10, participation?.silent ?? 0));
  });

  test.each<[Group, string]>([
    ["Constituents", "leads never_signed_in sites"],
    ["Charities", "giving"],
    ["Curriculum", "latest live participation"],
    ["Reports", "giving live never_signed_in participation sites"],
    ["Page Files", ""],
    ["Teacher Media Uploads", ""],
  ])("tells who holds %s of nothing else than: %s", async (group, parts) => {
    const shown = await dashboardOf(await signInAs("admin", { user_type: [group] }));
    const parted = [
      "participation",
      "live",
      "latest",
      "giving",
      "leads",
      "sites",
      "never_signed_in",
    ] as const;
    expect(parted.filter((part) => shown[part] !== null).toSorted()).toEqual(
      parts.split(" ").filter(Boolean),
    );
  });

  test("tells leaders nothing of leads, and of other places nothing at all", async () => {
    const foreign = await signInAs("Site Leader");
    const shown = await dashboardOf(foreign);
    expect([shown.leads, shown.sessions, shown.participation?.classes]).toEqual([null, [], 0]);
    expect(shown.giving?.points).toBe(0);
  });
});
