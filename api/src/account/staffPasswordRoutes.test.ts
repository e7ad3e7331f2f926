import { accountEndpoints, auditLogEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { openLogin, type SignedIn } from "../../test/signInAs.ts";
import { tokenKit } from "../core/server/tokens.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const district = await make.district();
const provider = await make.provider();
const site = await make.site({ provider_id: provider.id, district_id: district.id });
const elsewhere = await make.site();
const [teacher, chief, head] = [
  await make.user({ school_ids: [site.id] }),
  await make.user({ role: "Site Leader", school_ids: [site.id, elsewhere.id] }),
  await make.user({ role: "Provider Leader", provider_id: provider.id }),
];
const stranger = await make.user({ school_ids: [elsewhere.id] });
const idle = await make.user({ school_ids: [site.id], is_active: false });
const [ruler, admin] = [
  await make.user({ role: "Super Admin" }),
  await make.user({ role: "admin", user_type: ["Reports"] }),
];
const staff = await signInAs("Super Admin");
const restricted = await signInAs("admin");
const asProvider = await signInAs("Provider Leader", { provider_id: provider.id });
const asSite = await signInAs("Site Leader", { school_ids: [site.id] });

/** Recipients of mails queued since the last call. */
const mailed = async () => {
  const { rows } = await sql<{ user_id: number }>`delete from mails returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id).sort((a, b) => a - b);
};
const ids = (...people: { id: number }[]) => people.map(({ id }) => id).sort((a, b) => a - b);

describe("POST /user/changePassword/{id}", () => {
  const change = (as: SignedIn, id: number, password = "nine copper kettles") =>
    call(accountEndpoints.changePassword, { as, params: { id }, body: { password } });

  test("sets the password, makes its owner choose their own, and signs them out", async () => {
    const user = await make.user({ school_ids: [site.id], new_login: false });
    const login = await openLogin(db, tokenKit(kit.services.secret), user.id);
    expect((await change(asSite, user.id)).status).toBe(200);
    expect((await call(accountEndpoints.me, { as: login })).status).toBe(401);
    const body = { email: String(user.email), password: "nine copper kettles" };
    const signedIn = await call(accountEndpoints.login, { body });
    expect(signedIn.body.data.new_login).toBe(true);
    expect((await call(accountEndpoints.me, { as: signedIn.body.data })).status).toBe(403);
  });

  test("is kept in the audit log, the password apart", async () => {
    await change(staff, teacher.id);
    const query = { entity: "user", entity_id: teacher.id };
    const { body, text } = await call(auditLogEndpoints.list, { as: staff, query });
    expect(body.data.at(-1)).toMatchObject({ action: "update", user: { id: staff.id } });
    expect(text).not.toMatch(/kettles|argon2/);
  });

  test("reaches only people in scope who the caller may manage", async () => {
    expect((await change(asSite, stranger.id)).status).toBe(404);
    expect((await change(asProvider, stranger.id)).status).toBe(404);
    expect((await change(asProvider, head.id)).status).toBe(403);
    for (const victim of [ruler, admin]) expect((await change(restricted, victim.id)).status).toBe(403);
    expect((await change(asSite, 999_999, "short")).status).toBe(404);
    expect((await change(asSite, teacher.id, "short")).status).toBe(422);
    expect((await change(staff, admin.id)).status).toBe(200);
  });
});

describe("POST /user/resetAll", () => {
  const reset = (as: SignedIn, people: number[]) =>
    call(accountEndpoints.resetAll, { as, body: { ids: people } });

  test("mails a link to each and counts them", async () => {
    await mailed();
    const { body } = await reset(staff, ids(teacher, chief, head));
    expect(body).toEqual({ data: { sent: 3, skipped: [] }, message: "3 links sent" });
    expect(await mailed()).toEqual(ids(teacher, chief, head));
  });

  test("refuses people outside the caller's scope at the field, and mails nobody", async () => {
    for (const [as, people] of [
      [asSite, ids(teacher, stranger)],
      [asSite, ids(teacher, chief)],
      [staff, [teacher.id, 999_999]],
    ] as const) {
      const { status, body } = await reset(as, [...people]);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["ids"]]);
    }
    expect(await mailed()).toEqual([]);
  });

  test("mails none of the staff for who may not manage them", async () => {
    expect((await reset(restricted, ids(teacher, ruler, admin))).body.data?.sent).toBe(1);
    expect(await mailed()).toEqual([teacher.id]);
  });
});

describe("POST /user/entity/resetPasswords", () => {
  const reset = (as: SignedIn, entity: "school" | "provider" | "district", object_id: number) =>
    call(accountEndpoints.resetPasswords, { as, body: { entity, object_id } });

  test.each([
    ["school", site.id, ids(teacher, chief, asSite)],
    ["provider", provider.id, ids(teacher, chief, head, asProvider, asSite)],
    ["district", district.id, ids(teacher, chief, asSite)],
  ] as const)("mails a link to every active user of a %s", async (entity, id, people) => {
    await mailed();
    await sql`update users set is_active = false where id not in (${sql.join([...people, staff.id, restricted.id])})`.execute(
      db,
    );
    expect((await reset(staff, entity, id)).body.data.sent).toBe(people.length);
    expect(await mailed()).toEqual(people);
    await sql`update users set is_active = true where id <> ${idle.id}`.execute(db);
  });

  test("reaches for a leader only the people of their places who they may manage", async () => {
    await mailed();
    expect((await reset(asSite, "school", site.id)).status).toBe(200);
    expect(await mailed()).not.toContain(chief.id);
    await reset(asProvider, "provider", provider.id);
    expect(await mailed()).not.toContain(head.id);
  });

  test("refuses a place outside the caller's scope at the field", async () => {
    for (const [as, entity, id] of [
      [asSite, "school", elsewhere.id],
      [asSite, "provider", Number(elsewhere.provider_id)],
      [asProvider, "school", elsewhere.id],
      [asProvider, "district", (await make.district()).id],
      [staff, "school", 999_999],
    ] as const) {
      const { status, body } = await reset(as, entity, id);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["object_id"]]);
    }
  });

  describe("of several places", () => {
    const many = (as: SignedIn, body: object) =>
      call(accountEndpoints.resetPasswords, { as, body: { entity: "school", ...body } });

    test("mails everybody of the sites that a filter matches, once each, or says how many that would be", async () => {
      const group = await make.provider();
      const [one, two] = [
        await make.site({ provider_id: group.id }),
        await make.site({ provider_id: group.id }),
      ];
      const both = await make.user({ school_ids: [one.id, two.id] });
      const single = await make.user({ school_ids: [two.id] });
      await mailed();
      const all = { filter: { providers: String(group.id) }, expected: 2 };
      const trial = await many(staff, { ...all, dry_run: true });
      expect([trial.status, trial.body.data, await mailed()]).toEqual([200, { sent: 2, skipped: [] }, []]);
      const { body } = await many(staff, all);
      expect([body.message, await mailed()]).toEqual(["2 links sent", ids(both, single)]);
      expect((await many(staff, { ids: [one.id, two.id, one.id] })).body.data.sent).toBe(2);
      expect(await mailed()).toEqual(ids(both, single));
    });

    test("names who was left out, and why", async () => {
      await mailed();
      const { body } = await many(asProvider, { filter: {}, expected: 1 });
      const name = `${String(chief.first_name)} ${String(chief.last_name)}`;
      const msg = `${name} also belongs to a site outside yours. Ask the program team.`;
      expect(body.data.skipped).toEqual([{ id: chief.id, name, msg }]);
      const people = await mailed();
      expect(people).toEqual(expect.arrayContaining(ids(teacher, asSite)));
      expect([people.length, people.includes(chief.id)]).toEqual([body.data.sent, false]);
    });

    test.each([
      ["another number than the caller saw", { filter: {}, expected: 7 }, 409, undefined],
      ["no number", { filter: {} }, 422, ["expected"]],
      ["an unknown filter", { filter: { color: "red" }, expected: 1 }, 422, ["color"]],
      ["ids beside a filter", { ids: [1], filter: {}, expected: 1 }, 422, ["ids"]],
      ["a site out of scope", { ids: [site.id, elsewhere.id] }, 422, ["ids"]],
      ["nothing at all", {}, 422, ["object_id"]],
    ])("refuses %s, and mails nobody", async (_what, rows, status, paths) => {
      const answer = await many(asProvider, rows);
      expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([status, paths]);
      expect(await mailed()).toEqual([]);
    });
  });
});
