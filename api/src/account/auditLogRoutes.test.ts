import {
  activityFormResponseEndpoints,
  auditLogEndpoints,
  charityChoiceEndpoints,
  classDonationEndpoints,
  type Group,
  providerEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import type { SignedIn } from "../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("Super Admin");

const list = async (as: SignedIn, query: object = {}) => {
  const answer = await call(auditLogEndpoints.list, { as, query: { rows: 100, ...query } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const write = (
  entity: string,
  more: { at?: string; user_id?: number; name?: string; action?: string } = {},
) =>
  sql`insert into audit_log (at, user_id, action, entity, entity_id, name) values (coalesce(${more.at ?? null}::timestamptz, now()),
    ${more.user_id ?? null}, ${more.action ?? "create"}, ${entity}, 1, ${more.name ?? null})`.execute(db);

describe("GET /auditLog", () => {
  test("shows each what their groups cover", async () => {
    for (const entity of ["user", "site", "charity", "trait", "mindfulOpen", "activityFormResponse"]) {
      await write(entity, { name: "covered" });
    }
    const seen = async (groups: Group[]) => {
      const as = await signInAs("admin", { user_type: groups });
      return (await list(as, { search: "covered" })).data.map(({ entity }) => entity);
    };
    expect(await seen(["Constituents"])).toEqual(["user", "site"]);
    expect(await seen(["Charities"])).toEqual(["charity"]);
    expect(await seen(["Curriculum"])).toEqual(["trait", "mindfulOpen", "activityFormResponse"]);
    expect(await seen(["Charities", "Constituents"])).toEqual(["user", "site", "charity"]);
    expect(await seen(["Reports"])).toEqual([]);
    expect((await list(staff, { search: "covered" })).meta.total).toBe(6);
  });

  test("shows what has no calls of its own to change it to those who may act on it", async () => {
    const things = ["payment", "paymentRun", "pointRate", "teacherGoal", "nudge"];
    for (const entity of things) await write(entity, { name: "acted on" });
    const seen = async (user_type: Group[], query = {}) => {
      const as = await signInAs("admin", { user_type });
      return (await list(as, { search: "acted on", ...query })).data.map(({ entity }) => entity);
    };
    expect(await seen(["Charities"])).toEqual(["payment", "paymentRun", "pointRate", "teacherGoal"]);
    expect(await seen(["Charities"], { entity: "paymentRun" })).toEqual(["paymentRun"]);
    expect(await seen(["Curriculum"])).toEqual(["nudge"]);
    expect(await seen(["Constituents"])).toEqual([]);
  });

  test("tells why money was voided, corrected or given to another charity, and nothing where nobody said", async () => {
    const site = await make.site();
    const session = await make.session({ program_id: site.program_id });
    const [food, trees] = [await make.charity(), await make.charity()];
    const { id: user_id } = await make.user({ school_ids: [site.id] });
    const place = { user_id, school_id: site.id, session_id: session.id, charity_id: food.id };
    const choice = await make.charityChoice(place);
    const donation = await make.classDonation({ ...place, status: "counted", amount_cents: 500 });
    const change = (body: object) =>
      call(classDonationEndpoints.update, { as: staff, params: { id: donation.id }, body });
    await change({ note: "Bake sale" });
    await change({ amount_cents: 700, reason: "Miscounted" });
    const body = { charity_id: trees.id, reason: "The class voted again" };
    await call(charityChoiceEndpoints.update, { as: staff, params: { id: choice.id }, body });
    await change({ status: "void", reason: "Counted twice" });
    const reasonsOf = async (entity: string, entity_id: number) =>
      (await list(staff, { entity, entity_id, action: "update", sort: "id", order: "asc" })).data.map(
        ({ reason }) => reason,
      );
    expect(await reasonsOf("classDonation", donation.id)).toEqual([
      "Corrected.",
      "Miscounted",
      "The class voted again",
      "Counted twice",
    ]);
    expect(await reasonsOf("charityChoice", choice.id)).toEqual(["The class voted again"]);
    await call(siteEndpoints.update, {
      as: staff,
      params: { id: site.id },
      body: { name: `Elm ${site.id}` },
    });
    expect(await reasonsOf("site", site.id)).toEqual([null]);
  });

  test("narrows by user, thing, row and deed, and finds by name", async () => {
    const who = await signInAs("Super Admin");
    await write("provider", { user_id: who.id, name: "Needle", action: "restore" });
    await write("provider", { user_id: staff.id, name: "Hay" });
    for (const query of [
      { users: [who.id, 999] },
      { entity: "provider", action: ["restore", "undo"] },
      { search: "needle" },
    ]) {
      expect((await list(staff, query)).data.map(({ name }) => name)).toEqual(["Needle"]);
    }
    expect((await list(staff, { entity: "provider", entity_id: 1 })).meta.total).toBe(2);
    expect((await list(staff, { entity: "provider", entity_id: 2 })).meta.total).toBe(0);
  });

  test("reads from and to in the organization's time zone, both days included", async () => {
    await write("level", { at: "2026-03-01T04:59:59Z", name: "28 February, last second" });
    await write("level", { at: "2026-03-01T05:00:00Z", name: "1 March, first second" });
    await write("level", { at: "2026-03-03T04:59:59Z", name: "2 March, last second" });
    await write("level", { at: "2026-03-03T05:00:00Z", name: "3 March" });
    const { data } = await list(staff, { entity: "level", from: "2026-03-01", to: "2026-03-02" });
    expect(data.map(({ name }) => name)).toEqual(["1 March, first second", "2 March, last second"]);
  });

  test("pages and sorts, and refuses what it does not know", async () => {
    const { data, meta } = await list(staff, { sort: "at", order: "desc", rows: 2, page: 1 });
    expect(data).toHaveLength(2);
    expect(meta).toEqual({ page: 1, rows: 2, total: (await list(staff)).meta.total });
    const times = (await list(staff, { sort: "at", order: "desc" })).data.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect((await call(auditLogEndpoints.list, { as: staff, query: { who: 1 } })).status).toBe(422);
  });

  test("tells what the rows are called that it refers to, archived ones too", async () => {
    const provider = await make.provider({ name: "Named Provider" });
    const district = await make.district({ name: "Named District" });
    const site = await make.site({ provider_id: provider.id, district_id: district.id });
    const body = { district_id: null };
    await call(siteEndpoints.update, { as: staff, params: { id: site.id }, body });
    const before = await list(staff, { entity: "site", entity_id: site.id });
    expect(before.names).toEqual({ district: { [district.id]: "Named District" } });
    await call(siteEndpoints.remove, { as: staff, params: { id: site.id } });
    await call(providerEndpoints.remove, { as: staff, params: { id: provider.id } });
    const { names } = await list(staff, { entity: "site", entity_id: site.id, action: "delete" });
    expect(names["provider"]).toEqual({ [provider.id]: "Named Provider" });
  });

  test("records the deletion of a response for those with Curriculum", async () => {
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    const item = await make.mindfulOpen({ title: "Answered" });
    const { id } = await make.response({ object_id: item.id, user_id: teacher.id, school_id: site.id });
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    await call(activityFormResponseEndpoints.remove, { as, params: { id } });
    const { data } = await list(as, { entity: "activityFormResponse", entity_id: id, action: "delete" });
    expect(data).toMatchObject([
      { action: "delete", name: "Answered", user: { id: as.id }, can: ["restore"] },
    ]);
  });
});

describe("POST /auditLog/{id}/restore", () => {
  const deletion = async (entity: string, entity_id: number) =>
    (await list(staff, { entity, entity_id, action: "delete" })).data.at(-1);
  const restore = (as: SignedIn, id: number | undefined) =>
    call(auditLogEndpoints.restore, { as, params: { id: id ?? 0 } });

  test("brings back a user, a site and a provider as they were, once, and says so in the log", async () => {
    const provider = await make.provider({ name: "Comeback" });
    const site = await make.site({ provider_id: provider.id });
    const user = await make.user({ school_ids: [site.id] });
    const calls = [
      ["user", user.id, userEndpoints] as const,
      ["site", site.id, siteEndpoints] as const,
      ["provider", provider.id, providerEndpoints] as const,
    ];
    const shown = [];
    for (const [, id, endpoints] of calls) {
      shown.push((await call(endpoints.get, { as: staff, params: { id } })).body.data);
      expect((await call(endpoints.remove, { as: staff, params: { id } })).status).toBe(200);
    }
    for (const [entity, id, endpoints] of [...calls].reverse()) {
      const entry = await deletion(entity, id);
      expect(entry?.can).toEqual(["restore"]);
      expect((await restore(staff, entry?.id)).status).toBe(200);
      expect((await restore(staff, entry?.id)).status).toBe(404);
      expect((await deletion(entity, id))?.can).toEqual([]);
      const { body } = await call(endpoints.get, { as: staff, params: { id } });
      expect(body.data.name).toBe(shown[calls.findIndex(([name]) => name === entity)]?.name);
      expect((await list(staff, { entity, entity_id: id })).data.at(-1)?.action).toBe("restore");
    }
    const { body } = await call(userEndpoints.get, { as: staff, params: { id: user.id } });
    expect(body.data.school).toEqual([{ id: site.id, name: site.name }]);
  });

  test("refuses with 409 while another has the name", async () => {
    const provider = await make.provider({ name: "Twice" });
    await call(providerEndpoints.remove, { as: staff, params: { id: provider.id } });
    await make.provider({ name: "Twice" });
    const entry = await deletion("provider", provider.id);
    const { status, body } = await restore(staff, entry?.id);
    expect([status, body.errors?.[0]?.path]).toEqual([409, "name"]);
    expect((await deletion("provider", provider.id))?.can).toEqual(["restore"]);
  });

  test("refuses in words a site whose provider is deleted, until the provider is back", async () => {
    const provider = await make.provider({ name: "Lighthouse" });
    const site = await make.site({ provider_id: provider.id });
    await call(siteEndpoints.remove, { as: staff, params: { id: site.id } });
    await call(providerEndpoints.remove, { as: staff, params: { id: provider.id } });
    const entry = await deletion("site", site.id);
    const refused = await restore(staff, entry?.id);
    const message = "It belongs to Provider Lighthouse, which is deleted. Restore that first.";
    expect([refused.status, refused.body.message]).toEqual([409, message]);
    expect((await deletion("site", site.id))?.can).toEqual(["restore"]);
    expect((await call(siteEndpoints.get, { as: staff, params: { id: site.id } })).status).toBe(404);
    expect((await restore(staff, (await deletion("provider", provider.id))?.id)).status).toBe(200);
    expect((await restore(staff, entry?.id)).status).toBe(200);
  });

  test("refuses in words somebody whose places are all deleted; one that stands is enough", async () => {
    const [gone, other] = [await make.site({ name: "Gone" }), await make.site({ name: "Other" })];
    const provider = await make.provider({ name: "Closed Doors" });
    const teacher = await make.user({ school_ids: [gone.id, other.id] });
    const leader = await make.user({ role: "Provider Leader", provider_id: provider.id });
    for (const id of [teacher.id, leader.id]) await call(userEndpoints.remove, { as: staff, params: { id } });
    for (const id of [gone.id, other.id]) await call(siteEndpoints.remove, { as: staff, params: { id } });
    await call(providerEndpoints.remove, { as: staff, params: { id: provider.id } });
    for (const [id, places] of [
      [teacher.id, "Gone, Other"],
      [leader.id, "Closed Doors"],
    ] as const) {
      const { status, body } = await restore(staff, (await deletion("user", id))?.id);
      expect([status, body.message]).toEqual([
        409,
        `Their provider or site is deleted. Restore ${places} first.`,
      ]);
    }
    await restore(staff, (await deletion("site", other.id))?.id);
    expect((await restore(staff, (await deletion("user", teacher.id))?.id)).status).toBe(200);
  });

  test("is for staff who may delete such rows, as long as the row is kept", async () => {
    const provider = await make.provider();
    await call(providerEndpoints.remove, { as: staff, params: { id: provider.id } });
    const entry = await deletion("provider", provider.id);
    const admin = await signInAs("admin", { user_type: ["Charities"] });
    expect((await restore(admin, entry?.id)).status).toBe(404);
    const seen = await list(admin, { entity: "provider", entity_id: provider.id });
    expect(seen.data).toEqual([]);
    await write("level", { action: "delete" });
    const erased = (await list(staff, { entity: "level" })).data.at(-1);
    expect(erased?.can).toEqual([]);
    for (const id of [erased?.id, 999_999]) expect((await restore(staff, id)).status).toBe(404);
  });
});
