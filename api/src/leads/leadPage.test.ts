import { leadEndpoints } from "@kindling/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { leadCalls, told } from "../../test/leadCalls.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const staff = await signInAs("admin", { first_name: "Ada", last_name: "Amir" });
const program = await make.program({ name: "After the bell" });
const calls = leadCalls(kit, staff);
const { inquiry, sent, patch, visit, leadOf } = calls;

beforeEach(calls.forgetTries);

describe("PATCH /lead/update/{unique_id} without a token", () => {
  test.each([
    ["status", "Converted"],
    ["reason", "Closed"],
    ["owner_id", staff.id],
    ["note", "Mine"],
    ["site_id", 1],
  ])("refuses %s, which is no contact field", async (field, value) => {
    const unique_id = await sent();
    const answer = await patch(unique_id, { phone: "555-9", [field]: value });
    expect(told(answer)).toEqual([422, [field]]);
    expect(await leadOf(unique_id)).toMatchObject({ status: "New", phone: null, owner: null, notes: [] });
  });

  test("completes the contact fields of inquiry and lead", async () => {
    const unique_id = await sent();
    const contact = { last_name: "Berg", phone: "555-9", message: "Call me", organization: "Valley School" };
    const { status, body } = await patch(unique_id, { ...contact, program_id: program.id });
    expect([status, body.message]).toEqual([200, "lead updated successfully!"]);
    expect(body.data).toEqual({
      ...contact,
      unique_id,
      first_name: "Ida",
      email: expect.any(String),
      program: { id: program.id, name: "After the bell" },
    });
    const row = await leadOf(unique_id);
    expect(row).toMatchObject({
      ...contact,
      status: "New",
      reason: null,
      owner: null,
      site: null,
      notes: [],
    });
    expect(row.history).toContainEqual({
      at: expect.any(String),
      user: null,
      field: "organization",
      from: "Hill School",
      to: "Valley School",
    });
  });

  test("with a later inquiry's key changes that one and what the lead lacks, nothing more", async () => {
    const email = "later@asking.example";
    const first = await sent({ email, phone: "555-1" });
    const second = await sent({ email });
    expect((await patch(second, { phone: "555-2", last_name: "Berg", organization: "Mine" })).status).toBe(
      200,
    );
    expect(await leadOf(first)).toMatchObject({
      phone: "555-1",
      last_name: "Berg",
      organization: "Hill School",
    });
    expect((await visit(second)).body.data).toMatchObject({ phone: "555-2", organization: "Mine" });
    expect((await visit(first)).body.data).toMatchObject({ phone: "555-1", last_name: null });
  });

  test("does not tell whether another lead has an email, nor give it to this one", async () => {
    const other = await leadOf(await sent());
    const unique_id = await sent();
    const before = await leadOf(unique_id);
    const { status, body } = await patch(unique_id, { email: other.email, phone: "1" });
    expect([status, body.data.email]).toEqual([200, other.email]);
    expect(await leadOf(unique_id)).toMatchObject({ email: before.email, phone: "1" });
  });

  test("refuses what no form would take, and 404s a key that is none", async () => {
    const unique_id = await sent();
    expect(told(await patch(unique_id, { first_name: "" }))).toEqual([422, ["first_name"]]);
    expect(told(await patch(unique_id, { program_id: 2_000_000_000 }))).toEqual([422, ["program_id"]]);
    expect((await patch("nonsense", { first_name: "" })).status).toBe(404);
  });

  test("admits of those who send a token only staff with Constituents, and no bad token", async () => {
    const unique_id = await sent();
    for (const role of ["Provider Leader", "Site Leader", "Instructor"] as const) {
      expect((await patch(unique_id, { phone: "1" }, await signInAs(role))).status).toBe(403);
    }
    const reports = await signInAs("Super Admin", { user_type: ["Reports"] });
    expect((await patch(unique_id, { phone: "1" }, reports)).status).toBe(403);
    expect((await patch(unique_id, { phone: "1" }, { ...staff, token: "nonsense" })).status).toBe(401);
    expect((await leadOf(unique_id)).phone).toBeNull();
  });
});

describe("GET /lead/public/{unique_id}", () => {
  test("shows exactly what was sent, and stamps the visit", async () => {
    const body = inquiry({ last_name: "Holm", message: "Hello", program_id: program.id, source: "fair" });
    const unique_id = (await call(leadEndpoints.create, { body })).body.data.unique_id;
    const later = await sent({ email: body.email, first_name: "Eve", phone: "555" });
    await patch(unique_id, { status: "Qualified", note: "secret", owner_id: staff.id }, staff);
    const { status, body: page } = await visit(unique_id);
    const { source: _source, program_id: _id, ...shown } = body;
    expect(status).toBe(200);
    expect(page.data).toEqual({
      ...shown,
      unique_id,
      link_until: expect.stringMatching(/Z$/),
      phone: null,
      program: { id: program.id, name: "After the bell" },
      welcome_video: null,
      sample: null,
    });
    expect((await visit(later)).body.data).toMatchObject({ first_name: "Eve", phone: "555", message: null });
    expect((await leadOf(unique_id)).viewed_at).toMatch(/Z$/);
    expect((await visit("nonsense")).status).toBe(404);
  });

  test("brings the program's welcome video and an activity of it: a live one, else the newest approved", async () => {
    const filmed = await make.program({
      welcome_video_url: "https://video.example/a",
      welcome_video_title: "Welcome",
    });
    const session = await make.session({ program_id: filmed.id });
    const elsewhere = await make.session();
    const dates = { start: "2026-08-01", end: "2026-08-31", session_id: session.id };
    await make.mindfulOpen({ ...dates, title: "Older", start: "2026-07-01" });
    await make.mindfulOpen({ ...dates, title: "Newest" });
    await make.mindfulOpen({ ...dates, title: "Draft", start: "2026-08-20", is_approved: false });
    await make.mindfulOpen({ ...dates, title: "Off", start: "2026-08-20", is_active: false });
    await make.mindfulOpen({ title: "Elsewhere", session_id: elsewhere.id });
    const unique_id = await sent({ program_id: filmed.id });
    const seen = async () => (await visit(unique_id)).body.data;
    expect(await seen()).toMatchObject({
      welcome_video: { url: "https://video.example/a", title: "Welcome" },
      sample: { title: "Newest", type: "mindfulness_matters_open_form" },
    });
    await make.mindfulOpen({ ...dates, title: "Live", start: "2026-07-15", end: "2026-09-30" });
    expect((await seen()).sample?.title).toBe("Live");
    expect((await visit(await sent())).body.data.welcome_video?.url).toBe("https://video.example/a");
  });
});

describe("GET /lead/programs", () => {
  test("names the programs to anybody", async () => {
    const { body } = await call(leadEndpoints.programs);
    expect(body.data).toContainEqual({ id: program.id, name: "After the bell" });
    expect(Object.keys(body.data[0] ?? {})).toEqual(["id", "name"]);
  });
});
