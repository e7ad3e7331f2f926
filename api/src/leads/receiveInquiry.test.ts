import { leadEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { leadCalls, told } from "../../test/leadCalls.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("admin", { first_name: "Ada", last_name: "Amir" });
const program = await make.program({ name: "After the bell" });
const calls = leadCalls(kit, staff);
const { inquiry, send, sent, patch, visit, byEmail, leadOf } = calls;

beforeEach(calls.forgetTries);

describe("POST /lead/add", () => {
  test("takes an inquiry from anybody and makes a new lead of it", async () => {
    const body = inquiry({
      last_name: "Holm",
      phone: "555",
      program_id: program.id,
      message: "Hi\nthere",
      source: "fair",
    });
    const answer = await call(leadEndpoints.create, { body });
    expect([answer.status, answer.body.message]).toEqual([201, "lead user send successfully"]);
    expect(Object.keys(answer.body.data)).toEqual(["unique_id"]);
    expect(answer.body.data.unique_id).toMatch(/^[\w-]{44}$/);
    const { program_id: _id, ...fields } = body;
    expect(await byEmail(body.email)).toMatchObject({
      ...fields,
      name: "Ida Holm",
      unique_id: answer.body.data.unique_id,
      program: { id: program.id, name: "After the bell" },
      status: "New",
      submissions: 1,
      owner: null,
      viewed_at: null,
      notes: [],
      history: [{ user: null, field: "submissions", from: null, to: "Hill School" }],
    });
  });

  test.each(["first_name", "email", "organization"])("refuses a missing %s", async (field) => {
    expect(told(await send({ [field]: " " }))).toEqual([422, [field]]);
  });

  test("refuses an email that is none and a program that is not there", async () => {
    expect(told(await send({ email: "nobody" }))).toEqual([422, ["email"]]);
    expect(told(await send({ program_id: 2_000_000_000 }))).toEqual([422, ["program_id"]]);
  });

  test("lets nobody choose the status, the owner or the site of their lead", async () => {
    const fields = { status: "Converted", owner_id: staff.id, site_id: 1, reason: "x", note: "x" };
    const row = await leadOf(await sent(fields));
    expect(row).toMatchObject({ status: "New", owner: null, site: null, reason: null, notes: [] });
  });

  test("answers as usual when the hidden field is filled in, and keeps nothing", async () => {
    const honest = await send();
    const trapped = inquiry({ website: "https://spam.example" });
    const answer = await call(leadEndpoints.create, { body: trapped });
    expect([answer.status, answer.body.message]).toEqual([honest.status, honest.body.message]);
    expect(answer.body.data.unique_id).toHaveLength(honest.body.data.unique_id.length);
    expect(await byEmail(trapped.email)).toBeUndefined();
    expect((await visit(answer.body.data.unique_id)).status).toBe(404);
  });

  test("takes five an hour from one address, counting only sound ones, and says in words how long to wait", async () => {
    for (let times = 0; times < 3; times++) await send({ email: "" });
    await send({ website: "x" });
    for (let times = 0; times < 5; times++) expect((await send()).status).toBe(201);
    const { status, headers, body } = await send();
    expect([status, body.message]).toEqual([
      429,
      "We already have several inquiries from you. Try again in 60 minutes.",
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(3500);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(3600);
    expect((await send({ website: "x" })).status).toBe(201);
    await sql`update lead_tries set at = at - interval '59 minutes'`.execute(db);
    expect((await send({}, { "accept-language": "es" })).body.message).toContain("1 minuto");
    await sql`update lead_tries set at = at - interval '61 seconds'`.execute(db);
    expect((await send()).status).toBe(201);
    const { rows } = await sql`select at from lead_tries`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test("counts nobody who calls as staff, and keeps who entered the lead", async () => {
    const enter = () => call(leadEndpoints.create, { as: staff, body: inquiry() });
    for (let times = 0; times < 7; times++) expect((await enter()).status).toBe(201);
    const { history } = await leadOf((await enter()).body.data.unique_id);
    expect(history).toMatchObject([{ field: "submissions", user: { id: staff.id } }]);
    for (let times = 0; times < 5; times++) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
    expect((await enter()).status).toBe(201);
  });

  test("counts signed-in callers too, and refuses an invalid token", async () => {
    const as = await signInAs("Instructor");
    const enter = (by: { token: string }) => call(leadEndpoints.create, { as: by, body: inquiry() });
    for (let times = 0; times < 5; times++) expect((await enter(as)).status).toBe(201);
    expect((await enter(as)).status).toBe(429);
    expect((await enter({ token: "nonsense" })).status).toBe(401);
  });

  test("counts those of the same moment too", async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => send()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  test("adds to the lead that has the email already, whatever its case, and fills in only what it lacks", async () => {
    const email = "Twice@asking.example";
    const first = await sent({ email, first_name: "Ida", phone: "555-1" });
    const again = { email: "twice@ASKING.example", first_name: "Eve", last_name: "Holm", phone: "555-2" };
    const second = await sent({ ...again, organization: "Other School", message: "Me again" });
    expect(second).not.toBe(first);
    const row = await leadOf(second);
    expect(row).toMatchObject({ unique_id: first, submissions: 2, name: "Ida Holm", email, phone: "555-1" });
    expect(row).toMatchObject({ organization: "Hill School", message: "Me again" });
    expect(row.history.map(({ field, from, to }) => [field, from, to])).toEqual([
      ["message", null, "Me again"],
      ["last_name", null, "Holm"],
      ["submissions", null, "Other School"],
      ["submissions", null, "Hill School"],
    ]);
    const { body } = await call(leadEndpoints.inquiries, { as: staff, params: { id: row.id } });
    expect(body.data.map(({ unique_id, first_name }) => [unique_id, first_name])).toEqual([
      [second, "Eve"],
      [first, "Ida"],
    ]);
  });

  test("makes one lead of two inquiries of the same moment", async () => {
    const email = "rush@asking.example";
    const answers = await Promise.all([send({ email }), send({ email })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await byEmail(email))?.submissions).toBe(2);
  });

  test("is in the audit log as nobody's doing, with the address", async () => {
    const row = await leadOf(await sent());
    const { rows } = await sql`select user_id, action, address from audit_log
      where entity = 'lead' and entity_id = ${row.id}`.execute(db);
    expect(rows).toEqual([{ user_id: null, action: "create", address: "127.0.0.1" }]);
  });
});

describe("the notice of an inquiry", () => {
  const noticed = async (unique_id: string) => {
    const { rows } = await sql<{ address: string; language: string; data: object }>`
      select m.address, m.language, m.data from mails m
      join lead_submissions s on s.id = (m.data ->> 'inquiry')::int
      where m.kind = 'lead_notice' and position(s.link_name in ${unique_id}) = 1 order by m.address`.execute(
      db,
    );
    return rows;
  };

  test("goes to active staff who may act on leads, each in their language", async () => {
    await sql`update users set is_active = false where role in ('Super Admin', 'admin') and id <> ${staff.id}`.execute(
      db,
    );
    const ruler = await make.user({ role: "Super Admin", email: "ruler@staff.example", language: "es" });
    const holder = { user_type: ["Reports", "Constituents"] as const };
    await make.user({ role: "Super Admin", email: "holder@staff.example", user_type: [...holder.user_type] });
    await make.user({ role: "Super Admin", email: "other@staff.example", user_type: ["Reports"] });
    await make.user({ role: "admin", email: "third@staff.example", user_type: ["Charities"] });
    await make.user({ role: "Super Admin", email: "off@staff.example", is_active: false });
    await make.user({ role: "Super Admin", email: "gone@staff.example", archived_at: "2026-09-01" });
    const unique_id = await sent();
    const mails = await noticed(unique_id);
    expect(mails.map(({ address, language }) => [address, language])).toEqual(
      [
        [staff.email, "en"],
        ["holder@staff.example", "en"],
        ["ruler@staff.example", "es"],
      ].sort(),
    );
    expect(mails.map(({ data }) => Object.keys(data))).toEqual([["inquiry"], ["inquiry"], ["inquiry"]]);

    const email = (await leadOf(unique_id)).email;
    await patch(unique_id, { owner_id: ruler.id }, staff);
    expect((await noticed(await sent({ email }))).map(({ address }) => address)).toEqual([
      "ruler@staff.example",
    ]);
    await sql`update users set is_active = false where id = ${ruler.id}`.execute(db);
    expect((await noticed(await sent({ email }))).map(({ address }) => address)).toEqual(
      [staff.email, "holder@staff.example"].sort(),
    );
  });
});
