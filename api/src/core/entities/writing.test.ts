import { siteEndpoints, userEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { entities } from "../../entities.ts";
import { district } from "../../people/districts.ts";
import { transaction } from "../database.ts";
import type { Context } from "./entity.ts";
import { readOne } from "./reading.ts";
import { removeRows } from "./removing.ts";
import { changeRow } from "./writing.ts";

const { call, db, make, signInAs } = await buildApp();

test("a row that says its caller may not change or delete it is neither changed nor deleted", async () => {
  const { id, email, loginId } = await signInAs("Super Admin");
  const person = { id, email, loginId, name: "Ann Lee", providerId: null, schoolIds: [] };
  const caller = { ...person, role: "Super Admin", groups: [], newLogin: false } as const;
  const context: Context = { caller, today: "2026-09-15", timeZone: "America/New_York", language: "en" };
  const made = await make.district();
  const row = { ...(await readOne(db, district, made.id, context)), can: [] };
  const change = transaction(db, (tx) => changeRow(tx, district, row, { name: "X" }, context, entities));
  await expect(change).rejects.toMatchObject({ code: "forbidden" });
  const removal = transaction(db, (tx) => removeRows(tx, district, [row], context, entities));
  await expect(removal).rejects.toMatchObject({ code: "forbidden" });
  expect(await readOne(db, district, made.id, context)).toMatchObject({ name: row.name });
});

test("what is archived at the moment something is made to refer to it keeps it, or is not found by it", async () => {
  const as = await signInAs("Super Admin");
  for (let round = 0; round < 10; round++) {
    const { id } = await make.site();
    const body = { first_name: "Ann", last_name: "Lee", email: `ann${id}@site.example`, school_ids: [id] };
    const [removed, added] = await Promise.all([
      call(siteEndpoints.remove, { as, params: { id } }),
      call(userEndpoints.registerInstructor, { as, body }),
    ]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, added.status]);
  }
});
