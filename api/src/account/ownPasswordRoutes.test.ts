import { accountEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { hashToken } from "../core/server/tokens.ts";
import { settleLaterWork } from "./laterWork.ts";
import { hashPassword } from "./passwords/passwords.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const old = "seven quiet lanterns";
const fresh = "nine copper kettles";
const password_hash = await hashPassword(old);

beforeEach(async () => {
  await sql`delete from login_attempts`.execute(db);
});

const me = async (as: { token: string }) => (await call(accountEndpoints.me, { as })).status;
const login = async (email: string, password: string) =>
  (await call(accountEndpoints.login, { body: { email, password } })).status;
const withPassword = async (who: SignedIn) => {
  await sql`update users set password_hash = ${password_hash} where id = ${who.id}`.execute(db);
  return who;
};

describe("POST /user/forgotPassword", () => {
  const forgot = (email: string) => call(accountEndpoints.forgotPassword, { body: { email } });
  const mails = async () => {
    await settleLaterWork(db);
    return (await sql`select kind, address, language from mails order by id`.execute(db)).rows;
  };

  test("emails a link to people with an account, and answers everyone the same", async () => {
    const { email } = await make.user({ email: "Forgetful@school.example" });
    const before = (await mails()).length;
    const answers = [
      await forgot(String(email).toLowerCase()),
      await forgot("nobody@school.example"),
      await forgot(String((await make.user({ is_active: false })).email)),
      await forgot(String((await make.user({ archived_at: "2026-09-01" })).email)),
    ];
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([200, answers[0]?.text]);
    }
    expect(answers[0]?.body.message).toBe("Email sent successful!");
    expect((await mails()).slice(before)).toEqual([
      { kind: "password_link", address: email, language: "en" },
    ]);
  });

  test("looks for the account only after the answer, which nothing of it can slow", async () => {
    const { email } = await make.user();
    await sql`alter table users rename to users_away`.execute(db);
    const { status } = await forgot(String(email));
    await sql`alter table users_away rename to users`.execute(db);
    expect(status).toBe(200);
    expect(await mails()).toContainEqual({ kind: "password_link", address: email, language: "en" });
  });

  test("writes in the language they chose, else in the one the page was in", async () => {
    const known = await signInAs("Instructor");
    await call(accountEndpoints.changeMe, { as: known, body: { language: "es" } });
    const unknown = await make.user();
    const before = (await mails()).length;
    for (const { email } of [known, unknown]) {
      await call(accountEndpoints.forgotPassword, { body: { email: String(email) } });
      await settleLaterWork(db);
    }
    const spanishPage = { headers: { "accept-language": "es" } };
    await call(accountEndpoints.forgotPassword, { body: { email: String(unknown.email) }, ...spanishPage });
    const languages = (await mails()).slice(before).map((mail) => (mail as { language: string }).language);
    expect(languages).toEqual(["es", "en", "es"]);
  });

  test("floods no mailbox, known or unknown", async () => {
    const { email } = await make.user();
    for (const address of [String(email), "nobody@school.example"]) {
      for (let times = 0; times < 10; times++) expect((await forgot(address)).status).toBe(200);
      const { status, headers } = await forgot(address);
      expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    }
  });
});

describe("POST /user/resetPassword", () => {
  let count = 0;
  const link = async (userId: number, age = "0 minutes") => {
    const token = `link-${++count}`;
    await sql`insert into password_links (token_hash, user_id, address, expires_at)
      select ${hashToken(token)}, id, email, now() + interval '1 hour' - ${age}::interval from users where id = ${userId}`.execute(
      db,
    );
    return token;
  };
  const reset = (token: string, password = fresh) =>
    call(accountEndpoints.resetPassword, { body: { token, password } });

  test("sets the password, ends every login, and works once", async () => {
    const [here, there] = [await signInAs("Instructor"), await signInAs("Instructor")];
    await sql`update users set new_login = true where id = ${here.id}`.execute(db);
    const [token, second] = [await link(here.id), await link(here.id)];
    const { status, body } = await reset(token);
    expect([status, body.message]).toEqual([200, "Password reset successfully!"]);
    expect([await me(here), await me(there)]).toEqual([401, 200]);
    expect(await login(here.email, fresh)).toBe(200);
    for (const used of [token, second]) {
      const again = await reset(used, "another fine password");
      expect([again.status, again.body.errors?.[0]?.path]).toEqual([422, "token"]);
    }
    expect(await login(here.email, fresh)).toBe(200);
    const { rows } = await sql`select new_login from users where id = ${here.id}`.execute(db);
    expect(rows).toEqual([{ new_login: false }]);
  });

  test("takes a link for an hour, and not one that is invented", async () => {
    const { id } = await make.user();
    expect((await reset(await link(id, "59 minutes"))).status).toBe(200);
    for (const token of [await link(id, "61 minutes"), "invented"]) {
      const { status, body } = await reset(token);
      expect([status, body.errors?.[0]?.path]).toEqual([422, "token"]);
    }
  });

  test("lets one of two win who use a link at the same moment", async () => {
    const who = await signInAs("Instructor");
    const token = await link(who.id);
    const passwords = ["first fine password", "second fine password"];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 422]);
    expect(await Promise.all(passwords.map((password) => login(who.email, password)))).toEqual(
      statuses.map((status) => (status === 200 ? 200 : 401)),
    );
  });

  test("spares the link when the password is too short, too common or the email itself", async () => {
    const { id, email } = await make.user({ email: "predictable.person@school.example" });
    const token = await link(id);
    for (const [password, msg] of [
      ["too short", "Password needs at least 10 characters"],
      ["password123", expect.stringContaining("easy to guess")],
      [String(email), expect.stringContaining("easy to guess")],
      ["", "Password is required"],
    ] as const) {
      const { status, body } = await reset(token, password);
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ path: "password", msg }]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test("lets who was locked out sign in again", async () => {
    const who = await withPassword(await signInAs("Instructor"));
    for (let tries = 0; tries < 10; tries++) await login(who.email, "wrong password");
    expect(await login(who.email, old)).toBe(429);
    expect((await reset(await link(who.id))).status).toBe(200);
    expect(await login(who.email, fresh)).toBe(200);
  });
});

describe("POST /user/setNewPassword", () => {
  const set = (as: SignedIn, body: object) =>
    call(accountEndpoints.setNewPassword, { as, body: { ...body } });

  test("asks a new login for no old password, and answers a token that is free", async () => {
    const who = await signInAs("Instructor", { new_login: true });
    expect(await me(who)).toBe(403);
    const { status, body } = await set(who, { password: fresh });
    expect([status, body.message]).toEqual([200, "Password change successfully!"]);
    expect(body.data).toMatchObject({ email: who.email, new_login: false });
    expect([await me(who), await me(body.data)]).toEqual([401, 200]);
    expect(await login(who.email, fresh)).toBe(200);
  });

  test("asks everybody else for the current one, and ends all their logins but the new", async () => {
    const who = await withPassword(await signInAs("Site Leader"));
    const elsewhere = (await call(accountEndpoints.login, { body: { email: who.email, password: old } })).body
      .data;
    for (const body of [{ password: fresh }, { password: fresh, current_password: "not this one" }]) {
      const answer = await set(who, body);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, "current_password"]);
    }
    expect([await me(who), await me(elsewhere)]).toEqual([200, 200]);
    const { body } = await set(who, { password: fresh, current_password: old });
    expect([await me(who), await me(elsewhere), await me(body.data)]).toEqual([401, 401, 200]);
    expect([await login(who.email, old), await login(who.email, fresh)]).toEqual([401, 200]);
  });

  test("takes ten guesses at the current one, which leave the sign-in open", async () => {
    const who = await withPassword(await signInAs("Instructor"));
    const guess = { password: fresh, current_password: "not this one" };
    for (let tries = 0; tries < 10; tries++) expect((await set(who, guess)).status).toBe(422);
    const { status, headers, body } = await set(who, { password: fresh, current_password: old });
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(body.message).toContain("15 minutes");
    expect(await login(who.email, old)).toBe(200);
  });

  test("forgets the guesses once the right one came", async () => {
    const who = await withPassword(await signInAs("Instructor"));
    for (let tries = 0; tries < 9; tries++) {
      expect((await set(who, { password: fresh, current_password: "not this one" })).status).toBe(422);
    }
    const { body } = await set(who, { password: fresh, current_password: old });
    const again = { password: old, current_password: "not this one" };
    const as = { ...who, token: body.data.token };
    for (let tries = 0; tries < 10; tries++) expect((await set(as, again)).status).toBe(422);
  });

  test("tells its owner by mail, unless they had none before", async () => {
    const kinds = async (id: number) =>
      (await sql<{ kind: string }>`select kind from mails where user_id = ${id}`.execute(db)).rows;
    const who = await withPassword(await signInAs("Instructor"));
    await set(who, { password: fresh, current_password: old });
    expect(await kinds(who.id)).toEqual([{ kind: "password_changed" }]);
    const newcomer = await signInAs("Instructor", { new_login: true });
    await set(newcomer, { password: fresh });
    expect(await kinds(newcomer.id)).toEqual([]);
  });

  test("refuses a common password at its field", async () => {
    const who = await signInAs("Instructor", { new_login: true });
    const { status, body } = await set(who, { password: "1234567890" });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "password"]);
    expect(await me(who)).toBe(403);
  });
});
