import { savedReportEndpoints, savedReports } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import { told } from "../../../test/leadCalls.ts";

const kit = await buildApp();
const { call, db, make, signInAs } = kit;

describeCrud(kit, savedReports, {
  endpoints: savedReportEndpoints,
  body: (n) => ({
    report: "activitySummary",
    name: `Saved ${String(n).padStart(4, "0")}`,
    filters: { providers: "1,2" },
    format: "xlsx",
  }),
  change: { body: { filters: { sessions: "3" } }, row: { filters: { sessions: "3" } } },
  filters: { report: { value: "site", hit: { report: "site", format: "csv", filters: {} }, miss: {} } },
  search: [{ text: "silent sites", hit: { name: "The silent sites" } }],
});

const staff = await signInAs("Super Admin");
const provider = await make.provider();
const site = await make.site({ provider_id: provider.id });
const leader = await signInAs("Provider Leader", { provider_id: provider.id, last_name: "Berg" });
const siteLeader = await signInAs("Site Leader", { school_ids: [site.id] });
const foreign = await signInAs("Site Leader");
const teacher = await signInAs("Instructor", { school_ids: [site.id] });

let count = 0;
const sound = () => ({ report: "activitySummary", name: `Mine ${++count}` });
const create = (body: object, as = staff) =>
  call(savedReportEndpoints.create, { as, body: { ...sound(), ...body } });

describe("POST /savedReport/add", () => {
  test.each([
    ["a report that does not exist", { report: "nothing" }, "report"],
    ["a report by a name that every object has", { report: "toString" }, "report"],
    ["a filter that the report does not have", { filters: { traits: "1" } }, "filters.traits"],
    ["a filter with something else in it", { filters: { providers: "one" } }, "filters.providers"],
    ["a format that the report does not come in", { format: "pdf" }, "format"],
    ["a weekly schedule without a day", { schedule: "weekly", recipient_ids: [staff.id] }, "weekday"],
    ["a monthly schedule without a day", { schedule: "monthly", recipient_ids: [staff.id] }, "month_day"],
    ["a day that not every month has", { schedule: "monthly", month_day: 29 }, "month_day"],
    ["a schedule for nobody", { schedule: "weekly", weekday: 1 }, "recipient_ids"],
    ["somebody who may not have the report", { recipient_ids: [teacher.id] }, "recipient_ids"],
    ["somebody who does not exist", { recipient_ids: [2_000_000_000] }, "recipient_ids"],
  ])("refuses %s", async (_what, body, path) => {
    expect(told(await create(body))).toEqual([422, [path]]);
  });

  test("refuses a report that its owner may not call", async () => {
    expect(told(await create({ report: "site" }, leader))).toEqual([422, ["report"]]);
  });

  test("refuses people out of the owner's sight, and takes the owner and those within it", async () => {
    expect(told(await create({ recipient_ids: [foreign.id] }, leader))).toEqual([422, ["recipient_ids"]]);
    const { body } = await create({ recipient_ids: [leader.id, siteLeader.id] }, leader);
    expect(body.data.recipients.map(({ id }) => id).sort()).toEqual([leader.id, siteLeader.id].sort());
  });

  test("takes a name twice from two people, and for two reports, but not twice from one", async () => {
    const name = "Every Monday";
    expect((await create({ name })).status).toBe(201);
    expect((await create({ name, report: "site" })).status).toBe(201);
    expect((await create({ name }, leader)).status).toBe(201);
    expect(told(await create({ name: "every monday" }))).toEqual([409, ["name"]]);
  });

  test("keeps the day that goes with the schedule and no other", async () => {
    const { body } = await create({
      schedule: "weekly",
      weekday: 3,
      month_day: 5,
      recipient_ids: [staff.id],
    });
    expect(body.data).toMatchObject({ schedule: "weekly", weekday: 3, month_day: null });
    const changed = await call(savedReportEndpoints.update, {
      as: staff,
      params: { id: body.data.id },
      body: { schedule: null },
    });
    expect(changed.body.data).toMatchObject({ schedule: null, weekday: null, month_day: null });
  });
});

describe("the saved reports of somebody else", () => {
  test("are neither listed nor found, changed, deleted or sent", async () => {
    const { id } = (await create({ name: "Not yours" })).body.data;
    const { body } = await call(savedReportEndpoints.list, { as: leader, query: { rows: 100 } });
    expect(body.data.map((row) => row.id)).not.toContain(id);
    const sent = { as: leader, params: { id }, body: { name: "Mine now" } };
    const { get, update, remove, sendNow } = savedReportEndpoints;
    expect((await call(get, { as: leader, params: { id } })).status).toBe(404);
    expect((await call(update, sent)).status).toBe(404);
    expect((await call(remove, { as: leader, params: { id } })).status).toBe(404);
    expect((await call(sendNow, sent)).status).toBe(404);
  });
});

describe("POST /savedReport/bulk: restore", () => {
  const remove = (id: number) => call(savedReportEndpoints.remove, { as: staff, params: { id } });
  const restore = async (id: number, as = staff) => {
    const { body } = await call(savedReportEndpoints.bulk, { as, body: { action: "restore", ids: [id] } });
    return body;
  };

  test("brings back what its owner deleted, with its schedule and its recipients", async () => {
    const before = (
      await create({ schedule: "weekly", weekday: 3, recipient_ids: [staff.id], filters: { schools: "1" } })
    ).body.data;
    await remove(before.id);
    const { body } = await call(savedReportEndpoints.list, { as: staff, query: { rows: 100 } });
    expect(body.data.map(({ id }) => id)).not.toContain(before.id);
    expect((await restore(before.id)).message).toBe(`Restored ${before.name}`);
    const { data } = (await call(savedReportEndpoints.get, { as: staff, params: { id: before.id } })).body;
    expect(data).toEqual({ ...before, version: 3, updated_at: expect.any(String) });
  });

  test("is its owner's alone, and for 30 days", async () => {
    const { id } = (await create({})).body.data;
    await remove(id);
    expect((await restore(id, leader)).data.skipped).toEqual([{ id, msg: "Saved report was not found" }]);
    await sql`update saved_reports set archived_at = now() - interval '31 days' where id = ${id}`.execute(db);
    expect((await restore(id)).data.skipped).toEqual([{ id, msg: "Saved report was not found" }]);
  });

  test("tells when the name was taken meanwhile", async () => {
    const name = "Taken meanwhile";
    const { id } = (await create({ name })).body.data;
    await remove(id);
    expect((await create({ name })).status).toBe(201);
    const msg = expect.stringContaining(`Saved report ${name} has the same`);
    expect((await restore(id)).data.skipped).toEqual([{ id, msg }]);
  });
});

describe("GET /savedReport/recipients", () => {
  const offered = async (as: typeof staff, report: string, search = "") => {
    const query = { report, search, rows: 100, sort: "name" };
    const { body } = await call(savedReportEndpoints.recipients, { as, query });
    return body.data.map(({ id }) => id);
  };

  test("offers those who may have the report, as far as the caller sees people", async () => {
    const all = await offered(staff, "activitySummary");
    expect(all).toEqual(expect.arrayContaining([staff.id, leader.id, siteLeader.id, foreign.id]));
    expect(all).not.toContain(teacher.id);
    expect((await offered(leader, "activitySummary")).sort()).toEqual([leader.id, siteLeader.id].sort());
    expect((await offered(siteLeader, "activitySummary")).sort()).toEqual([leader.id, siteLeader.id].sort());
  });

  test("offers no leaders for a report of the staff, nor staff of other groups", async () => {
    const curriculum = await signInAs("admin", { user_type: ["Curriculum"] });
    const constituents = await signInAs("admin", { user_type: ["Constituents"] });
    const all = await offered(staff, "site");
    expect(all).toEqual(expect.arrayContaining([staff.id, constituents.id]));
    for (const { id } of [leader, siteLeader, curriculum]) expect(all).not.toContain(id);
  });

  test("searches by name", async () => {
    expect(await offered(staff, "activitySummary", "Berg")).toEqual([leader.id]);
  });
});
