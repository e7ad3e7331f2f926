import { adjustmentEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { sole } from "../../core/database.ts";
import { readDrawnBy } from "../sponsors/drawnBy.ts";
import { readDraws, readFunding } from "../sponsors/funding.ts";

const kit = await buildApp();
const { call, db, make, services } = kit;
const { makeGiving, proposer: staff, win } = await paymentWorld(kit);

test("points that are adjusted draw on pledges, or give back what they drew", async () => {
  const giving = await makeGiving();
  await win(giving.elm, giving.session, 20);
  await win(giving.oak, giving.session, 10);
  const { id: pledge } = await make.pledge({ amount_cents: 1000, from_on: "2026-01-01" });
  const drawn = async () => {
    const { pledges, not_funded_cents } = await readFunding(db, "2026-11-22");
    const bySite = (await readDrawnBy(db, await readDraws(db), [pledge])).filter(
      (each) => each.by === "site" && each.pledge === pledge,
    );
    const sites = bySite.reduce((sum, { cents }) => sum + cents, 0);
    return [pledges[0]?.drawn_cents, sites, not_funded_cents];
  };
  const differences = () => ledgerDifferences(services);
  expect(await drawn()).toEqual([150, 150, 0]);
  await sql`update sessions set closed_at = now() where id = ${giving.session.id}`.execute(db);
  const { program_id } = await sole<{ program_id: number }>(
    db,
    sql`select program_id from sessions where id = ${giving.session.id}`,
  );
  const next = await make.session({ program_id, start: "2026-11-01", end: "2026-12-20" });
  kit.setNow("2026-11-22");
  const adjust = (points: number) =>
    call(adjustmentEndpoints.points, {
      as: staff,
      params: { id: giving.elm.choice.id },
      body: { points, reason: "Counted twice" },
    });
  await adjust(-12);
  expect(await drawn()).toEqual([90, 90, 0]);
  expect(await differences()).toEqual([]);
  // The class earns for another charity in the session in which the adjustment counts.
  const place = { user_id: giving.elm.teacher.id, school_id: giving.elm.site.id, session_id: next.id };
  await make.charityChoice({ ...place, charity_id: (await make.charity()).id });
  await win(giving.elm, next, 40);
  expect(await drawn()).toEqual([290, 290, 0]);
  await adjust(4);
  expect(await drawn()).toEqual([310, 310, 0]);
  expect(await differences()).toEqual([]);
});
