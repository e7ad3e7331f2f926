import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { elsewhereWorld } from "../../../test/elsewhereWorld.ts";
import { readFunding } from "../sponsors/funding.ts";

const kit = await buildApp();
const { db, make } = kit;
const { closedWorld, clean, give, reverse, adjustmentsOf } = await elsewhereWorld(kit);
kit.setNow("2026-11-22");

test("a pledge for one charity no longer pays for points that another one has since", async () => {
  const made = await closedWorld();
  const { giving, other } = made;
  const { id: pledge } = await make.pledge({ amount_cents: 1000, from_on: "2026-01-01" });
  await sql`insert into pledge_charities (pledge_id, charity_id) values (${pledge}, ${giving.charity.id})`.execute(
    db,
  );
  const drawn = async () => {
    const { pledges, not_funded_cents } = await readFunding(db, "2026-11-22");
    return [pledges[0]?.drawn_cents, not_funded_cents];
  };
  // 20 points for the charity, and 9 for none.
  expect(await drawn()).toEqual([100, 45]);
  expect((await give(made, other)).status).toBe(200);
  expect(await drawn()).toEqual([0, 145]);
  await clean();
  const [points] = (await adjustmentsOf(made)).filter((each) => each.points === 20);
  expect((await reverse(points?.id ?? 0)).status).toBe(200);
  expect(await drawn()).toEqual([100, 45]);
  await clean();
});
