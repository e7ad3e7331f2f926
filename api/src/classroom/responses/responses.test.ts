import {
  activityFormResponseEndpoints,
  auditLogEndpoints,
  classroomEndpoints,
  givingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const district = await make.district();
const program = await make.program();
const site = await make.site({ name: "Lincoln", district_id: district.id, program_id: program.id });
const other = await make.site({ name: "Mapleton", program_id: program.id });
const session = await make.session({ program_id: program.id });
const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3", first_name: "Zoe" });
const stranger = await signInAs("Instructor", { school_ids: [other.id], grade: "K", first_name: "Abe" });
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const bees = await make.mindfulOpen({ title: "Bees" });
const ants = await make.mindfulOpen({ title: "Ants" });

const answers = { students: 20, before: 2, after: 5, reflection: "Calm" };
const answer = async (as: SignedIn, object_id: number) => {
  const body = { school_id: Number(as.schoolIds[0]), object_id, answers };
  return (await call(classroomEndpoints.answerForm, { as, body })).body.data;
};
const mine = await answer(teacher, bees.id);
const theirs = await answer(stranger, ants.id);

const list = async (query: object = {}, as = staff) => {
  const { status, body } = await call(activityFormResponseEndpoints.list, { as, query: { ...query } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
const idsOf = async (query: object, as = staff): Promise<number[]> =>
  (await list(query, as)).data.map(({ id }) => id);

describe("GET /activityFormResponse", () => {
  test("shows who answered what, where and when, in one line and question by question", async () => {
    const [row] = (await list({ object_id: bees.id })).data;
    expect(row).toMatchObject({
      id: mine.id,
      type: "mindfulness_matters_open_form",
      object_id: bees.id,
      title: "Bees",
      first_name: "Zoe",
      site_name: "Lincoln",
      school: { id: site.id, name: "Lincoln" },
      session: { id: session.id, name: session.name },
      grade: "3",
      points: 5,
      answer: "20 · 2 · 5 · Calm",
      can: ["delete"],
    });
    expect(row?.answers.map(({ id, value }) => [id, value])).toEqual(Object.entries(answers));
  });

  test("spells out yes, no and several choices, and leaves out what was not answered", async () => {
    const questions = [
      { id: "a", label: "A?", kind: "yes_no", required: false },
      { id: "b", label: "B?", kind: "multi_choice", options: ["x", "y"], required: false },
      { id: "c", label: "C?", kind: "text", required: false },
    ] as const;
    const item = await make.mindfulOpen({ questions: [...questions] as never });
    await make.response({
      object_id: item.id,
      user_id: teacher.id,
      school_id: site.id,
      answers: { a: true, b: ["x", "y"] },
    });
    const [row] = (await list({ object_id: item.id })).data;
    expect(row?.answer).toBe("✓ · x, y");
    expect(row?.answers.map(({ value }) => value)).toEqual([true, ["x", "y"], null]);
  });

  test.each([
    ["object_id", bees.id],
    ["providers", site.provider_id],
    ["districts", district.id],
    ["schools", [site.id]],
    ["grade", ["3", "4"]],
    ["search", "zoe lopez"],
    ["search", "LINCOLN"],
    ["search", "bees"],
  ])("narrows by %s to %j", async (name, value) => {
    const found = await idsOf({ [name]: value });
    expect(found).toContain(mine.id);
    expect(found).not.toContain(theirs.id);
  });

  test("narrows by session and by type", async () => {
    expect(await idsOf({ sessions: session.id })).toEqual([mine.id, theirs.id]);
    expect(await idsOf({ sessions: (await make.session()).id })).toEqual([]);
    expect(await idsOf({ type: "puzzle_form" })).toEqual([]);
    expect(await idsOf({ type: "mindfulness_matters_open_form,puzzle_form" })).toContain(mine.id);
  });

  test("reads from and to in the organization's time zone, both days included", async () => {
    const item = await make.mindfulOpen();
    const at = async (created_at: string) => {
      const user = await make.user({ school_ids: [site.id] });
      const response = { object_id: item.id, user_id: user.id, school_id: site.id, created_at };
      return (await make.response(response)).id;
    };
    await at("2026-03-01T04:59:59Z");
    const within = [await at("2026-03-01T05:00:00Z"), await at("2026-03-03T04:59:59Z")];
    await at("2026-03-03T05:00:00Z");
    expect(await idsOf({ object_id: item.id, from: "2026-03-01", to: "2026-03-02" })).toEqual(within);
  });

  test.each(["first_name", "last_name", "site_name", "provider_name", "grade", "title"] as const)(
    "sorts by %s",
    async (sort) => {
      const values = async (order: string) =>
        (await list({ sort, order })).data.flatMap((row) => row[sort] ?? []);
      const ascending = await values("asc");
      expect(ascending).toEqual([...ascending].sort());
      expect(await values("desc")).toEqual([...ascending].sort().reverse());
      expect(new Set(ascending).size).toBeGreaterThan(1);
    },
  );

  test("shows leaders those of their sites and none of another's", async () => {
    const atSite = await signInAs("Site Leader", { school_ids: [site.id] });
    const atProvider = await signInAs("Provider Leader", { provider_id: Number(site.provider_id) });
    for (const as of [atSite, atProvider]) {
      const { data, meta } = await list({}, as);
      expect(data.map(({ id }) => id)).toContain(mine.id);
      expect(data.map(({ id }) => id)).not.toContain(theirs.id);
      expect([meta.total, data[0]?.can]).toEqual([data.length, []]);
      expect(await idsOf({ schools: other.id }, as)).toEqual([]);
    }
  });
});

describe("DELETE /activityFormResponse/delete/{id}", () => {
  test("takes the points back by the opposite entry, leaves a trace, and lets the class answer again", async () => {
    const as = await signInAs("Instructor", { school_ids: [site.id] });
    const { id } = await answer(as, bees.id);
    const points = async () =>
      (await call(givingEndpoints.points, { as, query: { school_id: site.id } })).body.data;
    const remove = () => call(activityFormResponseEndpoints.remove, { as: staff, params: { id } });
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([200, "Response deleted successfully!"]);
    expect(await points()).toMatchObject({
      points: 0,
      recent: [{ points: -5, title: "Bees" }, { points: 5 }],
    });
    const { rows } = await sql`select points from users where id = ${as.id}`.execute(db);
    expect(rows).toEqual([{ points: 0 }]);
    const entries =
      await sql`select session_id, response_id from point_entries where user_id = ${as.id}`.execute(db);
    expect(entries.rows).toEqual([1, 2].map(() => ({ session_id: session.id, response_id: id })));
    const query = { entity: "activityFormResponse", entity_id: id };
    const log = await call(auditLogEndpoints.list, { as: staff, query });
    expect(log.body.data).toMatchObject([
      { action: "delete", name: "Bees", before: { answer: "20 · 2 · 5 · Calm", first_name: "Ana" } },
    ]);
    expect((await remove()).status).toBe(404);
    expect(await answer(as, bees.id)).toMatchObject({ points_won: 5, points_total: 5 });
  });

  test("takes points back once when two delete it at the same moment", async () => {
    const as = await signInAs("Instructor", { school_ids: [site.id] });
    const { id } = await answer(as, bees.id);
    const answers = await Promise.all(
      [1, 2].map(() => call(activityFormResponseEndpoints.remove, { as: staff, params: { id } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { rows } = await sql`select points from users where id = ${as.id}`.execute(db);
    expect(rows).toEqual([{ points: 0 }]);
  });
});
