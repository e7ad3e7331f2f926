import { accountEndpoints, loginEndpoints, type RoleName, securityLogEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { caller } from "../../test/call.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { createApp } from "../app.ts";
import { sole } from "../core/database.ts";
import { settleRefusals } from "../people/security/noteRefusal.ts";

const kit = await buildApp();
const { call, signInAs, db } = kit;

const leave = ({ loginId }: SignedIn, hours: number) =>
  sql`update logins set used_at = now() - make_interval(mins => ${Math.round(hours * 60)}) where id = ${loginId}`.execute(
    db,
  );
const me = (as: SignedIn) => call(accountEndpoints.me, { as });
const rowOf = ({ loginId }: SignedIn) =>
  sole<{ ended: boolean; age: number }>(
    db,
    sql`select ended_at is not null as ended, extract(epoch from now() - used_at)::float as age from logins where id = ${loginId}`,
  );

test.each<RoleName>(["Super Admin", "admin", "Provider Leader", "Site Leader"])(
  "the sign-in of a %s ends after 12 hours without use, for good",
  async (role) => {
    const used = await signInAs(role);
    const idle = await signInAs(role);
    await leave(used, 11.9);
    await leave(idle, 12.1);
    expect((await me(used)).status).toBe(200);
    expect((await rowOf(used)).age).toBeLessThan(60);
    const refused = await Promise.all([me(idle), me(idle), call(securityLogEndpoints.list, { as: idle })]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await rowOf(idle)).ended).toBe(true);
    expect((await me(idle)).status).toBe(401);
  },
);

test("an instructor's doesn't end for that, because of classes and what is recorded offline", async () => {
  const teacher = await signInAs("Instructor");
  await leave(teacher, 200);
  expect((await me(teacher)).status).toBe(200);
});

test("use is written once in five minutes, not with each request", async () => {
  const staff = await signInAs("Super Admin");
  await me(staff);
  await leave(staff, 1);
  await me(staff);
  await call(loginEndpoints.own, { as: staff });
  expect((await rowOf(staff)).age).toBeGreaterThan(3000);
});

test("coming back after that is no event of the security log; using an ended sign-in is", async () => {
  const staff = await signInAs("Super Admin");
  const idle = await signInAs("admin");
  await leave(idle, 13);
  const ended = await signInAs("admin");
  await call(accountEndpoints.logout, { as: ended });
  for (const as of [idle, ended]) expect((await me(as)).status).toBe(401);
  await settleRefusals(db);
  const { body } = await call(securityLogEndpoints.list, {
    as: staff,
    query: { users: [idle.id, ended.id] },
  });
  expect(body.data.map(({ account }) => account?.id)).toEqual([ended.id]);
});

test("IDLE_TIMEOUT_HOURS sets the hours, and 0 turns it off", async () => {
  const withHours = async (idleTimeoutHours: number) => {
    const app = await createApp({
      ...kit.services,
      settings: { ...kit.services.settings, idleTimeoutHours },
    });
    const staff = await signInAs("Super Admin");
    await leave(staff, 2);
    return (await caller(app)(accountEndpoints.me, { as: staff })).status;
  };
  expect([await withHours(1), await withHours(3), await withHours(0)]).toEqual([401, 200, 200]);
});
