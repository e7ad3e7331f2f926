import { accountEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const { call, db, signInAs } = await buildApp();
const whoIs = async (signedIn: { readonly token: string }) => {
  const { status, body } = await call(accountEndpoints.me, { as: signedIn });
  return status === 200 ? body.data.id : status;
};

test("calls at the same moment each get what their own token allows", async () => {
  const staff = await signInAs("Super Admin");
  const leader = await signInAs("Provider Leader");
  const instructor = await signInAs("Instructor");
  const gone = await signInAs("Instructor");
  await sql`update logins set ended_at = now() where id = ${gone.loginId}`.execute(db);
  const asked = [staff, gone, leader, { token: "nobody's" }, instructor, staff];
  const expected = [staff.id, 401, leader.id, 401, instructor.id, staff.id];
  expect(await Promise.all(asked.map(whoIs))).toEqual(expected);
});

test("who signed out, was switched off or has no open site is refused at the next call", async () => {
  const [out, off, teacher, leader] = [
    await signInAs("Super Admin"),
    await signInAs("Provider Leader"),
    await signInAs("Instructor"),
    await signInAs("Site Leader"),
  ];
  const all = [out, off, teacher, leader];
  expect(await Promise.all(all.map(whoIs))).toEqual(all.map(({ id }) => id));
  await sql`update logins set ended_at = now() where id = ${out.loginId}`.execute(db);
  await sql`update users set is_active = false where id = ${off.id}`.execute(db);
  await sql`update sites set is_active = false where id in (${sql.join([...teacher.schoolIds, ...leader.schoolIds])})`.execute(
    db,
  );
  expect(await Promise.all(all.map(whoIs))).toEqual([401, 401, 401, leader.id]);
});
