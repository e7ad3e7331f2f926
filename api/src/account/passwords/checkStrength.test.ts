import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { accountEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { caller } from "../../../test/call.ts";
import { createApp } from "../../app.ts";
import { hashToken } from "../../core/server/tokens.ts";

const breached = "seven quiet lanterns";
const list = join(tmpdir(), `kindling-breached-${process.pid}.txt`);
await writeFile(list, `${createHash("sha1").update(breached).digest("hex").toUpperCase()}:3\n`);
const kit = await buildApp({ breachedPasswords: list });
const { call, make, signInAs, db } = kit;

const refusal = {
  en: "This password is known from a data breach. Choose one you use nowhere else.",
  es: "Esta contraseña apareció en una filtración de datos. Elija una que no use en ningún otro lugar.",
};

const inSpanish = { headers: { "accept-language": "es" } };

test("a breached password is refused where somebody sets their own", async () => {
  const as = await signInAs("Instructor", { new_login: true });
  const set = (password: string, sent = {}) =>
    call(accountEndpoints.setNewPassword, { as, body: { password }, ...sent });
  const { status, body } = await set(breached);
  expect([status, body.errors]).toEqual([422, [{ path: "password", msg: refusal.en }]]);
  expect((await set(breached, inSpanish)).body.errors).toEqual([{ path: "password", msg: refusal.es }]);
  expect((await set("nine copper kettles")).status).toBe(200);
});

test("a breached password is refused behind a link by email, which still works", async () => {
  const { id } = await make.user();
  await sql`insert into password_links (token_hash, user_id, address, expires_at)
    select ${hashToken("invited")}, id, email, now() + interval '1 hour' from users where id = ${id}`.execute(
    db,
  );
  const set = (password: string) =>
    call(accountEndpoints.resetPassword, { body: { token: "invited", password } });
  const { status, body } = await set(breached);
  expect([status, body.errors]).toEqual([422, [{ path: "password", msg: refusal.en }]]);
  expect((await set("nine copper kettles")).status).toBe(200);
});

test("a breached password is refused where staff set it for somebody", async () => {
  const [as, { id }] = [await signInAs("Super Admin"), await make.user()];
  const set = (password: string) =>
    call(accountEndpoints.changePassword, { as, params: { id }, body: { password } });
  const { status, body } = await set(breached);
  expect([status, body.errors]).toEqual([422, [{ path: "password", msg: refusal.en }]]);
  expect((await set("nine copper kettles")).status).toBe(200);
});

test("a list that can't be read is a line of the log and a number, and the password is set", async () => {
  const stream = new PassThrough();
  const settings = { ...kit.services.settings, breachedPasswords: "http://127.0.0.1:1" };
  const app = await createApp({ ...kit.services, settings }, { log: stream });
  const as = await signInAs("Instructor", { new_login: true });
  const { status } = await caller(app)(accountEndpoints.setNewPassword, { as, body: { password: breached } });
  expect(status).toBe(200);
  const text = String(stream.read());
  expect(text).toContain("a new password wasn't compared with breached ones");
  expect(text).not.toContain(breached);
  const { body } = await app.inject({ url: "/api/metrics" });
  expect(body).toMatch(/kindling_breached_password_checks_total\{result="failed"\} [1-9]/);
  await app.close();
});
