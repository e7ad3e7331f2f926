import { accountEndpoints, importEndpoints, loginEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { badCells, figures } = importing(kit);

const provider = await make.provider();
const other = await make.provider();
const own = await make.site({ provider_id: provider.id });
const sister = await make.site({ provider_id: provider.id });
const foreign = await make.site({ provider_id: other.id });
const asSite = await signInAs("Site Leader", { school_ids: [own.id] });
const asProvider = await signInAs("Provider Leader", { provider_id: provider.id });

const teacherAt = (...sites: { id: number }[]) => make.user({ school_ids: sites.map(({ id }) => id) });
const patch = (as: SignedIn, id: number, body: object) =>
  call(userEndpoints.updateInstructor, { as, params: { id }, body: { ...body } });
const schoolsOf = async (id: number) => {
  const { rows } = await sql<{ school_id: number }>`select school_id from user_schools where user_id = ${id}
    order by school_id`.execute(db);
  return rows.map(({ school_id }) => school_id);
};
const storedEmail = async (id: number) => {
  const { rows } = await sql<{
    email: string;
  }>`select email::text as email from users where id = ${id}`.execute(db);
  return rows[0]?.email;
};
const inOrder = (...sites: { id: number }[]) => sites.map(({ id }) => id).sort((a, b) => a - b);
const sentence = /also belongs to a site outside yours\. Ask the program team\.$/;

describe("a leader and somebody who also belongs to a site outside theirs", () => {
  test.each([
    ["Site Leader, another provider's site", () => asSite, foreign],
    ["Site Leader, another site of the provider", () => asSite, sister],
    ["Provider Leader", () => asProvider, foreign],
  ] as const)("%s: no part of the account is changed", async (_, leader, elsewhere) => {
    const as = leader();
    const teacher = await teacherAt(own, elsewhere);
    for (const body of [
      { email: "taken.over@people.example" },
      { first_name: "New" },
      { last_name: "New" },
      { grade: "5" },
      { external_id: "X-1" },
      { is_active: false },
      { first_name: "New", school_ids: [own.id] },
    ]) {
      const { status, body: refusal } = await patch(as, teacher.id, body);
      expect([body, status]).toEqual([body, 403]);
      expect(refusal.message).toMatch(sentence);
      expect(refusal.errors?.[0]?.path).toBe(Object.keys(body)[0]);
    }
    const password = { as, params: { id: teacher.id }, body: { password: "nine copper kettles" } };
    const set = await call(accountEndpoints.changePassword, password);
    expect([set.status, set.body.message]).toEqual([403, expect.stringMatching(sentence)]);
    const ended = await call(loginEndpoints.end, { as, params: { id: teacher.id } });
    expect([ended.status, ended.body.message]).toEqual([403, expect.stringMatching(sentence)]);
    const mailed = await call(accountEndpoints.resetAll, { as, body: { ids: [teacher.id] } });
    expect([mailed.status, mailed.body.message]).toEqual([403, expect.stringMatching(sentence)]);
    expect(await storedEmail(teacher.id)).toBe(teacher.email);
    expect(await schoolsOf(teacher.id)).toEqual(inOrder(own, elsewhere));
  });

  test("an inactive site counts, an archived one does not", async () => {
    const inactive = await make.site({ provider_id: other.id, is_active: false });
    const kept = await teacherAt(own, inactive);
    expect((await patch(asSite, kept.id, { first_name: "New" })).status).toBe(403);
    const archived = await make.site({ provider_id: other.id });
    const free = await teacherAt(own, archived);
    await sql`update sites set archived_at = now() where id = ${archived.id}`.execute(db);
    expect((await patch(asSite, free.id, { first_name: "New" })).status).toBe(200);
  });

  test("the provider of the person counts as a site does", async () => {
    const guest = await make.user({ school_ids: [own.id], provider_id: other.id });
    for (const as of [asSite, asProvider]) {
      expect((await patch(as, guest.id, { first_name: "New" })).status).toBe(403);
    }
    const colleague = await make.user({ school_ids: [own.id], provider_id: provider.id });
    expect((await patch(asSite, colleague.id, { first_name: "New" })).status).toBe(200);
  });

  test("a Provider Leader manages who is at several of their own sites", async () => {
    const teacher = await teacherAt(own, sister);
    expect((await patch(asProvider, teacher.id, { email: "both@people.example" })).status).toBe(200);
    const chief = await make.user({ role: "Site Leader", school_ids: [own.id, foreign.id] });
    const change = { as: asProvider, params: { id: chief.id }, body: { first_name: "New" } };
    expect((await call(userEndpoints.updateSiteLeader, change)).status).toBe(403);
  });

  test("what is sent as it stands already is no change", async () => {
    const teacher = await teacherAt(own, foreign);
    const same = { email: String(teacher.email), first_name: String(teacher.first_name), is_active: true };
    expect((await patch(asSite, teacher.id, same)).status).toBe(200);
  });

  test("the leader adds and removes the person at their own sites", async () => {
    const asBoth = await signInAs("Site Leader", { school_ids: [own.id, sister.id] });
    const teacher = await teacherAt(own, foreign);
    const added = await patch(asBoth, teacher.id, { school_ids: [own.id, sister.id] });
    expect([added.status, await schoolsOf(teacher.id)]).toEqual([200, inOrder(own, sister, foreign)]);
    const left = await patch(asBoth, teacher.id, { school_ids: [sister.id] });
    expect([left.status, await schoolsOf(teacher.id)]).toEqual([200, inOrder(sister, foreign)]);
    const gone = await patch(asBoth, teacher.id, { school_ids: [] });
    expect([gone.status, await schoolsOf(teacher.id)]).toEqual([200, [foreign.id]]);
    expect((await call(userEndpoints.get, { as: asBoth, params: { id: teacher.id } })).status).toBe(404);
    const only = await teacherAt(own);
    const emptied = await patch(asBoth, only.id, { school_ids: [] });
    expect([emptied.status, emptied.body.errors?.[0]?.path]).toEqual([422, "school_ids"]);
  });

  test("the row says that they belong elsewhere, to leaders of other places", async () => {
    const teacher = await teacherAt(own, sister);
    const seen = async (as: SignedIn) =>
      (await call(userEndpoints.get, { as, params: { id: teacher.id } })).body.data.belongs_elsewhere;
    expect([await seen(asSite), await seen(asProvider), await seen(await signInAs("admin"))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("staff change them as anybody else", async () => {
    const teacher = await teacherAt(own, foreign);
    const staff = await signInAs("admin");
    expect((await patch(staff, teacher.id, { email: "moved@people.example" })).status).toBe(200);
  });
});

describe("POST /auth/bulk-register by a leader", () => {
  const query = { mode: "upsert", confirm: true };

  test("changes nothing but the own sites of somebody shared, and names the cell", async () => {
    const teacher = await teacherAt(own, foreign);
    const file = (column: string, cell: string) =>
      csv([
        ["Email", column],
        [String(teacher.email), cell],
      ]);
    for (const [column, cell] of [
      ["First name", "Mallory"],
      ["Active", "no"],
      ["Grade", "4"],
    ] as const) {
      const bad = await badCells(userEndpoints.import, file(column, cell), { as: asSite, query });
      expect(bad).toEqual([[2, column, cell, expect.stringMatching(sentence)]]);
    }
    const asBoth = await signInAs("Site Leader", { school_ids: [own.id, sister.id] });
    const moved = file("Sites", String(sister.name));
    expect((await figures(userEndpoints.import, moved, { as: asBoth, query })).figures).toEqual([0, 1, 0]);
    expect(await schoolsOf(teacher.id)).toEqual(inOrder(sister, foreign));
  });

  test("does not change the email of somebody shared who is matched by External ID", async () => {
    const teacher = await make.user({ school_ids: [own.id, foreign.id], external_id: "shared-1" });
    const file = csv([
      ["External ID", "Email"],
      ["shared-1", "mallory@people.example"],
    ]);
    const bad = await badCells(userEndpoints.import, file, { as: asSite, query });
    expect(bad).toEqual([[2, "Email", "mallory@people.example", expect.stringMatching(sentence)]]);
    expect(await storedEmail(teacher.id)).toBe(teacher.email);
  });

  test("is not undone for those who have come to belong elsewhere", async () => {
    const file = csv([
      ["First name", "Last name", "Email", "Sites"],
      ["Mia", "New", "mia.new@people.example", String(own.name)],
    ]);
    const { id } = await figures(userEndpoints.import, file, { as: asSite });
    const { rows } = await sql<{
      id: number;
    }>`select id from users where email = 'mia.new@people.example'`.execute(db);
    const mia = rows[0]?.id ?? 0;
    await sql`insert into user_schools (user_id, school_id) values (${mia}, ${foreign.id})`.execute(db);
    const undone = await call(importEndpoints.undo, { as: asSite, params: { id } });
    expect(undone.body.data).toMatchObject({
      undone: 0,
      spared: [{ id: mia, reason: expect.stringMatching(sentence) }],
    });
  });
});

describe("links to set a password, asked for by a leader", () => {
  test("go to their own people, and the answer names who was skipped", async () => {
    const site = await make.site({ provider_id: provider.id });
    const as = await signInAs("Site Leader", { school_ids: [site.id] });
    const [mine, shared] = [await teacherAt(site), await teacherAt(site, foreign)];
    const name = `${shared.first_name} ${shared.last_name}`;
    const skipped = [{ id: shared.id, name, msg: expect.stringMatching(sentence) }];
    const all = await call(accountEndpoints.resetAll, { as, body: { ids: [mine.id, shared.id] } });
    expect([all.status, all.body.data]).toEqual([200, { sent: 1, skipped }]);
    expect(all.body.message).toContain("1 skipped");
    const entity = { entity: "school", object_id: site.id };
    const whole = await call(accountEndpoints.resetPasswords, { as, body: entity });
    expect([whole.status, whole.body.data]).toEqual([200, { sent: 1, skipped }]);
    const { rows } = await sql`select from mails where user_id = ${shared.id}`.execute(db);
    expect(rows).toHaveLength(0);
    const staff = await signInAs("admin");
    expect((await call(accountEndpoints.resetPasswords, { as: staff, body: entity })).body.data.sent).toBe(3);
  });
});
