import { classDonationEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const { call, db, make, signInAs } = await buildApp();
const program = await make.program();
const site = await make.site({ program_id: program.id });
const session = await make.session({ program_id: program.id });
const food = await make.charity({ name: "Food Bank" });
const teacher = await signInAs("Instructor", {
  school_ids: [site.id],
  first_name: "Zoe",
  last_name: "Reyes",
});
const leader = await signInAs("Site Leader", {
  school_ids: [site.id],
  first_name: "Ana",
  last_name: "Lund",
});
const staff = await signInAs("admin", { user_type: ["Charities"], first_name: "Kim", last_name: "Oduya" });
const place = { user_id: teacher.id, school_id: site.id, session_id: session.id, charity_id: food.id };
await make.charityChoice(place);

const log = async (more: object = {}) => {
  const body = {
    school_id: site.id,
    amount_cents: 1250,
    donated_on: "2026-09-10",
    note: "Bake sale",
    ...more,
  };
  return (await call(classDonationEndpoints.create, { as: teacher, body })).body.data.id;
};
const change = (as: SignedIn, id: number, body: object) =>
  call(classDonationEndpoints.update, { as, params: { id }, body: { ...body } });
const bulk = (as: SignedIn, action: "confirm" | "verify" | "pay" | "void", id: number, reason?: string) =>
  call(classDonationEndpoints.bulk, { as, body: { action, ids: [id], reason } });
const history = (as: SignedIn, id: number) => call(classDonationEndpoints.history, { as, params: { id } });
const eventsOf = async (id: number) => (await history(staff, id)).body.data;

describe("GET /classDonation/{id}/history", () => {
  test("tells who logged, corrected, verified, paid and voided a donation, and when, the newest last", async () => {
    const id = await log();
    await log();
    await change(teacher, id, { amount_cents: 1300, note: "Bake sale in May" });
    await bulk(leader, "verify", id);
    await bulk(staff, "pay", id);
    await bulk(staff, "void", id, "Counted twice");
    const { status, body, text } = await history(leader, id);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        at: expect.stringMatching(/^20.+Z$/),
        user: { id: teacher.id, name: "Zoe Reyes" },
        event: "logged",
        changes: [
          { field: "amount_cents", from: null, to: 1250 },
          { field: "donated_on", from: null, to: "2026-09-10" },
          { field: "note", from: null, to: "Bake sale" },
        ],
        reason: null,
      },
      {
        at: expect.any(String),
        user: { id: teacher.id, name: "Zoe Reyes" },
        event: "corrected",
        changes: [
          { field: "amount_cents", from: 1250, to: 1300 },
          { field: "note", from: "Bake sale", to: "Bake sale in May" },
        ],
        reason: "Corrected by the class.",
      },
      {
        at: expect.any(String),
        user: { id: leader.id, name: "Ana Lund" },
        event: "verified",
        changes: [],
        reason: null,
      },
      {
        at: expect.any(String),
        user: { id: staff.id, name: "Kim Oduya" },
        event: "paid",
        changes: [],
        reason: null,
      },
      {
        at: expect.any(String),
        user: { id: staff.id, name: "Kim Oduya" },
        event: "voided",
        changes: [],
        reason: "Counted twice",
      },
    ]);
    expect(text).not.toContain("@");
  });

  test("tells apart a large donation that staff confirm from one whose amount is corrected", async () => {
    const large = await log({ amount_cents: 1_500_000 });
    await bulk(staff, "confirm", large);
    expect((await eventsOf(large)).map(({ event }) => event)).toEqual(["logged", "confirmed"]);
    const mistyped = await log({ amount_cents: 1_500_000 });
    await change(teacher, mistyped, { amount_cents: 15_000 });
    expect((await eventsOf(mistyped)).map(({ event }) => event)).toEqual(["logged", "corrected"]);
  });

  test("tells of a donation without entries in the log what it says itself", async () => {
    const at = "2026-09-12T10:00:00.000Z";
    const { id } = await make.classDonation({
      ...place,
      status: "paid",
      verified_by: leader.id,
      verified_at: at,
    });
    await sql`delete from audit_log where entity = 'classDonation' and entity_id = ${id}`.execute(db);
    await sql`update class_donations set created_at = '2026-09-11T10:00:00Z', updated_at = '2026-09-13T10:00:00Z'
      where id = ${id}`.execute(db);
    expect((await eventsOf(id)).map(({ at, user, event }) => [at, user?.name, event])).toEqual([
      ["2026-09-11T10:00:00.000Z", undefined, "logged"],
      [at, "Ana Lund", "verified"],
      ["2026-09-13T10:00:00.000Z", undefined, "paid"],
    ]);
  });

  test("tells instructors the role of others instead of their names", async () => {
    const id = await log();
    await bulk(leader, "verify", id);
    await bulk(staff, "void", id, "Counted twice");
    const told = async (as: SignedIn) => (await history(as, id)).body.data.map(({ user }) => user?.name);
    expect(await told(staff)).toEqual(["Zoe Reyes", "Ana Lund", "Kim Oduya"]);
    expect(await told(leader)).toEqual(["Zoe Reyes", "Ana Lund", "Kim Oduya"]);
    expect(await told(teacher)).toEqual(["Zoe Reyes", "Site Leader", "Program team"]);
  });

  test("is for people who may see the donation: nobody of another class or site", async () => {
    const id = await log();
    const strangers = [
      await signInAs("Instructor", { school_ids: [site.id] }),
      await signInAs("Site Leader"),
      await signInAs("Provider Leader"),
    ];
    for (const as of strangers) expect((await history(as, id)).status).toBe(404);
    for (const as of [teacher, leader, staff]) expect((await history(as, id)).body.data).toHaveLength(1);
    const other = await signInAs("admin", { user_type: ["Curriculum"] });
    expect((await history(other, id)).status).toBe(403);
  });
});

describe("voiding a donation", () => {
  const long = "x".repeat(500);
  const ways = [
    ["in bulk", (id: number, reason: string) => bulk(staff, "void", id, reason)],
    ["alone", (id: number, reason: string) => change(staff, id, { status: "void", reason })],
    [
      "alone, the reason sent as its note",
      (id: number, note: string) => change(staff, id, { status: "void", note }),
    ],
  ] as const;

  test.each(ways)("%s keeps its note whole and puts the reason behind it", async (_, voidIt) => {
    const noted = await log();
    const bare = await log({ note: "" });
    const full = await log({ note: long });
    for (const id of [noted, bare, full]) expect((await voidIt(id, "Counted twice")).status).toBe(200);
    const query = { users: String(teacher.id), status: "void", rows: 100 };
    const { data } = (await call(classDonationEndpoints.list, { as: staff, query })).body;
    const noteOf = (id: number) => data.find((row) => row.id === id)?.note;
    expect([noteOf(noted), noteOf(bare), noteOf(full)]).toEqual([
      "Bake sale · Counted twice",
      "Counted twice",
      `${long} · Counted twice`,
    ]);
    for (const id of [noted, bare, full]) {
      expect((await eventsOf(id)).at(-1)).toMatchObject({
        event: "voided",
        changes: [],
        reason: "Counted twice",
      });
    }
  });

  test("or correcting one is what a reason is for: any other change refuses one at its field", async () => {
    const id = await log();
    for (const body of [{ reason: "Because" }, { status: "verified", reason: "Because" }]) {
      const { status, body: answer } = await change(staff, id, body);
      expect([status, answer.errors?.map(({ path }) => path)]).toEqual([422, ["reason"]]);
    }
  });

  test("by the class itself asks it for no reason, and keeps one all the same", async () => {
    const id = await log();
    await change(leader, id, { amount_cents: 1300, reason: "A coin was missed" });
    await change(teacher, id, { status: "void" });
    const reasons = (await eventsOf(id)).map(({ event, reason }) => [event, reason]);
    expect(reasons).toEqual([
      ["logged", null],
      ["corrected", "A coin was missed"],
      ["voided", "Taken out by the class."],
    ]);
    const { rows } = await sql<{ kind: string; reason: string | null }>`
      select kind, reason from ledger_entries where donation_id = ${id} order by id`.execute(db);
    expect(rows).toEqual([
      { kind: "donation_logged", reason: null },
      { kind: "donation_reversed", reason: "A coin was missed" },
      { kind: "donation_corrected", reason: "A coin was missed" },
      { kind: "donation_void", reason: "Taken out by the class." },
    ]);
  });
});
