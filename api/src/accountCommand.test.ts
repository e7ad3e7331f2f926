import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ownFactorEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { factorWorld, password } from "../test/factorWorld.ts";
import { databaseNamed, urlOf } from "../test/testDatabase.ts";
import { sole } from "./core/database.ts";

const world = await factorWorld();
const { account, addApp, addPasskey, call, db, folder, login, needed } = world;
const { name } = await sole<{ name: string }>(db, sql`select current_database() as name`);

/** Runs the command as an operator does, beside the portal. */
async function run(...given: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "accountCommand.ts"), ...given], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: urlOf(databaseNamed(inject("server"), name)),
      DATA_DIR: folder,
      TOKEN_SECRET: "t".repeat(40),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: code as number, out: out.trim(), err: err.trim() };
}

describe("npm run account -- reset-factor", () => {
  test("as a process of its own, lets the last Super Admin in again and ends their sign-ins", async () => {
    const only = await account("Super Admin");
    await addApp(only);
    await addPasskey(only);
    expect(needed(await login(only.email)).methods).toEqual(["app", "passkey", "recovery_code"]);
    expect(await run("reset-factor", only.email.toUpperCase())).toEqual({
      code: 0,
      out: expect.stringContaining("can sign in with only a password") as string,
      err: "",
    });
    expect((await call(ownFactorEndpoints.get, { as: only })).status).toBe(401);
    const { status, body } = await login(only.email, { password });
    expect(status).toBe(200);
    const own = (await call(ownFactorEndpoints.get, { as: body.data })).body.data;
    expect([own.app_since, own.passkeys, own.recovery_codes_left]).toEqual([null, [], 0]);
  });

  test("ends with 1 and a sentence for an unknown email and for a wrong use", async () => {
    expect(await run("reset-factor", "nobody@school.example")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^No account has the email nobody@school\.example/) as string,
    });
    expect(await run("reset-factor")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Use: npm run account -- reset-factor <email>\n/) as string,
    });
  });
});

test("npm run account -- add-super-admin refuses where somebody has an account", async () => {
  await account("Super Admin");
  expect(await run("add-super-admin", "maya@lantern.example", "Maya", "Ortiz")).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^There are accounts already\./) as string,
  });
});
