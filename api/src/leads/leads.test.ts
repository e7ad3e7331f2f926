import { leadEndpoints, leads, siteEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { crudCalls } from "../../test/crudCalls.ts";
import type { CrudCase } from "../../test/describeCrud.ts";
import { describeListing } from "../../test/describeListing.ts";
import { leadCalls, told } from "../../test/leadCalls.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("admin", { first_name: "Ada", last_name: "Amir" });
const program = await make.program({ name: "After the bell" });
const calls = leadCalls(kit, staff);
const { sent, patch, visit, leadOf } = calls;

beforeEach(calls.forgetTries);

describe("GET /lead", () => {
  // By status they are sorted by a rule of their own, below.
  const listed = {
    ...leads,
    sorts: leads.sorts.filter((sort) => sort !== "status"),
  } as unknown as typeof leads;
  const { list, get, create, update } = leadEndpoints;
  const crud: CrudCase<typeof leads> = {
    endpoints: { list, get, create, update, remove: get },
    body: () => ({}),
    change: { body: {}, row: {} },
    search: [
      { text: "Xenia", hit: { first_name: "Xenia" } },
      { text: "xenia brook", hit: { first_name: "Xenia", last_name: "Brook" } },
      { text: "quill@asking", hit: { email: "quill@asking.example" } },
      { text: "Lantern", hit: { organization: "Lantern House" } },
    ],
    filters: {
      status: { value: ["Nurture", "Junk"], hit: { status: "Nurture" }, miss: { status: "New" } },
      programs: { value: [program.id], hit: { program_id: program.id }, miss: {} },
    },
  };
  const usual = crudCalls(kit, crud, () => staff);
  const add = async (fields: Readonly<Record<string, unknown>> = {}) =>
    usual.rowIn(await call(get, { as: staff, params: { id: (await make.lead(fields)).id } }));
  describeListing(listed, crud, () => ({ ...usual, add }));

  test("sorts by status in the order in which a lead goes through them", async () => {
    for (const status of ["Junk", "New", "Converted", "Contacted"] as const) await make.lead({ status });
    const { body } = await call(leadEndpoints.list, { as: staff, query: { sort: "status", rows: 100 } });
    const order = body.data.map(({ status }) => status);
    expect([...new Set(order)]).toEqual(["New", "Contacted", "Nurture", "Converted", "Junk"]);
  });
});

describe("PATCH /lead/update/{unique_id} by staff", () => {
  test("sets status, owner and contact fields, adds notes, and keeps who changed what", async () => {
    const unique_id = await sent();
    const before = await leadOf(unique_id);
    const body = { status: "Contacted", owner_id: staff.id, phone: "555", note: "Called, will ring back" };
    const answer = await patch(unique_id, body, staff);
    expect([answer.status, answer.body.message]).toEqual([200, "lead updated successfully!"]);
    const ada = { id: staff.id, name: "Ada Amir" };
    const row = await leadOf(unique_id);
    expect(row).toMatchObject({ status: "Contacted", owner: ada, phone: "555", version: before.version + 1 });
    expect(row.notes).toEqual([
      {
        id: expect.any(Number),
        text: "Called, will ring back",
        user: ada,
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(row.history.slice(0, 3)).toEqual([
      { at: expect.stringMatching(/Z$/), user: ada, field: "phone", from: null, to: "555" },
      { at: expect.any(String), user: ada, field: "owner", from: null, to: "Ada Amir" },
      { at: expect.any(String), user: ada, field: "status", from: "New", to: "Contacted" },
    ]);
    // What was sent stays as it was sent.
    expect((await visit(unique_id)).body.data.phone).toBeNull();
  });

  test.each(["Unqualified", "Junk"] as const)(
    "wants a reason for %s, and forgets it afterwards",
    async (status) => {
      const unique_id = await sent();
      expect(told(await patch(unique_id, { status }, staff))).toEqual([422, ["reason"]]);
      expect(told(await patch(unique_id, { status, reason: " " }, staff))).toEqual([422, ["reason"]]);
      expect((await patch(unique_id, { status, reason: "No school" }, staff)).status).toBe(200);
      expect(told(await patch(unique_id, { reason: "" }, staff))).toEqual([422, ["reason"]]);
      expect((await patch(unique_id, { phone: "1" }, staff)).status).toBe(200);
      expect((await leadOf(unique_id)).reason).toBe("No school");
      await patch(unique_id, { status: "Nurture" }, staff);
      expect(await leadOf(unique_id)).toMatchObject({ status: "Nurture", reason: null });
    },
  );

  test("never lets a converted lead go back", async () => {
    const unique_id = await sent();
    await patch(unique_id, { status: "Converted" }, staff);
    expect(told(await patch(unique_id, { status: "New" }, staff))).toEqual([409, ["status"]]);
    expect((await patch(unique_id, { status: "Converted", note: "Still" }, staff)).status).toBe(200);
  });

  test("takes as owner only active staff who may act on leads", async () => {
    const unique_id = await sent();
    const unfit = [
      await make.user({ role: "admin", user_type: ["Reports"] }),
      await make.user({ role: "Super Admin", is_active: false }),
      await make.user(),
    ];
    for (const { id } of unfit) {
      expect(told(await patch(unique_id, { owner_id: id }, staff))).toEqual([422, ["owner_id"]]);
    }
  });

  test("refuses an email of another lead, an unknown status and a version behind", async () => {
    const other = await leadOf(await sent());
    const unique_id = await sent();
    expect(told(await patch(unique_id, { email: other.email }, staff))).toEqual([409, ["email"]]);
    expect(told(await patch(unique_id, { status: "Lost" }, staff))).toEqual([422, ["status"]]);
    const params = { unique_id };
    const behind = { as: staff, params, body: { phone: "1" }, headers: { "if-match": '"99"' } };
    expect((await call(leadEndpoints.update, behind)).status).toBe(412);
  });
});

describe("POST /lead/{id}/convert", () => {
  let count = 0;
  const provider = make.provider();
  const convert = async (id: number, fields: object = {}) =>
    call(leadEndpoints.convert, {
      as: staff,
      params: { id },
      body: {
        name: `Converted ${++count}`,
        program_id: program.id,
        provider_id: (await provider).id,
        first_name: "Ida",
        last_name: "Holm",
        email: `leader${count}@asking.example`,
        ...fields,
      },
    });

  test("makes the site and its Site Leader, invites them, and closes the lead", async () => {
    const unique_id = await sent({ email: "founder@asking.example" });
    const { id } = await leadOf(unique_id);
    const district = await make.district();
    const place = { name: "Hill School", abbreviation: "HS", address: "1 Hill", district_id: district.id };
    const { status, body } = await convert(id, { ...place, email: "founder@asking.example" });
    expect([status, body.message]).toEqual([200, "Site added successfully"]);
    const { site, leader } = body.data;
    expect(body.data).toMatchObject({
      status: "Converted",
      site: { name: "Hill School" },
      leader: { name: "Ida Holm" },
    });
    expect(body.data.history.map(({ field, to }) => [field, to])).toEqual(
      expect.arrayContaining([
        ["status", "Converted"],
        ["site", "Hill School"],
      ]),
    );
    const made = await call(siteEndpoints.get, { as: staff, params: { id: site?.id ?? 0 } });
    expect(made.body.data).toMatchObject({
      abbreviation: "HS",
      address: "1 Hill",
      leaders: [leader],
      admin: leader,
    });
    const person = await call(userEndpoints.get, { as: staff, params: { id: leader?.id ?? 0 } });
    expect(person.body.data).toMatchObject({
      role: { name: "Site Leader" },
      email: "founder@asking.example",
    });
    const { rows } = await sql`select kind from mails where user_id = ${leader?.id}`.execute(db);
    expect(rows).toEqual([{ kind: "invitation" }]);
    const audit = await sql<{ entity: string; action: string }>`select entity, action from audit_log
      where user_id = ${staff.id} order by id desc limit 4`.execute(db);
    expect(audit.rows.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      "lead update",
      "site update",
      "user create",
      "site create",
    ]);
    expect(told(await convert(id))).toEqual([409, ["status"]]);
  });

  test("makes nothing when any part of it is refused", async () => {
    const { id, status } = await leadOf(await sent());
    const taken = await make.user({ email: "taken@asking.example" });
    expect(told(await convert(id, { name: "Half", email: taken.email }))).toEqual([409, ["email"]]);
    expect(told(await convert(id, { name: "Half", provider_id: 2_000_000_000 }))).toEqual([
      422,
      ["provider_id"],
    ]);
    const { body } = await call(siteEndpoints.list, { as: staff, query: { search: "Half" } });
    expect(body.meta.total).toBe(0);
    expect((await call(leadEndpoints.get, { as: staff, params: { id } })).body.data.status).toBe(status);
  });

  test("turns a lead that was only marked as converted into a site still", async () => {
    const unique_id = await sent();
    await patch(unique_id, { status: "Converted" }, staff);
    expect((await convert((await leadOf(unique_id)).id)).status).toBe(200);
  });
});
