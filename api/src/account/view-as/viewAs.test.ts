import {
  accountEndpoints,
  allEndpoints,
  auditLogEndpoints,
  classroomHomeEndpoints,
  type Endpoint,
  loginEndpoints,
  personalDataEndpoints,
  securityLogEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { openLogin, type SignedIn } from "../../../test/signInAs.ts";
import { rows, sole } from "../../core/database.ts";
import { tokenKit } from "../../core/server/tokens.ts";
import { unzip } from "../../people/rostering/unzip.ts";
import { settleRefusals } from "../../people/security/noteRefusal.ts";

const kit = await buildApp({ curriculumStandardsViewers: ["named@staff.example"] });
const { app, call, db, make, services, signInAs } = kit;
const staff = await signInAs("Super Admin");
const site = await make.site();
const [teacher, leader] = [
  await signInAs("Instructor", {
    school_ids: [site.id],
    new_login: true,
    first_name: "Ana",
    last_name: "Ortiz",
  }),
  await signInAs("Site Leader", { school_ids: [site.id] }),
];

const begin = (as: SignedIn, id: number) => call(loginEndpoints.viewAs, { as, params: { id } });
async function viewOf(id: number, as = staff): Promise<SignedIn> {
  const { body, status } = await begin(as, id);
  expect(status).toBe(200);
  return { ...staff, id, token: body.data.token };
}

describe("seeing the portal as somebody does", () => {
  test("shows what they see, without having them choose a password first", async () => {
    const view = await viewOf(teacher.id);
    const me = await call(accountEndpoints.me, { as: view });
    expect([me.status, me.body.data.id, me.body.data.role]).toEqual([
      200,
      teacher.id,
      { name: "Instructor" },
    ]);
    expect(
      (await call(classroomHomeEndpoints.pageFiles, { as: view, query: { page: "QUIZZES" } })).status,
    ).toBe(200);
    expect((await call(userEndpoints.list, { as: view })).status).toBe(403);
    const search = { method: "POST", url: "/api/school/search", payload: { search: site.name } } as const;
    const asLeader = await viewOf(leader.id);
    const found = await app.inject({ ...search, headers: { authorization: `Bearer ${asLeader.token}` } });
    expect([found.statusCode, found.json().data.length]).toEqual([200, 1]);
  });

  test("lasts half an hour, leaves the last sign-in as it was, and ends with its own sign-out", async () => {
    const last = () =>
      sole(db, sql`select last_login_at, new_login, language from users where id = ${teacher.id}`);
    const before = await last();
    const view = await viewOf(teacher.id);
    const { minutes } = await sole<{ minutes: number }>(
      db,
      sql`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from logins
        where id = ${tokenKit(services.secret).read(view.token)?.jti}`,
    );
    expect(minutes).toBe(30);
    expect(await last()).toEqual(before);
    expect((await call(accountEndpoints.logout, { as: view })).status).toBe(200);
    expect((await call(accountEndpoints.me, { as: view })).status).toBe(401);
    expect((await call(accountEndpoints.me, { as: staff })).status).toBe(200);
  });

  test("changes nothing and takes no file away, by any call", async () => {
    const view = await viewOf(leader.id);
    const tables = () => rows(db, sql`select count(*) as all, max(id) as last from audit_log`);
    const before = await tables();
    const reading = ({ method, answerFiles, path }: Endpoint) =>
      method === "GET" && answerFiles.length === 0 && path !== "/instructor/toggle-confetti";
    const others = allEndpoints.filter(
      (endpoint) =>
        !reading(endpoint) && endpoint.access.kind !== "public" && endpoint.name !== "auth.logout",
    );
    expect(others.length).toBeGreaterThan(300);
    const statuses = new Map<string, number>();
    for (const { name, method, path } of others) {
      const url = `/api${path.replaceAll(/:\w+/g, "1")}`;
      const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${view.token}` } });
      statuses.set(name, answer.statusCode);
    }
    expect([...statuses].filter(([, status]) => status !== 403)).toEqual([]);
    expect(await tables()).toEqual(before);
    const refused = await call(loginEndpoints.endOwn, { as: view, body: {} });
    expect(refused.body.message).toMatch(
      /^You see the portal as .+ does\. Nothing can be changed or downloaded\./,
    );
  });

  test("is in the audit log, in the security log and among the sign-ins of who was viewed", async () => {
    const watched = await signInAs("Instructor", { school_ids: [site.id] });
    await viewOf(watched.id);
    const { body } = await call(auditLogEndpoints.list, {
      as: staff,
      query: { entity: "user", entity_id: watched.id },
    });
    expect(body.data[0]).toMatchObject({
      user: { id: staff.id },
      after: { viewed_until: expect.any(String) },
    });
    const events = await call(securityLogEndpoints.list, { as: staff, query: { kind: ["portal_viewed"] } });
    expect(events.body.data.map(({ account }) => account?.id)).toContain(watched.id);
    const own = async () => (await call(loginEndpoints.own, { as: watched })).body.data;
    expect((await own()).map(({ viewed_by, is_current }) => [viewed_by !== null, is_current])).toEqual([
      [true, false],
      [false, true],
    ]);
    await sql`update logins set ended_at = now() where viewed_by is not null`.execute(db);
    expect((await own()).length).toBe(2);
    await sql`update logins set created_at = now() - interval '91 days' where viewed_by is not null`.execute(
      db,
    );
    expect((await own()).length).toBe(1);
  });

  test("doesn't blame who was viewed for what was refused", async () => {
    const view = await viewOf(teacher.id);
    await call(userEndpoints.list, { as: view });
    await call(siteEndpoints.create, { as: view, body: {} as never });
    await settleRefusals(db);
    const { body } = await call(securityLogEndpoints.list, { as: staff, query: { kind: ["call_refused"] } });
    expect(body.data.filter(({ account }) => account?.id === teacher.id)).toEqual([]);
  });
});

describe("POST /user/{id}/viewAs", () => {
  test("is for Super Admins without limits: others would see more than they may themselves", async () => {
    const constituents = await signInAs("Super Admin", { user_type: ["Constituents"] });
    for (const as of [
      leader,
      teacher,
      constituents,
      await signInAs("admin", { user_type: ["Constituents"] }),
    ])
      expect((await begin(as, teacher.id)).status).toBe(403);
    expect((await begin(staff, 2_000_000_000)).status).toBe(404);
    expect((await begin(staff, staff.id)).body.errors).toEqual([
      { path: "id", msg: "This is your own account. Choose somebody else." },
    ]);
  });

  test("opens staff's view, but no report of named accounts", async () => {
    const other = await signInAs("admin", { user_type: ["Reports"] });
    expect((await begin(staff, other.id)).status).toBe(200);
    const named = await signInAs("admin", { user_type: ["Reports"], email: "named@staff.example" });
    expect((await begin(staff, named.id)).body.message).toContain("Curriculum Standards Report");
  });

  test("says of who can't sign in that there is nothing to see", async () => {
    const off = await make.user({ role: "Instructor", school_ids: [site.id], is_active: false });
    expect((await begin(staff, off.id)).status).toBe(409);
  });

  test("ends when who opened it signs out or can't sign in any more", async () => {
    for (const end of [
      (viewer: SignedIn) => call(accountEndpoints.logout, { as: viewer }),
      (viewer: SignedIn) => call(loginEndpoints.endOwn, { as: viewer, body: {} }),
      (viewer: SignedIn) => call(loginEndpoints.end, { as: staff, params: { id: viewer.id } }),
    ]) {
      const viewer = await signInAs("Super Admin");
      const view = await viewOf(teacher.id, viewer);
      expect((await end(viewer)).status).toBe(200);
      expect((await call(accountEndpoints.me, { as: view })).status).toBe(401);
    }
  });

  test("ends at once when who opened it gets groups, another role or no access, and stays ended", async () => {
    const narrowed = [
      "user_type = '{Constituents}'",
      "role = 'admin', user_type = '{Constituents}'",
      "is_active = false",
      "archived_at = now()",
      "new_login = true",
    ];
    for (const change of narrowed) {
      const viewer = await signInAs("Super Admin");
      const view = await viewOf(teacher.id, viewer);
      const other = await viewOf(leader.id);
      await sql`update users set ${sql.raw(change)} where id = ${viewer.id}`.execute(db);
      const status = async (as: SignedIn) => (await call(accountEndpoints.me, { as })).status;
      expect([change, await status(view), await status(other)]).toEqual([change, 401, 200]);
      await sql`update users set user_type = '{}', role = 'Super Admin', is_active = true, archived_at = null,
        new_login = false where id = ${viewer.id}`.execute(db);
      expect([change, await status(view)]).toEqual([change, 401]);
    }
  });

  test("ends with the sign-in that it was opened from, also if that was ended from another device", async () => {
    const viewer = await signInAs("Super Admin");
    const view = await viewOf(teacher.id, viewer);
    const status = async () => (await call(accountEndpoints.me, { as: view })).status;
    expect(await status()).toBe(200);
    await sql`update logins set ended_at = now() where id = ${viewer.loginId}`.execute(db);
    expect(await status()).toBe(401);
    const again = await openLogin(db, tokenKit(services.secret), viewer.id);
    expect((await begin(again, teacher.id)).status).toBe(200);
    expect(await status()).toBe(401);
  });

  test("is told in the copy of the data of who opened it, and of who was viewed", async () => {
    const viewer = await signInAs("Super Admin");
    await viewOf(teacher.id, viewer);
    const { bytes } = await call(personalDataEndpoints.own, { as: viewer });
    const files = await unzip(bytes, ["views-opened.json"], "en");
    expect(JSON.parse(String(files.get("views-opened.json")))).toEqual([
      expect.objectContaining({ person: "Ana Ortiz", created_at: expect.any(String) as string }),
    ]);
  });

  test("doesn't end those that the person viewed has opened", async () => {
    const other = await signInAs("Super Admin");
    const [theirs, view] = [await viewOf(teacher.id, other), await viewOf(other.id)];
    expect((await call(accountEndpoints.logout, { as: view })).status).toBe(200);
    expect((await call(accountEndpoints.me, { as: theirs })).status).toBe(200);
  });

  test("keeps nothing of the viewer's device with the person viewed", async () => {
    await viewOf(teacher.id);
    const [login] = (await call(loginEndpoints.list, { as: staff, params: { id: teacher.id } })).body.data;
    expect([login?.address, login?.user_agent, login?.viewed_by]).toEqual([null, null, expect.any(String)]);
  });

  test("can't be begun from a view, nor outlive its account", async () => {
    const other = await signInAs("Super Admin");
    const view = await viewOf(other.id);
    expect((await begin(view, teacher.id)).status).toBe(403);
    await sql`update users set is_active = false where id = ${other.id}`.execute(db);
    expect((await call(accountEndpoints.me, { as: view })).status).toBe(401);
  });
});
