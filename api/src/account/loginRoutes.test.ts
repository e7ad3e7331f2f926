import { accountEndpoints, siteEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { type TokenClaims, tokenKit } from "../core/server/tokens.ts";
import { hashPassword } from "./passwords/passwords.ts";

const kit = await buildApp({ curriculumStandardsViewers: ["viewer@school.example"] });
const { call, make, signInAs, db } = kit;
const password = "seven quiet lanterns";
const password_hash = await hashPassword(password);
const [site, other] = [await make.site({ name: "Lincoln" }), await make.site({ name: "Mapleton" })];

let count = 0;
const account = async (fields: object = {}) => {
  const email = `owner${++count}@school.example`;
  const user = await make.user({ school_ids: [site.id], email, password_hash, new_login: false, ...fields });
  return { id: user.id, email: String(user.email) };
};
const login = (email: string, more: object = {}) =>
  call(accountEndpoints.login, { body: { email, password, ...more } });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
const me = (as: { token: string }) => call(accountEndpoints.me, { as });

// All tests come from one address, and fifty failures from one address would lock it.
beforeEach(async () => {
  await sql`delete from login_attempts`.execute(db);
});

describe("PATCH /user/me", () => {
  const languageOf = async (id: number) =>
    (await sql<{ language: string | null }>`select language from users where id = ${id}`.execute(db)).rows[0]
      ?.language;

  test("keeps the chosen language, and so does signing in", async () => {
    const who = await signInAs("Instructor");
    expect(await languageOf(who.id)).toBeNull();
    const { status, body } = await call(accountEndpoints.changeMe, { as: who, body: { language: "es" } });
    expect([status, body.data]).toEqual([200, { language: "es" }]);
    expect(await languageOf(who.id)).toBe("es");
    const password = "seven quiet lanterns";
    await sql`update users set password_hash = ${await hashPassword(password)} where id = ${who.id}`.execute(
      db,
    );
    await call(accountEndpoints.login, { body: { email: who.email, password } });
    expect(await languageOf(who.id)).toBe("en");
  });

  test("refuses a language nobody here speaks", async () => {
    const as = await signInAs("Instructor");
    const { status, body } = await call(accountEndpoints.changeMe, { as, body: { language: "tlh" } });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "language"]);
  });
});

describe("POST /auth/login", () => {
  test("answers who has signed in, with a token that says so for twelve hours", async () => {
    const { email, id } = await account({
      first_name: "Ana",
      last_name: "Ruiz",
      school_ids: [other.id, site.id],
    });
    const { status, body } = await login(email);
    expect(body.message).toBe("Login successful!");
    expect(status).toBe(200);
    const { token, ...profile } = body.data;
    const program = (id: unknown) => ({ id, name: expect.any(String) as string });
    expect(profile).toEqual({
      fullName: "Ana Ruiz",
      email,
      role: { name: "Instructor" },
      user_type: [],
      new_login: false,
      schools: [
        { id: site.id, name: "Lincoln", program: program(site.program_id) },
        { id: other.id, name: "Mapleton", program: program(other.program_id) },
      ],
      currentSession: null,
      sees_curriculum_standards: false,
    });
    const claims = claimsOf(token);
    expect(claims).toMatchObject({ sub: String(id), email, role: { name: "Instructor" }, new_login: false });
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(12 * 3600);
    expect((await me({ token })).body.data).toMatchObject({ id, first_name: "Ana" });
    const { rows } = await sql<{
      recent: boolean;
      hours: number;
    }>`select u.last_login_at > now() - interval '1 minute' as recent,
      round(extract(epoch from l.expires_at - now()) / 3600)::int as hours from users u join logins l on l.user_id = u.id
      where u.id = ${id}`.execute(db);
    expect(rows).toEqual([{ recent: true, hours: 12 }]);
  });

  test("remembers who asks for it for thirty days", async () => {
    const { email, id } = await account();
    const claims = claimsOf((await login(email, { remember: true })).body.data.token);
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(30 * 24 * 3600);
    const { rows } = await sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days
      from logins where user_id = ${id}`.execute(db);
    expect(rows).toEqual([{ days: 30 }]);
  });

  test("takes an email in any case, with blanks around it", async () => {
    const { email } = await account();
    expect((await login(` ${email.toUpperCase()} `)).status).toBe(200);
  });

  test("says the same of a wrong password, an unknown account and one without a password, and after the same work", async () => {
    const [known, unset] = [await account(), await account({ password_hash: null })];
    const tries = [
      [known.email, "not the password"],
      ["nobody@school.example", password],
      [unset.email, password],
    ] as const;
    const work = () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    };
    const least = tries.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < 6; round++) {
      for (const [index, [email, given]] of tries.entries()) {
        const before = work();
        const { status, body } = await login(email, { password: given });
        least[index] = Math.min(least[index] ?? 0, work() - before);
        const words = expect.stringMatching(/^Login failed/) as string;
        expect([status, body.message, body.errors]).toEqual([401, words, undefined]);
      }
    }
    // Processor time, which a busy machine leaves alone. Without comparing hashes a try takes a tenth of it.
    const [wrong = 0, unknown = 0, without = 0] = least;
    expect(Math.min(unknown, without)).toBeGreaterThan(wrong / 2);
  });

  test("names missing fields, and speaks Spanish", async () => {
    const headers = { "accept-language": "es" };
    const { status, body } = await call(accountEndpoints.login, { body: {}, headers });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: "email", msg: "Correo electrónico: este dato es obligatorio" },
      { path: "password", msg: "Contraseña: este dato es obligatorio" },
    ]);
  });

  test("tells the owner of a deactivated account so, and nobody else", async () => {
    const { email } = await account({ is_active: false });
    const { status, body } = await login(email);
    expect([status, body.message]).toEqual([403, expect.stringContaining("deactivated")]);
    expect((await login(email, { password: "wrong password" })).status).toBe(401);
    const archived = await account({ archived_at: "2026-09-01" });
    expect((await login(archived.email)).status).toBe(401);
  });

  test("tells instructors in words when none of their sites is open", async () => {
    const closed = await make.site({ is_active: false });
    const ofClosed = await make.site({ provider_id: (await make.provider({ is_active: false })).id });
    for (const school of [closed, ofClosed]) {
      const { email } = await account({ school_ids: [school.id] });
      const { status, body } = await login(email);
      expect([status, body.message]).toEqual([403, expect.stringContaining("Your site is inactive")]);
    }
    const both = await account({ school_ids: [closed.id, site.id] });
    const open = await login(both.email);
    expect([open.status, open.body.data.schools.map(({ id }) => id)]).toEqual([200, [site.id]]);
    const leader = await account({ role: "Site Leader", school_ids: [closed.id] });
    expect((await login(leader.email)).body.data.schools.map(({ id }) => id)).toEqual([closed.id]);
  });
});

describe("POST /auth/login, tried too often", () => {
  const fail = (email: string) => login(email, { password: "wrong password" });

  test("locks an account after ten failures, for the right password too, and says how long", async () => {
    const { email } = await account();
    for (let tries = 0; tries < 10; tries++) expect((await fail(email)).status).toBe(401);
    const { status, body, headers } = await login(email);
    expect(status).toBe(429);
    expect(body.message).toMatch(/Try again in 1[45] minutes/);
    expect(Number(headers["retry-after"])).toBeGreaterThan(800);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(900);
    expect((await login(email.toUpperCase())).status).toBe(429);
    expect((await login((await account()).email)).status).toBe(200);
    await sql`update login_attempts set at = at - interval '15 minutes'`.execute(db);
    expect((await login(email)).status).toBe(200);
  });

  test("locks an unknown account just the same", async () => {
    for (let tries = 0; tries < 10; tries++) expect((await fail("ghost@school.example")).status).toBe(401);
    expect((await fail("ghost@school.example")).status).toBe(429);
  });

  test("takes at most ten guesses, also when all come at the same moment", async () => {
    const { email } = await account();
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const payload = { email, password: "wrong password" };
        const sent = {
          method: "POST",
          url: "/api/auth/login",
          payload,
          remoteAddress: `10.0.0.${index}`,
        } as const;
        return { status: (await kit.app.inject(sent)).statusCode };
      }),
    );
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect([counts.get(401)?.length, counts.get(429)?.length]).toEqual([10, 6]);
  });

  test("forgets the failures of who signs in", async () => {
    const { email } = await account();
    for (let tries = 0; tries < 9; tries++) await fail(email);
    expect((await login(email)).status).toBe(200);
    expect((await fail(email)).status).toBe(401);
  });

  test("locks an address after fifty failures, whatever the accounts", async () => {
    await sql`insert into login_attempts (account, address)
      select 'guess' || n || '@school.example', '127.0.0.1' from generate_series(1, 50) n`.execute(db);
    const { email } = await account();
    expect((await login(email)).status).toBe(429);
    await sql`delete from login_attempts where id = (select max(id) from login_attempts)`.execute(db);
    expect((await login(email)).status).toBe(200);
  });
});

describe("currentSession", () => {
  const sessionOf = async (who: SignedIn) => (await me(who)).body.data.currentSession?.name;

  test("is the one of the caller's program whose dates hold today; the latest start wins", async () => {
    const [early, late, foreign] = [await make.program(), await make.program(), await make.program()];
    await make.session({ name: "early", program_id: early.id, start: "2026-10-01", end: "2026-10-31" });
    await make.session({ name: "late", program_id: late.id, start: "2026-10-15", end: "2026-11-15" });
    await make.session({ name: "foreign", program_id: foreign.id, start: "2026-10-20", end: "2026-11-30" });
    const at = async (program_id: number) => (await make.site({ program_id })).id;
    const both = await signInAs("Instructor", { school_ids: [await at(early.id), await at(late.id)] });
    const one = await signInAs("Site Leader", { school_ids: [await at(early.id)] });
    const seen = [];
    for (const day of ["2026-09-30", "2026-10-01", "2026-10-15", "2026-11-01", "2026-11-16"]) {
      kit.setNow(day);
      seen.push([await sessionOf(both), await sessionOf(one)]);
    }
    kit.setNow("2026-09-15");
    expect(seen).toEqual([
      [undefined, undefined],
      ["early", "early"],
      ["late", "early"],
      ["late", undefined],
      [undefined, undefined],
    ]);
  });

  test("is judged by the organization's own calendar", async () => {
    const program = await make.program();
    await make.session({ name: "one day", program_id: program.id, start: "2026-12-01", end: "2026-12-01" });
    const provider = await make.provider();
    await make.site({ provider_id: provider.id, program_id: program.id });
    const leader = await signInAs("Provider Leader", { provider_id: provider.id });
    kit.setNow("2026-12-02T04:30:00Z");
    expect((await me(leader)).body.data.currentSession).toMatchObject({ name: "one day", end: "2026-12-01" });
    kit.setNow("2026-12-02T05:00:00Z");
    expect(await sessionOf(leader)).toBeUndefined();
    kit.setNow("2026-09-15");
  });
});

describe("a token", () => {
  const statusOf = async (token: string) => (await me({ token })).status;

  test("is refused with 401 when it is foreign, altered, unsigned, expired or no token", async () => {
    const who = await signInAs("Super Admin");
    const [head = "", body = "", signature = ""] = who.token.split(".");
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = claimsOf(who.token);
    const { exp: _exp, iat: _iat, ...bare } = claims;
    const forged = encode({ ...claims, sub: "1" });
    const signed = (secret: string, seconds: number) =>
      tokenKit(secret).sign(bare as unknown as TokenClaims, seconds);
    expect(await statusOf(who.token)).toBe(200);
    expect(await statusOf(signed(kit.services.secret, 60))).toBe(200);
    for (const token of [
      signed("another secret of the same length and more", 60),
      `${head}.${forged}.${signature}`,
      `${encode({ alg: "none", typ: "JWT" })}.${body}.`,
      signed(kit.services.secret, -60),
      "nonsense",
      "",
    ]) {
      expect(await statusOf(token)).toBe(401);
    }
  });

  test("is worth nothing once its login is over in the database", async () => {
    const who = await signInAs("Super Admin");
    await sql`update logins set expires_at = now() - interval '1 second' where id = ${who.loginId}`.execute(
      db,
    );
    expect(await statusOf(who.token)).toBe(401);
    for (const column of [sql`is_active = false`, sql`archived_at = now()`]) {
      const gone = await signInAs("Super Admin");
      await sql`update users set ${column} where id = ${gone.id}`.execute(db);
      expect(await statusOf(gone.token)).toBe(401);
    }
  });

  test("of an instructor rests while none of their sites is open", async () => {
    const school = await make.site();
    const who = await signInAs("Instructor", { school_ids: [school.id] });
    const chief = await signInAs("Site Leader", { school_ids: [school.id] });
    const staff = await signInAs("Super Admin");
    const flip = () => call(siteEndpoints.toggleStatus, { as: staff, params: { id: school.id } });
    await flip();
    expect([await statusOf(who.token), await statusOf(chief.token)]).toEqual([401, 200]);
    await flip();
    expect(await statusOf(who.token)).toBe(200);
  });
});

describe("POST /auth/logout", () => {
  test("ends this login and leaves the person's others", async () => {
    const { email } = await account();
    const [here, there] = [(await login(email)).body.data, (await login(email)).body.data];
    const { body } = await call(accountEndpoints.logout, { as: here });
    expect(body).toEqual({ message: "Logged Out successful!" });
    expect([(await me(here)).status, (await me(there)).status]).toEqual([401, 200]);
  });
});

describe("GET /user/me", () => {
  test("names what a leader's lists can hold one value of only, and for staff nothing", async () => {
    const provider = { id: Number(site.provider_id), name: expect.any(String) };
    const lincoln = { id: site.id, name: "Lincoln" };
    const ofProvider = { provider, providers: provider, provider_name: provider };
    const ofSite = { school: lincoln, schools: lincoln, site_name: lincoln };
    const only = async (as: SignedIn) => (await me(as)).body.data.only_choices;
    const asSite = await signInAs("Site Leader", { school_ids: [site.id] });
    expect(await only(asSite)).toMatchObject({ ...ofProvider, ...ofSite });
    // Leaders may read every program, and their lists hold those of their sites.
    await make.program();
    expect(await only(asSite)).toMatchObject({ programs: { id: site.program_id } });
    const asBoth = await only(await signInAs("Site Leader", { school_ids: [site.id, other.id] }));
    for (const name of [...Object.keys(ofProvider), ...Object.keys(ofSite)])
      expect(asBoth).not.toHaveProperty(name);
    await make.site({ provider_id: provider.id });
    const asProvider = await only(await signInAs("Provider Leader", { provider_id: provider.id }));
    expect(asProvider).toMatchObject(ofProvider);
    expect(asProvider).not.toHaveProperty("school");
    expect(await only(await signInAs("Super Admin"))).toEqual({});
  });

  test("names the calls one may make, and no others", async () => {
    const { permissions } = (await me(await signInAs("Site Leader"))).body.data;
    expect(permissions).toEqual(
      expect.arrayContaining(["user.list", "site.update", "user.register.instructor"]),
    );
    for (const name of [
      "site.create",
      "user.register.site-leader",
      "trait.create",
      "instructor.answerForm",
    ]) {
      expect(permissions).not.toContain(name);
    }
  });

  test("tells the viewers of the Curriculum Standards Report, and only them, that they see it", async () => {
    const viewer = await signInAs("Super Admin", { email: "Viewer@School.example" });
    expect((await me(viewer)).body.data.sees_curriculum_standards).toBe(true);
    expect((await me(viewer)).body.data.permissions).toContain("report.curriculumSTD");
    expect((await me(await signInAs("Super Admin"))).body.data.permissions).not.toContain(
      "report.curriculumSTD",
    );
    expect((await me(await signInAs("Super Admin"))).body.data.sees_curriculum_standards).toBe(false);
  });

  test("asks who has no password of their own for one", async () => {
    const { status, body } = await me(await signInAs("Instructor", { new_login: true }));
    expect([status, body.message]).toEqual([403, "Set your own password first."]);
  });
});
