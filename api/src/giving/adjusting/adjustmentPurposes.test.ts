import { adjustmentEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../../../migrations/111_charities_adjusted.ts";
import { buildApp } from "../../../test/buildApp.ts";
import { elsewhereWorld } from "../../../test/elsewhereWorld.ts";
import { type Db, rows, transaction } from "../../core/database.ts";

const kit = await buildApp();
const { call, db } = kit;
const { staff, closedWorld, reverse, adjust, verify } = await elsewhereWorld(kit);

test("the migration tells what adjustments from before are for", async () => {
  const made = await closedWorld();
  const { sure, counted, giving } = made;
  await reverse((await adjust(sure, 900)).body.data.id);
  await reverse((await verify(counted)).body.data.id);
  await verify(counted);
  const params = { id: giving.elm.choice.id };
  await call(adjustmentEndpoints.points, { as: staff, params, body: { points: 2, reason: "Late" } });
  const purposes = (on: Db) =>
    rows<{ id: number; purpose: string }>(
      on,
      sql`select id, purpose from adjustments where session_id = ${giving.session.id} order by id`,
    );
  const before = await purposes(db);
  expect(new Set(before.map(({ purpose }) => purpose))).toEqual(
    new Set(["amount", "verification", "points"]),
  );
  const undone = transaction(db, async (tx) => {
    await sql`alter table adjustments drop column purpose`.execute(tx);
    await up(tx);
    expect(await purposes(tx)).toEqual(before);
    throw new Error("as before");
  });
  await expect(undone).rejects.toThrow("as before");
});
