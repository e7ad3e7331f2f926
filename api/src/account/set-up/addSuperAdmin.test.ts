import { accountEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { rows } from "../../core/database.ts";
import { addSuperAdmin } from "./addSuperAdmin.ts";
import { tellBegin } from "./keepUp.ts";

const { call, db, services } = await buildApp();
const add = (...given: string[]) => addSuperAdmin(db, "https://portal.example", given);
const tokenIn = (said: string) => said.split("token=")[1] ?? "";
const password = "a-long-enough-passphrase";

test("the first Super Admin chooses a password by the link, and is led to setting up", async () => {
  expect(await tellBegin(db, services.settings)).toEqual([expect.stringContaining("add-super-admin")]);
  await expect(add("no email", "Maya", "Ortiz")).rejects.toThrow(/^Check the email/);
  await expect(add("maya@lantern.example", "Maya", " ")).rejects.toThrow(/^Check the last name/);
  const said = await add("maya@lantern.example", "Maya", "Ortiz");
  expect(said).toContain("https://portal.example/auth/reset-password?token=");
  expect(await tellBegin(db, services.settings)).toEqual([]);
  expect(
    (await call(accountEndpoints.resetPassword, { body: { token: tokenIn(said), password } })).status,
  ).toBe(200);
  const { body } = await call(accountEndpoints.login, { body: { email: "maya@lantern.example", password } });
  expect(body.data).toMatchObject({
    role: { name: "Super Admin" },
    user_type: [],
    new_login: false,
    sets_up: true,
  });
});

test("a link that was lost is made anew, and ends, only until the password is chosen, and nobody else is added", async () => {
  const own = await buildApp();
  const again = (email: string) => addSuperAdmin(own.db, "https://portal.example", [email, "Maya", "Ortiz"]);
  const first = tokenIn(await again("maya@lantern.example"));
  const second = tokenIn(await again("MAYA@lantern.example"));
  await expect(again("other@lantern.example")).rejects.toThrow(/^There are accounts already/);
  expect(first).not.toBe(second);
  const choose = async (token: string) =>
    (await own.call(accountEndpoints.resetPassword, { body: { token, password } })).status;
  expect([await choose(first), await choose(second)]).toEqual([422, 200]);
  await expect(again("maya@lantern.example")).rejects.toThrow(/^There are accounts already/);
  expect(await rows(own.db, sql`select from users`)).toHaveLength(1);
  expect(await rows(own.db, sql`select action, name from audit_log`)).toEqual([
    { action: "create", name: "Maya Ortiz" },
  ]);
  expect(await rows(own.db, sql`select kind from security_log where kind = 'account_added'`)).toHaveLength(1);
});
