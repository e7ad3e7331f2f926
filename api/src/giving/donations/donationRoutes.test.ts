import {
  auditLogEndpoints,
  classDonationEndpoints,
  classroomEndpoints,
  givingEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const program = await make.program();
const site = await make.site({ name: "Lincoln", program_id: program.id });
const session = await make.session({ name: "Autumn", program_id: program.id });
const spring = await make.session({
  name: "Spring",
  program_id: program.id,
  start: "2026-03-01",
  end: "2026-04-10",
});
const [food, trees] = [await make.charity({ name: "Food Bank" }), await make.charity({ name: "Tree Trust" })];
const leader = await signInAs("Site Leader", { school_ids: [site.id] });
const provider = await signInAs("Provider Leader", { provider_id: site.provider_id });
const staff = await signInAs("admin", { user_type: ["Charities"] });

const choiceOf = (as: SignedIn, session_id = session.id, charity_id = food.id, more: object = {}) =>
  make.charityChoice({ user_id: as.id, school_id: site.id, session_id, charity_id, ...more });

/** A teacher whose class has chosen. */
async function makeClass() {
  const as = await signInAs("Instructor", { school_ids: [site.id], first_name: "Zoe" });
  await choiceOf(as);
  return as;
}
const sound = { school_id: site.id, amount_cents: 1250, donated_on: "2026-09-10", note: "Bake sale" };
const log = (as: SignedIn, more: object = {}) =>
  call(classDonationEndpoints.create, { as, body: { ...sound, ...more } });
const change = (as: SignedIn, id: number, body: object, headers: Record<string, string> = {}) =>
  call(classDonationEndpoints.update, { as, params: { id }, body: { ...body }, headers });
const list = async (as: SignedIn, query: object = {}) =>
  (await call(classDonationEndpoints.list, { as, query: { ...query } })).body;

describe("POST /classDonation/add", () => {
  test("logs what the class brought in for the charity it has chosen in the session", async () => {
    const as = await makeClass();
    const { status, body } = await log(as);
    expect([status, body.message]).toEqual([201, "Donation added successfully"]);
    expect(body.data).toMatchObject({
      full_name: expect.stringMatching(/^Zoe /),
      charity: { id: food.id, name: "Food Bank" },
      session: { id: session.id, name: "Autumn" },
      school: { id: site.id, name: "Lincoln" },
      amount_cents: 1250,
      donated_on: "2026-09-10",
      note: "Bake sale",
      status: "counted",
      verified_at: null,
      verified_by: null,
      next: ["void"],
      can: ["update"],
    });
  });

  test("puts money under the session in which it was brought in", async () => {
    const as = await makeClass();
    await choiceOf(as, spring.id, trees.id, { start: spring.start, end: spring.end });
    const placeOf = async (donated_on: string) => {
      const { data } = (await log(as, { donated_on })).body;
      return [data.session.name, data.charity.name];
    };
    expect(await placeOf("2026-03-20")).toEqual(["Spring", "Tree Trust"]);
    expect(await placeOf("2026-04-10")).toEqual(["Spring", "Tree Trust"]);
    expect(await placeOf("2026-09-01")).toEqual(["Autumn", "Food Bank"]);
    expect(await placeOf("2026-09-15")).toEqual(["Autumn", "Food Bank"]);
  });

  test("refuses a day to come in the program's time zone, and one outside the sessions in which the class had chosen", async () => {
    const as = await makeClass();
    for (const donated_on of ["2026-09-16", "2026-06-20", "2026-03-20", "0001-01-01"]) {
      const { status, body } = await log(as, { donated_on });
      expect([donated_on, status, body.errors?.map(({ path }) => path)]).toEqual([
        donated_on,
        422,
        ["donated_on"],
      ]);
    }
    kit.setNow("2026-09-16T03:30:00Z");
    expect((await log(as, { donated_on: "2026-09-16" })).status).toBe(422);
    kit.setNow("2026-09-15");
    expect((await list(as)).meta.total).toBe(0);
  });

  test("takes the day of a session that the class's choice, corrected by staff, covers only in part", async () => {
    const as = await signInAs("Instructor", { school_ids: [site.id] });
    await choiceOf(as, session.id, food.id, { start: "2026-09-12" });
    expect((await log(as, { donated_on: "2026-09-10" })).status).toBe(201);
  });

  test("refuses a class that has not chosen with 409, and wrong amounts and days at their fields", async () => {
    const undecided = await signInAs("Instructor", { school_ids: [site.id] });
    expect([(await log(undecided)).status, (await log(undecided)).body.message]).toEqual([
      409,
      expect.stringContaining("hasn't chosen a charity"),
    ]);
    const as = await makeClass();
    for (const [more, path] of [
      [{ amount_cents: 0 }, "amount_cents"],
      [{ amount_cents: 12.5 }, "amount_cents"],
      [{ donated_on: "soon" }, "donated_on"],
      [{ school_id: (await make.site()).id }, "school_id"],
    ] as const) {
      const { status, body } = await log(as, more);
      expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    }
    expect((await list(as)).meta.total).toBe(0);
  });
});

describe("PATCH /classDonation/update/{id}", () => {
  test("lets the class correct what is only counted, and keeps the old figure in the audit log", async () => {
    const as = await makeClass();
    const { id } = (await log(as)).body.data;
    const { status, body } = await change(as, id, { amount_cents: 1300, note: "" });
    expect([status, body.message]).toEqual([200, "Donation updated successfully!"]);
    expect(body.data).toMatchObject({ amount_cents: 1300, note: null, donated_on: "2026-09-10", version: 2 });
    const all = await signInAs("Super Admin");
    const query = { entity: "classDonation", entity_id: id, action: "update" };
    const [entry] = (await call(auditLogEndpoints.list, { as: all, query })).body.data;
    expect(entry).toMatchObject({
      user: { id: as.id },
      name: expect.stringContaining("Lincoln"),
      before: { amount_cents: 1250, note: "Bake sale" },
      after: { amount_cents: 1300, note: null },
    });
  });

  test("goes from counted by verified to paid, or to void, each by who may", async () => {
    const steps = [
      ["counted", "verified", { class: 403, leader: 200, staff: 200 }],
      ["counted", "paid", { class: 409, leader: 409, staff: 409 }],
      ["counted", "void", { class: 200, leader: 200, staff: 200 }],
      ["counted", "counted", { class: 409, leader: 409, staff: 409 }],
      ["verified", "paid", { class: 403, leader: 403, staff: 200 }],
      ["verified", "void", { class: 403, leader: 200, staff: 200 }],
      ["verified", "verified", { class: 409, leader: 409, staff: 409 }],
      ["verified", "counted", { class: 409, leader: 409, staff: 409 }],
      ["paid", "void", { class: 403, leader: 403, staff: 200 }],
      ["paid", "verified", { class: 409, leader: 409, staff: 409 }],
      ["void", "counted", { class: 409, leader: 409, staff: 409 }],
      ["void", "verified", { class: 409, leader: 409, staff: 409 }],
      ["void", "paid", { class: 409, leader: 409, staff: 409 }],
    ] as const;
    const as = await makeClass();
    const place = { user_id: as.id, school_id: site.id, session_id: session.id, charity_id: food.id };
    for (const [from, to, expected] of steps) {
      for (const [who, person] of Object.entries({ class: as, leader, staff })) {
        const { id } = await make.classDonation({ ...place, status: from });
        const row = (await list(person, { school_id: site.id, users: as.id, rows: 100 })).data.find(
          (each) => each.id === id,
        );
        const { status, body } = await change(person, id, { status: to });
        expect([from, to, who, status]).toEqual([from, to, who, expected[who as "class"]]);
        expect([from, to, who, row?.next.includes(to)]).toEqual([from, to, who, status === 200]);
        if (status !== 200) expect(body.message.length).toBeGreaterThan(20);
        else expect(body.data.status).toBe(to);
      }
    }
  });

  test("says who verified, and lets them correct the amount in the same breath", async () => {
    const as = await makeClass();
    const { id } = (await log(as)).body.data;
    const { body } = await change(provider, id, { amount_cents: 1200, status: "verified" });
    expect(body.data).toMatchObject({
      amount_cents: 1200,
      status: "verified",
      verified_by: { id: provider.id },
      verified_at: expect.any(String),
      can: [],
      next: ["void"],
    });
  });

  test("keeps why a verified one is void, but corrects its amount no more on the way", async () => {
    const as = await makeClass();
    const { id } = (await log(as)).body.data;
    await change(leader, id, { status: "verified" });
    const other = await change(leader, id, { status: "void", amount_cents: 1 });
    expect(other.status).toBe(409);
    const { status, body } = await change(leader, id, { status: "void", note: "Counted twice" });
    expect([status, body.data.status, body.data.note]).toEqual([200, "void", "Bake sale · Counted twice"]);
  });

  test("corrects what is verified, paid or void by nothing but a new entry", async () => {
    const as = await makeClass();
    for (const status of ["verified", "paid", "void"]) {
      const place = { user_id: as.id, school_id: site.id, session_id: session.id, charity_id: food.id };
      const { id } = await make.classDonation({ ...place, status });
      for (const person of [as, leader, staff]) {
        const answer = await change(person, id, { amount_cents: 1 });
        expect([status, answer.status]).toEqual([status, 409]);
      }
    }
    expect((await list(as)).data.map(({ amount_cents }) => amount_cents)).toEqual([500, 500, 500]);
  });

  test("of two at the same moment the second is told: 409, or 412 with the row as it is where it saw the first", async () => {
    const as = await makeClass();
    const twice = async (headers: Record<string, string>) => {
      const { id } = (await log(as)).body.data;
      const answers = await Promise.all(
        [leader, provider].map((person) => change(person, id, { status: "verified" }, headers)),
      );
      return answers.map(({ status }) => status).sort();
    };
    expect(await twice({})).toEqual([200, 409]);
    expect(await twice({ "if-match": '"1"' })).toEqual([200, 412]);
    const { id } = (await log(as)).body.data;
    const [verified, voided] = await Promise.all([
      change(leader, id, { status: "verified" }, { "if-match": '"1"' }),
      change(as, id, { status: "void" }, { "if-match": '"1"' }),
    ]);
    expect([verified.status, voided.status].sort()).toEqual([200, 412]);
  });

  test("judges a new day anew, moving the entry to that day's session; a day that stays is left alone", async () => {
    const as = await makeClass();
    await choiceOf(as, spring.id, trees.id, { start: spring.start, end: spring.end });
    const { id } = (await log(as)).body.data;
    for (const donated_on of ["2026-09-16", "2026-06-20"]) {
      const { status, body } = await change(as, id, { donated_on });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["donated_on"]]);
    }
    const { data } = (await change(as, id, { donated_on: "2026-03-20" })).body;
    expect([data.donated_on, data.session.name, data.charity.name]).toEqual([
      "2026-03-20",
      "Spring",
      "Tree Trust",
    ]);
    const place = { user_id: as.id, school_id: site.id, session_id: session.id, charity_id: food.id };
    const old = await make.classDonation({ ...place, donated_on: "2026-06-20" });
    const again = await change(as, old.id, { donated_on: "2026-06-20", amount_cents: 900 });
    expect([again.status, again.body.data.session.name]).toEqual([200, "Autumn"]);
  });

  test("finds no donation of another class or site", async () => {
    const { id } = (await log(await makeClass())).body.data;
    const strangers = [await makeClass(), await signInAs("Site Leader"), await signInAs("Provider Leader")];
    for (const as of strangers) expect((await change(as, id, { status: "void" })).status).toBe(404);
  });
});

describe("GET /classDonation", () => {
  test("tells what was brought in, and what of it is in the bank: all that is not paid yet", async () => {
    const as = await makeClass();
    const place = { user_id: as.id, school_id: site.id, session_id: session.id, charity_id: food.id };
    for (const status of ["held", "counted", "verified", "paid", "void"]) {
      await make.classDonation({ ...place, status, amount_cents: 100 });
    }
    const meta = { bank_total_cents: 300, in_bank_cents: 200, verified_cents: 200 };
    expect((await list(as)).meta).toMatchObject(meta);
    expect((await list(staff, { users: as.id, status: "paid" })).meta).toMatchObject({
      bank_total_cents: 100,
      in_bank_cents: 0,
    });
  });

  test("answers an Instructor's own with the bank over all that match, void left out", async () => {
    const as = await makeClass();
    await log(await makeClass());
    const [, second, third] = [await log(as), await log(as), await log(as)];
    await change(leader, second?.body.data.id ?? 0, { status: "verified" });
    await change(as, third?.body.data.id ?? 0, { status: "void" });
    const { data, meta } = await list(as, { school_id: site.id, rows: 1 });
    expect(data.length).toBe(1);
    expect(meta).toEqual({
      page: 0,
      rows: 1,
      total: 3,
      bank_total_cents: 2500,
      in_bank_cents: 2500,
      verified_cents: 1250,
      before: null,
    });
    expect((await list(as, { status: "verified" })).meta).toMatchObject({ total: 1, bank_total_cents: 1250 });
    const points = (await call(givingEndpoints.points, { as, query: { school_id: site.id } })).body.data;
    expect(points).toMatchObject({
      donated_cents: 2500,
      verified_cents: 1250,
      session_donated_cents: 2500,
      session_verified_cents: 1250,
    });
  });

  test("narrows by place, charity, session, person, status and day", async () => {
    const as = await makeClass();
    await choiceOf(as, spring.id, trees.id, { start: spring.start, end: spring.end });
    const mine = { users: as.id };
    await log(as);
    await log(as, { donated_on: "2026-03-20" });
    const count = async (query: object) => (await list(staff, { ...mine, ...query })).meta.total;
    for (const [query, total] of [
      [{}, 2],
      [{ providers: site.provider_id }, 2],
      [{ providers: (await make.provider()).id }, 0],
      [{ schools: site.id }, 2],
      [{ districts: (await make.district()).id }, 0],
      [{ sessions: spring.id }, 1],
      [{ charities: trees.id }, 1],
      [{ status: "counted" }, 2],
      [{ status: "paid,void" }, 0],
      [{ from: "2026-09-10" }, 1],
      [{ to: "2026-09-09" }, 1],
      [{ search: "bake lincoln" }, 2],
    ] as const) {
      expect([query, await count(query)]).toEqual([query, total]);
    }
  });

  test("is sorted by what it shows", async () => {
    const as = await makeClass();
    for (const amount_cents of [300, 100, 200]) await log(as, { amount_cents });
    for (const sort of classDonationEndpoints.list.query.shape.sort.unwrap().options) {
      expect([sort, (await list(as, { sort, order: "desc" })).data.length]).toEqual([sort, 3]);
    }
    const { data } = await list(as, { sort: "amount_cents" });
    expect(data.map(({ amount_cents }) => amount_cents)).toEqual([100, 200, 300]);
  });
});

test("twenty classes that answer, choose and give at once all keep their own sums", async () => {
  const classes = await Promise.all(Array.from({ length: 20 }, () => makeClass()));
  const items = await Promise.all([1, 2, 3].map(() => make.mindfulOpen()));
  const answers = { students: 20, before: 2, after: 5 };
  const done = await Promise.all(
    classes.flatMap((as, index) => [
      ...items.map(({ id }) =>
        call(classroomEndpoints.answerForm, { as, body: { school_id: site.id, object_id: id, answers } }),
      ),
      ...[1, 2, 3].map((n) => log(as, { amount_cents: 100 * n + index })),
    ]),
  );
  expect(new Set(done.map(({ status }) => status))).toEqual(new Set([201]));
  for (const [index, as] of classes.entries()) {
    const { data } = (await call(givingEndpoints.points, { as, query: { school_id: site.id } })).body;
    expect([data.points, data.earned_cents, data.donated_cents]).toEqual([15, 75, 600 + 3 * index]);
  }
});
