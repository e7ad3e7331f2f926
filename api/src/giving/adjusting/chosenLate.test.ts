import {
  charityEarning,
  charitySchoolEarning,
  dashboardEndpoints,
  givingDashboardEndpoints,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { elsewhereWorld } from "../../../test/elsewhereWorld.ts";
import { readWorkbook } from "../../../test/giving-histories/readWorkbook.ts";
import { winPoints } from "../../../test/winPoints.ts";
import { readCsvRows } from "../../core/spreadsheets/csv.ts";

const kit = await buildApp();
const { call, db } = kit;
const { staff, approver, closedWorld, clean, give } = await elsewhereWorld(kit);

beforeEach(() => kit.setNow("2026-11-22"));

/** A class that had chosen nothing for 9 points of a closed session, which a charity has since, wins 4 in the one that runs. */
async function chosenLate() {
  const made = await closedWorld();
  const { lone, next } = made;
  expect((await give(made, made.other, lone)).status).toBe(200);
  await winPoints(db, { ...lone, session_id: next.id }, 4);
  return made;
}

test("the nightly check finds the checklist of the session in which it counts as it is", async () => {
  const { next } = await chosenLate();
  // One open session is compared a day.
  await sql`update sessions set closed_at = now() where id <> ${next.id} and closed_at is null`.execute(db);
  await clean();
});

test("the statement of that session tells it apart from what its classes haven't chosen for", async () => {
  const { next, other } = await chosenLate();
  kit.setNow("2027-01-10");
  const params = { id: next.id };
  const accept = ["undecided" as const];
  const closed = await call(sessionClosingEndpoints.close, {
    as: staff,
    params,
    body: { accept, note: "Late" },
  });
  expect(closed.status).toBe(200);
  const [event] = closed.body.data.events;
  const { text } = await call(sessionClosingEndpoints.statement, {
    as: staff,
    params: { id: event?.id ?? 0 },
  });
  const [, ...table] = await readCsvRows(Buffer.from(text));
  const told = table.filter((row) => row[6] === "All sites").map((row) => [row[4], Number(row[8])]);
  expect(told).toEqual([
    [expect.any(String), 9],
    ["Not yet chosen", 4],
    ["Chosen after closing", -9],
    ["Total", 4],
  ]);
  expect(told[0]?.[0]).toBe(other["name"]);
});

test("overviews and reports tell both, and what is unassigned in all", async () => {
  const { giving, next } = await chosenLate();
  const both = [giving.session.id, next.id];
  const told = async (sessions: readonly number[]) => {
    const { data } = (await call(givingDashboardEndpoints.get, { as: staff, query: { sessions } })).body;
    const open = data.by_charity.filter(({ charity }) => !charity);
    return [data.totals.unassigned_cents, ...open.map((row) => [row.is_late, row.points])];
  };
  expect(await told([next.id])).toEqual([-25, [false, 4], [true, -9]]);
  expect(await told(both)).toEqual([20, [false, 13], [true, -9]]);
  const { program_id } = (
    await sql<{ program_id: number }>`select program_id from sessions where id = ${next.id}`.execute(db)
  ).rows[0] ?? { program_id: 0 };
  const overview = await call(dashboardEndpoints.get, { as: approver, query: { programs: [program_id] } });
  expect(overview.body.data.giving?.unassigned_cents).toBe(20);
  for (const [report, at] of [
    [charitySchoolEarning, 4],
    [charityEarning, 5],
  ] as const) {
    const { bytes } = await call(report.download, { as: approver, query: { sessions: [next.id] } });
    const rows = (await readWorkbook(bytes)).filter((row) =>
      row.some((cell) => /^(Not yet|Chosen)/.test(cell)),
    );
    expect(rows.map((row) => [row.find((cell) => /^(Not yet|Chosen)/.test(cell)), Number(row[at])])).toEqual([
      ["Not yet chosen", 4],
      ["Chosen after closing", -9],
    ]);
  }
});
