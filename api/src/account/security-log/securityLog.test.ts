import {
  accountEndpoints,
  allEndpoints,
  districtEndpoints,
  exportEndpoint,
  listColumns,
  listsAmong,
  loginEndpoints,
  type SecurityKind,
  securityLogEndpoints,
  systemEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import { openLogin } from "../../../test/signInAs.ts";
import { tokenKit } from "../../core/server/tokens.ts";
import { clearSecurityLog } from "../../people/security/clearSecurityLog.ts";
import { settleRefusals } from "../../people/security/noteRefusal.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { exportsWithoutPeople } from "./exportsWithPeople.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const staff = await signInAs("Super Admin");
const site = await make.site();
const other = await make.site();

/** What was noted since the last look, oldest first. */
async function noted(query: object = {}) {
  await settleRefusals(db);
  const all = { sort: "id", order: "asc", rows: 100, ...query };
  const { body } = await call(securityLogEndpoints.list, { as: staff, query: all });
  return body.data;
}
const kinds = async () => (await noted()).map(({ kind }) => kind);

beforeEach(async () => {
  await settleRefusals(db);
  await sql`alter table security_log disable trigger user`.execute(db);
  await sql`delete from security_log`.execute(db);
  await sql`alter table security_log enable trigger user`.execute(db);
  await sql`delete from login_attempts`.execute(db);
});

async function withPassword(particulars: object = {}) {
  const user = await make.user({
    role: "Instructor",
    school_ids: [site.id],
    new_login: false,
    ...particulars,
  });
  const hash = await hashPassword("nine copper kettles");
  await sql`update users set password_hash = ${hash} where id = ${user.id}`.execute(db);
  return { id: user.id, email: String(user.email) };
}
const signIn = (email: string, password = "wrong") =>
  call(accountEndpoints.login, { body: { email, password }, headers: { "user-agent": "Firefox/1 Windows" } });

describe("refused sign-ins", () => {
  test("tell whose account, from where, with what and why; signing in itself tells nothing", async () => {
    const user = await withPassword();
    const off = await withPassword({ is_active: false });
    await signIn(user.email.toUpperCase());
    await signIn(off.email, "nine copper kettles");
    expect((await signIn(user.email, "nine copper kettles")).status).toBe(200);
    const [first, second, ...others] = await noted();
    const from = { kind: "sign_in_refused", times: 1, actor: null, address: "127.0.0.1", last_at: null };
    expect(first).toMatchObject({ ...from, account: { id: user.id }, facts: { reason: "wrong_password" } });
    expect(first).toMatchObject({ user_agent: "Firefox on Windows", request_id: expect.any(String) });
    expect(second).toMatchObject({ ...from, account: { id: off.id }, facts: { reason: "inactive" } });
    expect(others).toEqual([]);
  });

  test("keep of an unknown account only a mark, which is the same for the same words", async () => {
    await signIn("My Secret Passphrase");
    await signIn("my secret passphrase");
    await signIn("someone.else@nowhere.example");
    const found = await noted();
    expect(found.map(({ account, times }) => [account, times])).toEqual([
      [null, 1],
      [null, 1],
      [null, 1],
    ]);
    const marks = found.map(({ typed }) => typed);
    expect(new Set(marks).size).toBe(2);
    for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{12}$/);
    const kept = await sql`select security_log::text from security_log`.execute(db);
    expect(JSON.stringify(kept.rows)).not.toMatch(/secret|nowhere/i);
  });

  test("that repeat become one more row with their number, until it is locked", async () => {
    const user = await withPassword();
    for (let tries = 0; tries < 12; tries += 1) await signIn(user.email);
    const told = (await noted()).map(({ kind, times, account, facts }) => [kind, times, account?.id, facts]);
    expect(told).toEqual([
      ["sign_in_refused", 1, user.id, { reason: "wrong_password" }],
      ["locked_out", 1, user.id, { reason: "sign_in" }],
      ["sign_in_refused", 9, user.id, { reason: "wrong_password" }],
      ["locked_out", 1, user.id, { reason: "sign_in" }],
    ]);
  });

  test("of many accounts from one address don't fill the table", async () => {
    for (let tries = 0; tries < 45; tries += 1) await signIn(`guess${tries}@nowhere.example`);
    const found = await noted();
    expect(found.length).toBe(22);
    expect(found.reduce((sum, { times }) => sum + times, 0)).toBe(45);
    expect(found.at(-1)).toMatchObject({ times: 24, typed: null, facts: { reason: "too_many" } });
  });
});

test("a log that can't be written changes no answer", async () => {
  const user = await withPassword();
  await sql`alter table security_log rename to security_log_away`.execute(db);
  const { status, body } = await signIn(user.email);
  await settleRefusals(db);
  await sql`alter table security_log_away rename to security_log`.execute(db);
  expect([status, body.message]).toEqual([401, expect.stringContaining("Login failed")]);
  await signIn(user.email);
  expect(await kinds()).toEqual(["sign_in_refused"]);
});

describe("refused calls", () => {
  test("of somebody signed in tell who and which, at most two rows a minute", async () => {
    const teacher = await signInAs("Instructor", { school_ids: [site.id] });
    await call(userEndpoints.list, { as: teacher });
    await call(userEndpoints.get, { as: teacher, params: { id: staff.id } });
    await call(securityLogEndpoints.list, { as: teacher });
    const found = (await noted()).map(({ kind, account, actor, times, facts }) => [
      kind,
      account?.id,
      actor?.id,
      times,
      facts,
    ]);
    expect(found).toEqual([
      ["call_refused", teacher.id, teacher.id, 1, { calls: ["GET /api/user"] }],
      [
        "call_refused",
        teacher.id,
        teacher.id,
        2,
        { calls: ["GET /api/user", "GET /api/user/:id", "GET /api/securityLog"] },
      ],
    ]);
  });

  test("with an ended sign-in tell whose it was; without one, or with a forged one, nothing", async () => {
    const teacher = await signInAs("Instructor", { school_ids: [site.id] });
    await call(accountEndpoints.logout, { as: teacher });
    await call(accountEndpoints.me, { as: teacher });
    await call(accountEndpoints.me);
    await call(accountEndpoints.me, { as: { token: `${teacher.token.slice(0, -4)}AAAA` } });
    const found = await noted();
    expect(found).toMatchObject([{ kind: "token_refused", account: { id: teacher.id }, actor: null }]);
  });
});

describe("changes of rights", () => {
  const change = (id: number, body: object) =>
    call(userEndpoints.updateInstructor, { as: staff, params: { id }, body });

  test("tell what was and is, and who did it; other changes don't", async () => {
    const teacher = await make.user({ role: "Instructor", school_ids: [site.id] });
    expect((await change(teacher.id, { first_name: "Zoe", school_ids: [site.id] })).status).toBe(200);
    expect(await noted()).toEqual([]);
    await change(teacher.id, { school_ids: [other.id, site.id], is_active: false });
    const { body } = await call(securityLogEndpoints.list, { as: staff });
    expect(body.data).toMatchObject([
      {
        kind: "rights_changed",
        account: { id: teacher.id },
        actor: { id: staff.id },
        address: "127.0.0.1",
        facts: {
          before: { school_ids: [site.id], is_active: true },
          after: { school_ids: [other.id, site.id], is_active: false },
        },
      },
    ]);
    expect(body.names["site"]?.[String(other.id)]).toBe(other.name);
  });

  test("are told in bulk, by imports and by deleting and restoring, and not if nothing was saved", async () => {
    const bulk = (action: string, ids: number[]) =>
      call(userEndpoints.bulk, { as: staff, body: { action, ids } });
    const teacher = await make.user({ role: "Instructor", school_ids: [site.id] });
    await bulk("deactivate", [teacher.id]);
    await bulk("activate", [teacher.id, 999_999]);
    await bulk("reset_password", [teacher.id]);
    await bulk("delete", [teacher.id]);
    await bulk("restore", [teacher.id]);
    await bulk("delete", [staff.id]);
    const columns = ["First Name", "Last Name", "Email", "Role", "Sites"];
    const rows = [
      ["Ann", "Lee", String(teacher.email), "Instructor", other.name],
      ["New", "Teacher", "new.teacher@site.example", "Instructor", other.name],
      ["New", "Leader", "new.leader@site.example", "Site Leader", other.name],
    ];
    await importing(kit).figures(userEndpoints.import, csv([columns, ...rows]), {
      as: staff,
      query: { mode: "upsert", confirm: true },
    });
    const found = await noted();
    expect(found.map(({ kind }) => kind)).toEqual([
      "rights_changed",
      "rights_changed",
      "password_link_sent",
      "account_removed",
      "account_restored",
      "account_added",
      "rights_changed",
    ]);
    for (const { actor, account } of found)
      expect([actor?.id, account?.id]).toEqual([staff.id, expect.any(Number)]);
    expect(found[5]?.facts).toMatchObject({ after: { role: "Site Leader", school_ids: [other.id] } });
  });
});

describe("passwords and support", () => {
  test("tell what staff do to somebody's sign-in, and what the owner does", async () => {
    const user = await withPassword();
    const login = await openLogin(db, tokenKit(kit.services.secret), user.id);
    await call(loginEndpoints.end, { as: staff, params: { id: user.id } });
    const password = "seven tin whistles";
    await call(accountEndpoints.resetAll, { as: staff, body: { ids: [user.id] } });
    await call(accountEndpoints.changePassword, { as: staff, params: { id: user.id }, body: { password } });
    const again = (await signIn(user.email, password)).body.data;
    const body = { password: "eight iron bells" };
    expect((await call(accountEndpoints.setNewPassword, { as: again, body })).status).toBe(200);
    expect(login.id).toBe(user.id);
    const found = await noted();
    expect(found.map(({ kind, actor }) => [kind, actor?.id])).toEqual([
      ["sign_ins_ended", staff.id],
      ["password_link_sent", staff.id],
      ["password_set", staff.id],
      ["password_changed", user.id],
    ]);
    for (const { account } of found) expect(account?.id).toBe(user.id);
    expect(JSON.stringify(found)).not.toMatch(/whistles|bells/);
  });
});

describe("exports", () => {
  const users = exportEndpoint(userEndpoints.list);

  test("of people tell which, narrowed to what, and how many rows", async () => {
    await call(users, { as: staff, query: { role: "Instructor", schools: [site.id], search: "ann" } });
    // Told once the file was sent.
    await expect.poll(kinds).toEqual(["data_exported"]);
    const [event] = await noted();
    expect(event).toMatchObject({
      kind: "data_exported",
      account: { id: staff.id },
      actor: { id: staff.id },
    });
    expect(event?.facts).toMatchObject({
      export: "user.list.export",
      file: "Users.csv",
      rows: expect.any(Number),
    });
    expect(event?.facts["filters"]).toEqual(["search", "role=Instructor", `schools=${site.id}`]);
    expect(event?.facts).not.toHaveProperty("isCut");
  });

  test("without people are named by calls that exist", () => {
    const names = allEndpoints.filter(({ answerFiles }) => answerFiles.length > 0).map(({ name }) => name);
    for (const name of exportsWithoutPeople) expect(names).toContain(name);
  });

  test("without people have no column that names who did something, a teacher or a sponsor", () => {
    const lists = listsAmong(allEndpoints).filter(({ name }) => exportsWithoutPeople.has(`${name}.export`));
    expect(lists.length).toBeGreaterThan(20);
    const naming = lists.flatMap((list) =>
      listColumns(list)
        .map(({ key }) => `${list.name} ${key}`)
        .filter((column) =>
          /_by$| (?:sponsor|user|users|teacher|instructor|leader|contact|full_name)$/.test(column),
        ),
    );
    expect(naming).toEqual([]);
  });

  test("aren't what everybody may fetch without signing in", async () => {
    await call(systemEndpoints.look);
    expect(await kinds()).toEqual([]);
  });

  test("of the log itself are told, those without people aren't", async () => {
    await call(exportEndpoint(districtEndpoints.list), { as: staff });
    expect(await kinds()).toEqual([]);
    const { text } = await call(exportEndpoint(securityLogEndpoints.list), { as: staff });
    expect(text).toContain("When,Last Time,Event");
    await expect.poll(kinds).toEqual(["data_exported"]);
    const again = await call(exportEndpoint(securityLogEndpoints.list), { as: staff });
    expect(again.text).toMatch(/Personal data exported,1,.*Security Events\.csv · Rows: 0/);
    await expect.poll(kinds).toHaveLength(2);
  });
});

describe("GET /securityLog", () => {
  const write = (
    kind: SecurityKind,
    more: { at?: string; account?: number; actor?: number; address?: string },
  ) =>
    sql`insert into security_log (at, kind, account_id, actor_id, address) values (coalesce(${more.at ?? null}::timestamptz, now()),
      ${kind}, ${more.account ?? null}, ${more.actor ?? null}, ${more.address ?? null})`.execute(db);

  test("narrows by kind, person on either side, address and days of the organization", async () => {
    await write("rights_changed", { account: staff.id, at: "2026-03-01T04:59:59Z" });
    await write("password_set", { actor: staff.id, at: "2026-03-01T05:00:00Z", address: "10.1.2.3" });
    await write("data_exported", { at: "2026-03-03T04:59:59Z", address: "10.12.0.1" });
    const found = async (query: object) => (await noted(query)).map(({ kind }) => kind);
    expect(await found({ kind: "password_set,rights_changed" })).toEqual(["rights_changed", "password_set"]);
    expect(await found({ users: staff.id })).toEqual(["rights_changed", "password_set"]);
    expect(await found({ search: "10.1.2" })).toEqual(["password_set"]);
    expect(await found({ search: "10_1" })).toEqual([]);
    expect(await found({ from: "2026-03-01", to: "2026-03-02" })).toEqual(["password_set", "data_exported"]);
  });

  test("is for Super Admins without restrictions", async () => {
    for (const as of [await signInAs("admin"), await signInAs("Super Admin", { user_type: ["Reports"] })]) {
      expect((await call(securityLogEndpoints.list, { as })).status).toBe(403);
    }
  });

  test("can't be changed, nor removed before its term is over", async () => {
    await write("password_set", { at: new Date(Date.now() - 401 * 86_400_000).toISOString() });
    await write("rights_changed", {});
    const tried = ["update security_log set times = 2", "delete from security_log", "truncate security_log"];
    for (const statement of tried)
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/only added to/);
    await clearSecurityLog(db);
    expect(await kinds()).toEqual(["rights_changed"]);
  });
});

test("counts each event in the metrics, from zero on", async () => {
  const counted = async (kind: string) => {
    const { body } = await kit.app.inject({ url: "/api/metrics" });
    return Number(new RegExp(`kindling_security_events_total\\{kind="${kind}"\\} (\\d+)`).exec(body)?.[1]);
  };
  const before = await counted("sign_in_refused");
  await signIn("nobody@nowhere.example");
  await signIn("nobody@nowhere.example");
  expect(await counted("sign_in_refused")).toBe(before + 2);
  expect(await counted("account_restored")).toBeGreaterThanOrEqual(0);
});
