import { givingDashboardEndpoints, pointRateEndpoints, systemEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { todayIn } from "../../core/services.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const staff = await signInAs("Super Admin");
const program = await make.program();
const site = await make.site({ program_id: program.id });
// What classes record is of the database's day.
kit.setNow(new Date().toISOString());
const day = (later: number) =>
  todayIn(kit.services.settings.timeZone, new Date(Date.now() + later * 86_400_000));
const session = await make.session({ program_id: program.id, start: day(-20), end: day(20) });

const set = (from_on: string, cents: number) =>
  call(pointRateEndpoints.create, { as: staff, body: { from_on, cents } });
const rates = async () =>
  (await call(pointRateEndpoints.list, { as: staff })).body.data.map(({ from_on, cents, is_current }) => [
    from_on,
    cents,
    is_current,
  ]);

/** A class wins five points. */
async function answer(): Promise<void> {
  const { id: user_id } = await signInAs("Instructor", { school_ids: [site.id] });
  await winPoints(kit.db, { user_id, school_id: site.id, session_id: session.id }, 5);
}
const earned = async () =>
  (await call(givingDashboardEndpoints.get, { as: staff, query: { sessions: [session.id] } })).body.data
    .totals;

describe("what a point is worth", () => {
  test("is the setting's value until staff set another, which counts for what is won from then on", async () => {
    expect(await rates()).toEqual([[null, 5, true]]);
    await answer();
    await set(day(1), 9);
    await answer();
    expect(await earned()).toMatchObject({ points: 10, earned_cents: 50 });
    const { status, body } = await set(day(0), 8);
    expect([status, body.message]).toEqual([201, "Point Value added successfully"]);
    await answer();
    expect(await earned()).toMatchObject({ points: 15, earned_cents: 90 });
    expect(await rates()).toEqual([
      [day(1), 9, false],
      [day(0), 8, true],
      [null, 5, false],
    ]);
    expect((await call(systemEndpoints.constants)).body.data.point_value_cents).toBe(8);
  });

  test("can't be set for a past day, nor twice for one", async () => {
    const past = await set(day(-1), 9);
    expect([past.status, past.body]).toMatchObject([
      422,
      {
        errors: [
          { path: "from_on", msg: "Points of past days keep their value. Choose today or a later day." },
        ],
      },
    ]);
    expect(await set(day(0), 9)).toMatchObject({
      status: 422,
      body: { errors: [{ path: "from_on" }] },
    });
    expect(await set(day(2), 100_001)).toMatchObject({
      status: 422,
      body: { errors: [{ path: "cents" }] },
    });
  });

  test("can be taken back before its day, not after", async () => {
    const { id } = (await set(day(2), 12)).body.data;
    const take = (which: number) => call(pointRateEndpoints.remove, { as: staff, params: { id: which } });
    expect((await take(id)).status).toBe(200);
    expect((await take(id)).status).toBe(404);
    const current = (await call(pointRateEndpoints.list, { as: staff })).body.data.find(
      ({ is_current }) => is_current,
    );
    expect(await take(current?.id ?? 0)).toMatchObject({
      status: 409,
      body: { message: "This value already counts. Set another one from a later day on." },
    });
  });
});
