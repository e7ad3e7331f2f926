import {
  accountEndpoints,
  auditLogEndpoints,
  loginEndpoints,
  userActivityEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { openLogin, type SignedIn } from "../../test/signInAs.ts";
import { tokenKit } from "../core/server/tokens.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("Super Admin");
const site = await make.site();
const leader = await signInAs("Site Leader", { school_ids: [site.id] });
const teacherHere = () => signInAs("Instructor", { school_ids: [site.id] });

const logins = (as: SignedIn, id: number, query: object = {}) =>
  call(loginEndpoints.list, { as, params: { id }, query });
const endLogins = (as: SignedIn, id: number) => call(loginEndpoints.end, { as, params: { id } });
const me = async (as: SignedIn) => (await call(accountEndpoints.me, { as })).status;

describe("GET /user/{id}/logins", () => {
  test("tells when, from where and with what, newest first, and never the login's own name", async () => {
    const teacher = await teacherHere();
    const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
    await sql`insert into logins (id, user_id, created_at, expires_at, ended_at, address, user_agent)
      values ('an-old-login', ${teacher.id}, '2026-01-02T10:00:00Z', '2026-01-02T22:00:00Z', '2026-01-02T11:00:00Z', '10.1.2.3', ${chrome})`.execute(
      db,
    );
    const { body, text, status } = await logins(leader, teacher.id);
    expect(status).toBe(200);
    expect(body.meta).toEqual({ page: 0, rows: 25, total: 2 });
    expect(body.data[0]).toMatchObject({ ended_at: null, is_current: false });
    expect(body.data[1]).toEqual({
      created_at: "2026-01-02T10:00:00.000Z",
      expires_at: "2026-01-02T22:00:00.000Z",
      ended_at: "2026-01-02T11:00:00.000Z",
      address: "10.1.2.3",
      location: null,
      user_agent: "Chrome on Windows",
      by_substitute: false,
      viewed_by: null,
      is_current: false,
    });
    for (const secret of ["an-old-login", teacher.loginId, chrome]) expect(text).not.toContain(secret);
  });

  test("says it in the caller's language, page by page, and refuses what it does not know", async () => {
    const teacher = await teacherHere();
    await sql`insert into logins (id, user_id, created_at, expires_at, user_agent)
      values ('another-one', ${teacher.id}, '2026-01-02', '2026-01-03', 'Mozilla/5.0 (Macintosh) Firefox/142.0')`.execute(
      db,
    );
    const { body } = await call(loginEndpoints.list, {
      as: staff,
      params: { id: teacher.id },
      query: { rows: 1, page: 1 },
      headers: { "accept-language": "es" },
    });
    expect(body.data.map(({ user_agent }) => user_agent)).toEqual(["Firefox en macOS"]);
    expect((await logins(staff, teacher.id, { sort: "id" })).status).toBe(422);
  });

  test("marks the login the call is made with", async () => {
    const { body } = await logins(staff, staff.id);
    expect(body.data.filter(({ is_current }) => is_current)).toHaveLength(1);
  });
});

describe("POST /user/{id}/endLogins", () => {
  test("ends them all, says how many, and is written down", async () => {
    const teacher = await teacherHere();
    expect(await me(teacher)).toBe(200);
    const { status, body } = await endLogins(leader, teacher.id);
    expect([status, body]).toEqual([200, { data: { ended: 1 }, message: "1 device signed out" }]);
    expect(await me(teacher)).toBe(401);
    const query = { entity: "user", entity_id: teacher.id };
    const { data } = (await call(auditLogEndpoints.list, { as: staff, query })).body;
    expect(data).toMatchObject([{ action: "update", user: { id: leader.id }, after: { logins_ended: 1 } }]);
  });

  test("says so when there was none, and leaves the log alone", async () => {
    const teacher = await make.user({ school_ids: [site.id] });
    const { body } = await endLogins(leader, teacher.id);
    expect(body.data.ended).toBe(0);
    const query = { entity: "user", entity_id: teacher.id };
    expect((await call(auditLogEndpoints.list, { as: staff, query })).body.meta.total).toBe(0);
  });

  test("is refused for a fellow leader who may be seen but not changed", async () => {
    const provider = await make.provider();
    const one = await signInAs("Provider Leader", { provider_id: provider.id });
    const other = await signInAs("Provider Leader", { provider_id: provider.id });
    expect((await call(userEndpoints.get, { as: one, params: { id: other.id } })).status).toBe(200);
    expect([(await endLogins(one, other.id)).status, (await logins(one, other.id)).status]).toEqual([
      403, 403,
    ]);
    expect(await me(other)).toBe(200);
  });
});

describe("GET /user/{id}/activity", () => {
  test("counts what somebody recorded, by type, and shows the latest, at the sites the caller sees", async () => {
    const elsewhere = await make.site();
    const teacher = await make.user({ school_ids: [site.id, elsewhere.id] });
    const items = await Promise.all([
      make.mindfulOpen({ title: "First" }),
      make.mindfulOpen({ title: "Second" }),
    ]);
    const answered = { user_id: teacher.id, points: 5 };
    await make.response({
      ...answered,
      object_id: items[0].id,
      school_id: site.id,
      created_at: "2026-09-01T10:00Z",
    });
    await make.response({
      ...answered,
      object_id: items[1].id,
      school_id: site.id,
      created_at: "2026-09-02T10:00Z",
    });
    await make.response({ ...answered, object_id: items[1].id, school_id: elsewhere.id });
    const seen = async (as: SignedIn) =>
      (await call(userActivityEndpoints.get, { as, params: { id: teacher.id } })).body.data;
    expect((await seen(staff)).responses).toBe(3);
    const near = await seen(leader);
    expect(near).toMatchObject({
      responses: 2,
      types: [{ type: "mindfulness_matters_open_form", count: 2 }],
      recent: [{ title: "Second", points: 5, school: { id: site.id, name: site.name } }, { title: "First" }],
    });
  });
});

describe("/user/me/logins", () => {
  const agent = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  const signedInTwice = async () => {
    const here = await teacherHere();
    const there = await openLogin(db, tokenKit(kit.services.secret), here.id);
    await sql`update logins set user_agent = ${agent} where id = ${there.loginId}`.execute(db);
    return { here, there };
  };
  const own = async (as: { token: string }) => (await call(loginEndpoints.own, { as })).body.data;

  test("everyone sees where they are signed in, but neither ended ones nor what is in the token", async () => {
    const { here, there } = await signedInTwice();
    await sql`insert into logins (id, user_id, expires_at, ended_at) values ('ended', ${here.id}, now() + interval '1 day', now())`.execute(
      db,
    );
    const { body, text } = await call(loginEndpoints.own, { as: there });
    expect(body.data.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
      ["Chrome on Windows", true],
      [null, false],
    ]);
    expect(text).not.toContain(here.loginId);
  });

  test("each is told to be from this network, one used before or a new one, and when it was last used", async () => {
    const { here, there } = await signedInTwice();
    await sql`insert into logins (id, user_id, expires_at, ended_at, address, created_at, used_at, viewed_by)
      select 'place-' || id, ${here.id}, now() + interval '1 day', ended_at::timestamptz, address, now() - ago::interval, now() - used::interval, viewed_by::int
      from (values (1, now(), '10.7.0.1', '9 days', '9 days', null), (2, null, '10.7.0.1', '5 days', '1 day', null),
        (3, null, '10.7.0.2', '4 days', '4 days', null), (4, now(), '10.7.0.3', '9 days', '9 days', ${staff.id}),
        (5, null, '10.7.0.3', '3 days', '3 days', null)) as v (id, ended_at, address, ago, used, viewed_by)`.execute(
      db,
    );
    await sql`update logins set address = '127.0.0.1' where id = ${there.loginId}`.execute(db);
    const shown = (await own(there)).filter(({ address, viewed_by }) => address && !viewed_by);
    expect(shown.map(({ address, place, used_at }) => [address, place, used_at !== null])).toEqual([
      ["127.0.0.1", "here", false],
      ["10.7.0.3", "new", false],
      ["10.7.0.2", "new", false],
      ["10.7.0.1", "before", true],
    ]);
  });

  test("one device is signed out, or all others, never this one, and it is written down", async () => {
    const { here, there } = await signedInTwice();
    const other = (await own(there)).find(({ is_current }) => !is_current);
    const end = (as: { token: string }, body: object = {}) => call(loginEndpoints.endOwn, { as, body });
    const one = await end(there, { key: other?.key });
    expect([one.status, one.body.data.ended]).toEqual([200, 1]);
    expect([await me(here), await me(there)]).toEqual([401, 200]);
    expect((await end(there, { key: other?.key })).status).toBe(404);
    const current = (await own(there))[0]?.key;
    expect((await end(there, { key: current })).status).toBe(404);
    expect((await end(there)).body.data.ended).toBe(0);
    const query = { entity: "user", entity_id: here.id };
    const { data } = (await call(auditLogEndpoints.list, { as: staff, query })).body;
    expect(data).toMatchObject([{ action: "update", user: { id: here.id }, after: { logins_ended: 1 } }]);
  });

  test("nobody signs somebody else's device out", async () => {
    const [{ here, there }, { there: stranger }] = [await signedInTwice(), await signedInTwice()];
    const other = (await own(there)).find(({ is_current }) => !is_current);
    const body = { key: other?.key };
    expect((await call(loginEndpoints.endOwn, { as: stranger, body })).status).toBe(404);
    expect(await me(here)).toBe(200);
  });
});
