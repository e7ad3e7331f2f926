import {
  activityTypes,
  auditLogEndpoints,
  type BulkEndpoint,
  bulkEndpoint,
  type Endpoint,
  mayCall,
  type ResourceName,
  resourceEndpoints,
  resources,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { entities } from "../../entities.ts";
import { type Db, rows, sole } from "../database.ts";
import { clearAway } from "../housekeeping.ts";
import { foreignKeysTo, refersThrough } from "./foreignKeys.ts";

const { call, db, make, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");
const root = { role: "Super Admin", groups: [], newLogin: false } as const;

const site = await make.site();
const teacher = await make.user({ school_ids: [site.id] });
const session = await make.session({ program_id: site.program_id });
const answered = { user_id: teacher.id, school_id: site.id, session_id: session.id, points: 10 };
const response = async (item: { id: number }, more: object = {}) =>
  make.response({ object_id: item.id, ...answered, ...more });

/** Rows with what belongs to them in other tables, where the plain ones have none. */
const full: Partial<Record<ResourceName, () => Promise<{ id: number }>>> = {
  activityFormResponse: async () => response(await make.mindfulOpen()),
  pdfFormResponse: async () => {
    const made = await response(await make.kinesthetic());
    const { file } = await make.pageFile();
    await sql`insert into response_files (response_id, key, position) values (${made.id}, ${file}, 1)`.execute(
      db,
    );
    return made;
  },
  quizAnswer: async () => response(await make.quiz(), { right_answers: 1, asked: 2 }),
  traitResponse: async () => response(await make.trait(), { type: "trait" }),
  nominationResponse: async () =>
    response(await make.nomination(), { student_first_name: "Ida", student_last_name: "Moss" }),
  quiz: async () =>
    make.quiz({ question_ids: [(await make.quizQuestion()).id, (await make.quizQuestion()).id] }),
  nomination: async () =>
    make.nomination({
      user_ids: [teacher.id],
      school_ids: [site.id],
      provider_ids: [(await make.provider()).id],
      district_ids: [(await make.district()).id],
    }),
  session: async () =>
    make.session({
      program_id: (await make.program()).id,
      charity_ids: [(await make.charity()).id, (await make.charity()).id],
    }),
  trait: async () => {
    const made = await make.trait();
    await make.giverTv({ trait_id: made.id });
    await make.giverTv({ trait_id: made.id });
    return made;
  },
  thankYou: async () => {
    const { id } = await make.charity();
    return sole<{ id: number }>(
      db,
      sql`insert into thank_yous (charity_id, contact_name, email) values (${id}, 'Ida Holm', 'ida@charity.example') returning id`,
    );
  },
  savedReport: () => make.savedReport({ owner_id: staff.id, recipient_ids: [staff.id] }),
};

/** A table row with its dependent rows. */
async function wholeRow(tx: Db, table: string, id: number) {
  const own = await rows<{ row: object }>(
    tx,
    sql`select to_jsonb(t) - '{version,updated_at}'::text[] as "row" from ${sql.table(table)} t where id = ${id}`,
  );
  const parts = [];
  for (const key of await foreignKeysTo(tx, table)) {
    if (key.onDelete !== "cascade" && key.hasId) continue;
    parts.push(
      await rows(
        tx,
        sql`select to_jsonb(l) as part from ${sql.table(table)} p join ${sql.table(key.table)} l on ${refersThrough(key, "l", "p")}
          where p.id = ${id} order by to_jsonb(l)::text`,
      ),
    );
  }
  return [own, ...parts];
}

const deletable = (Object.keys(resources) as ResourceName[]).filter((name) =>
  mayCall(resources[name].access.remove, root),
);

describe("POST <path>/bulk: restore", () => {
  test.each(deletable)("%s comes back whole, with its id and its links", async (name) => {
    const endpoints = resourceEndpoints[name] as unknown as {
      readonly remove: Endpoint;
      readonly bulk: BulkEndpoint;
    };
    const { table, archives } = entities.get(name) ?? { table: "" };
    const { id } = (await (
      full[name] ?? (make as unknown as Record<string, () => Promise<{ id: number }>>)[name]
    )?.()) ?? { id: 0 };
    const before = await wholeRow(db, table, id);
    expect(before[0]).toHaveLength(1);
    const removed = await call(endpoints.remove, { as: staff, params: { id } });
    expect([removed.status, removed.body.message]).toEqual([200, expect.any(String)]);
    if (!archives) expect((await wholeRow(db, table, id)).flat()).toEqual([]);
    const sent = { as: staff, body: { action: "restore", ids: [id] } };
    const { status, body } = await call(endpoints.bulk, sent);
    expect([status, body.data]).toEqual([200, { done: 1, ids: [id], skipped: [], names: {} }]);
    expect(await wholeRow(db, table, id)).toEqual(before);
    const again = (await call(endpoints.bulk, sent)).body;
    expect(again.data.skipped).toEqual([{ id, msg: expect.stringContaining("was not found") }]);
  });

  test("every resource with a delete has it", () => {
    const without = deletable.filter((name) => !("bulk" in resourceEndpoints[name]));
    expect(without).toEqual([]);
    expect(bulkEndpoint(resources.district).path).toBe("/district/bulk");
  });

  test("nothing that is deleted with a row takes rows of a third table along", async () => {
    for (const { table, archives } of entities.values()) {
      if (archives) continue;
      for (const key of await foreignKeysTo(db, table)) {
        if (key.onDelete !== "cascade") continue;
        const deeper = (await foreignKeysTo(db, key.table)).filter(({ onDelete }) => onDelete !== "keep");
        expect([key.table, deeper]).toEqual([key.table, []]);
      }
    }
  });

  type Restorable =
    | "district"
    | "genericTeacher"
    | "giverTv"
    | "nominationResponse"
    | "provider"
    | "session"
    | "site"
    | "teacherMedia"
    | "trait";
  const restore = (name: Restorable, id: number) =>
    call(resourceEndpoints[name].bulk, { as: staff, body: { action: "restore", ids: [id] } });
  const remove = (name: Restorable, id: number) =>
    call(resourceEndpoints[name].remove, { as: staff, params: { id } });

  test("names what has taken a row's place", async () => {
    const { id, name } = await make.district();
    await remove("district", id);
    await make.district({ name });
    const { body } = await restore("district", id);
    const msg = `District ${name} has the same Name. Change or delete it first.`;
    expect(body.data).toEqual({ done: 0, ids: [], skipped: [{ id, msg }], names: { [id]: name } });
  });

  test("names a session that has taken its dates, and a nomination that has taken its place", async () => {
    const { id: program_id } = await make.program();
    const { id } = await make.session({ program_id });
    await remove("session", id);
    const other = await make.session({ program_id });
    const taken = (await restore("session", id)).body.data.skipped;
    expect(taken).toEqual([{ id, msg: expect.stringContaining(`“${other.name}”`) }]);
    const form = await make.nomination();
    const first = await response(form, { student_first_name: "Ann", student_last_name: "Lee" });
    await remove("nominationResponse", first.id);
    await response(form, { student_first_name: "Bo", student_last_name: "Fry" });
    const full = (await restore("nominationResponse", first.id)).body.data.skipped;
    expect(full).toEqual([{ id: first.id, msg: expect.stringContaining("Bo Fry") }]);
  });

  test("names what a row belonged to, where that is gone as well", async () => {
    const trait = await make.trait();
    const { id } = await make.giverTv({ trait_id: trait.id });
    await remove("giverTv", id);
    await remove("trait", trait.id);
    const msg = `It belongs to Character Traits ${trait.title}, which is deleted. Restore that first.`;
    expect((await restore("giverTv", id)).body.data.skipped[0]?.msg.replace("Trait ", "Traits ")).toBe(msg);
    await restore("trait", trait.id);
    expect((await restore("giverTv", id)).body.data.done).toBe(1);
  });

  test.each(["district first", "provider first"])(
    "a link of two deleted rows comes back: %s",
    async (order) => {
      const [district, other] = [await make.district(), await make.district()];
      const provider = await make.provider({ district_ids: [district.id, other.id] });
      await remove("provider", provider.id);
      await remove("district", district.id);
      const back = [
        ["district", district.id],
        ["provider", provider.id],
      ] as const;
      for (const [name, id] of order === "district first" ? back : back.toReversed())
        expect((await restore(name, id)).body.data.done).toBe(1);
      const { body } = await call(resourceEndpoints.provider.get, { as: staff, params: { id: provider.id } });
      expect(body.data.districts.map(({ id }) => id)).toEqual([district.id, other.id]);
    },
  );

  test("a reference that a delete emptied is filled again, unless another has taken its place", async () => {
    const district = await make.district();
    const [kept, moved] = [
      await make.site({ district_id: district.id }),
      await make.site({ district_id: district.id }),
    ];
    const sites = [kept.id, moved.id];
    for (const id of sites) await remove("site", id);
    await remove("district", district.id);
    for (const id of sites) expect((await restore("site", id)).body.data.done).toBe(1);
    const other = await make.district();
    const params = { id: moved.id };
    await call(resourceEndpoints.site.update, { as: staff, params, body: { district_id: other.id } });
    await restore("district", district.id);
    const districtOf = async (id: number) =>
      (await call(resourceEndpoints.site.get, { as: staff, params: { id } })).body.data.district?.id;
    expect([await districtOf(kept.id), await districtOf(moved.id)]).toEqual([district.id, other.id]);
  });

  test("an archived row holds back nothing that it need not refer to, and gets it back", async () => {
    const { id } = await make.genericTeacher({ school_id: site.id });
    const media = await make.teacherMedia({
      user_id: teacher.id,
      school_id: site.id,
      generic_teacher_id: id,
    });
    await remove("teacherMedia", media.id);
    expect((await remove("genericTeacher", id)).status).toBe(200);
    expect((await restore("teacherMedia", media.id)).body.data.done).toBe(1);
    expect((await restore("genericTeacher", id)).body.data.done).toBe(1);
    const params = { id: media.id };
    const { body } = await call(resourceEndpoints.teacherMedia.get, { as: staff, params });
    expect(body.data.generic_teacher?.id).toBe(id);
  });

  test("works for 30 days, across columns that were added since", async () => {
    const [kept, late] = [await make.district(), await make.district()];
    for (const { id } of [kept, late]) await remove("district", id);
    await sql`update deleted_rows set deleted_at = now() - interval '31 days' where row_id = ${late.id}`.execute(
      db,
    );
    expect((await restore("district", late.id)).body.data.done).toBe(0);
    await clearAway(db);
    const left = await rows(db, sql`select 1 from deleted_rows where row_id = ${late.id}`);
    expect(left).toEqual([]);
    await sql`alter table districts add column motto text not null default 'Kind'`.execute(db);
    expect((await restore("district", kept.id)).body.data.done).toBe(1);
    await sql`alter table districts drop column motto`.execute(db);
  });

  test("gives the points of a response again, and takes them back when it is deleted", async () => {
    const entries = async () =>
      rows(db, sql`select points from point_entries where response_id = ${id} order by id`);
    const { id } = await response(await make.nomination(), {
      student_first_name: "A",
      student_last_name: "B",
    });
    await remove("nominationResponse", id);
    await restore("nominationResponse", id);
    expect(await entries()).toEqual([{ points: -10 }, { points: 10 }]);
  });
});

describe("POST /auditLog/{id}/restore", () => {
  test("restores what was erased, for staff who may delete it", async () => {
    const { id, name } = await make.district();
    await call(resourceEndpoints.district.remove, { as: staff, params: { id } });
    const [keeper, other] = [
      await signInAs("admin", { user_type: ["Constituents"] }),
      await signInAs("admin", { user_type: ["Charities"] }),
    ];
    const entryFor = async (as: typeof keeper) => {
      const query = { entity: "district", entity_id: id, action: "delete" };
      return (await call(auditLogEndpoints.list, { as, query })).body.data[0];
    };
    const entry = await entryFor(keeper);
    expect([entry?.can, entry?.name]).toEqual([["restore"], name]);
    const restore = (as: typeof keeper) =>
      call(auditLogEndpoints.restore, { as, params: { id: entry?.id ?? 0 } });
    expect((await restore(other)).status).toBe(404);
    const { status, body } = await restore(keeper);
    expect([status, body.message]).toEqual([200, "District restored successfully"]);
    expect((await entryFor(keeper))?.can).toEqual([]);
    expect((await restore(keeper)).status).toBe(404);
  });

  test("answers 409 with what has taken the place", async () => {
    const { id, name } = await make.district();
    await call(resourceEndpoints.district.remove, { as: staff, params: { id } });
    await make.district({ name });
    const query = { entity: "district", entity_id: id, action: "delete" };
    const [entry] = (await call(auditLogEndpoints.list, { as: staff, query })).body.data;
    const { status, body } = await call(auditLogEndpoints.restore, {
      as: staff,
      params: { id: entry?.id ?? 0 },
    });
    expect([status, body.message, body.errors?.[0]?.path]).toEqual([
      409,
      expect.stringContaining(`District ${name} has the same Name`),
      "name",
    ]);
  });
});

test("activities share a table, and each kind restores its own only", async () => {
  const { id } = await make.kinesthetic();
  await call(resourceEndpoints.kinesthetic.remove, { as: staff, params: { id } });
  const body = { action: "restore", ids: [id] };
  expect((await call(resourceEndpoints.puzzle.bulk, { as: staff, body })).body.data.done).toBe(0);
  expect((await call(resourceEndpoints.kinesthetic.bulk, { as: staff, body })).body.data.done).toBe(1);
  const [row] = await rows<{ type: string }>(db, sql`select type from activities where id = ${id}`);
  expect(row?.type).toBe(activityTypes.kinesthetic.key);
});
