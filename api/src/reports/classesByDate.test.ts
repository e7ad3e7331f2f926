import {
  activitySummary,
  charityReport,
  classEndpoints,
  dashboardEndpoints,
  paceEndpoints,
  placeOverviewEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { todayIn } from "../core/services.ts";

const { call, make, signInAs, setNow, services } = await buildApp();

// The database's own clock dates the periods of classes, so that these tests begin today.
const dayAfter = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const today = todayIn(services.settings.timeZone, new Date());
setNow(today);

const program = await make.program();
const other = await make.program();
const last = await make.session({ program_id: program.id, start: dayAfter(-70), end: dayAfter(-29) });
const running = await make.session({ program_id: program.id, start: dayAfter(-20), end: dayAfter(21) });
await make.session({ program_id: other.id, start: dayAfter(-20), end: dayAfter(21) });
const provider = await make.provider();
const place = { program_id: program.id, provider_id: provider.id };
const [big, small, closed] = [await make.site(place), await make.site(place), await make.site(place)];
const foreign = await make.site({ program_id: other.id, provider_id: provider.id });

// A week after its first day each of these is due, long before today.
const items = [];
for (const from of [-20, -19, -13, -12]) {
  items.push(
    await make.mindfulOpen({ start: dayAfter(from), end: dayAfter(from + 6), session_id: running.id }),
  );
}
const former = await make.mindfulOpen({ start: dayAfter(-70), end: dayAfter(-29), session_id: last.id });
const people = async (count: number, school: { id: number }) => {
  const found = [];
  for (let nth = 0; nth < count; nth += 1) found.push(await make.user({ school_ids: [school.id] }));
  return found;
};
const teachers = await people(20, big);
await people(1, small);
await people(5, closed);
await people(2, foreign);
const noon = (days: number) => `${dayAfter(days)}T16:00:00Z`;
for (const [nth, { id }] of teachers.entries()) {
  const own = { user_id: id, school_id: big.id };
  // Three of four took part in the last session's first week, the twelve that will leave among them.
  if (nth < 15) {
    await make.response({ ...own, object_id: former.id, session_id: last.id, created_at: noon(-68) });
  }
  for (const item of items) {
    await make.response({ ...own, object_id: item.id, session_id: running.id, created_at: noon(-10) });
  }
}
const staff = await signInAs("Super Admin");
await call(siteEndpoints.toggleStatus, { as: staff, params: { id: closed.id } });

async function overview() {
  const query = { programs: [program.id] };
  const { participation } = (await call(dashboardEndpoints.get, { as: staff, query })).body.data;
  if (!participation) throw new Error("The overview doesn't tell of participation");
  return participation;
}
async function boardOf(school: { id: number }) {
  const { data } = (await call(paceEndpoints.board, { as: staff, query: { schools: [school.id] } })).body;
  const [site] = data;
  if (!site) throw new Error("The board lacks the site");
  return site;
}
async function summaryOf(query: object) {
  const { rows } = (await call(activitySummary.preview, { as: staff, query })).body.data;
  return rows.map((row) => [row[1], row[2], row.at(-1)]);
}

test("GET /dashboard counts as many classes as the board, the list, the report and the pages of sites", async () => {
  const { classes } = await overview();
  expect(classes).toBe(21);
  const query = { programs: [program.id] };
  const board = (await call(paceEndpoints.board, { as: staff, query })).body.meta.counts.classes;
  const list = (await call(classEndpoints.list, { as: staff, query })).body.meta.total;
  const summed = (await summaryOf({ sessions: [running.id] })).reduce((sum, row) => sum + Number(row[1]), 0);
  expect([board, list, summed]).toEqual([classes, classes, classes]);
  const page = (await call(placeOverviewEndpoints.site, { as: staff, params: { id: closed.id } })).body.data;
  expect(page.people.instructors).toBe(0);
});

test("GET /report/activity-summary of one session leaves the sites of other programs out", async () => {
  const named = (await summaryOf({ sessions: [running.id] })).map(([name]) => name);
  expect(named.toSorted()).toEqual([big, small, closed].map(({ name }) => name).toSorted());
  expect((await summaryOf({})).map(([name]) => name)).toContain(foreign.name);
});

test("POST /auth/register/instructor leaves the pace of the site's past weeks alone", async () => {
  const before = await boardOf(big);
  const { silent } = await overview();
  const body = {
    first_name: "Nora",
    last_name: "Newman",
    email: "nora@school.example",
    school_ids: [big.id],
  };
  const made = await call(userEndpoints.registerInstructor, { as: staff, body });
  expect(made.status).toBe(201);
  const after = await boardOf(big);
  const own = after.classes.find(({ teacher }) => teacher.id === made.body.data.id);
  expect(own).toMatchObject({
    expected: 0,
    done: 0,
    state: "nothing_due",
    silent: false,
    silent_since: null,
  });
  expect([after.weeks, after.expected, after.done]).toEqual([before.weeks, before.expected, before.done]);
  expect(after.counts.classes).toBe(before.counts.classes + 1);
  expect((await overview()).silent).toBe(silent);
  const left = await call(userEndpoints.updateInstructor, {
    as: staff,
    params: { id: made.body.data.id },
    body: { is_active: false },
  });
  expect(left.status).toBe(200);
});

test("PATCH /user/update/instructor/{id} of twelve who leave moves no past figure", async () => {
  const before = await overview();
  const past = await summaryOf({ sessions: [last.id] });
  const board = await boardOf(big);
  const charities = (await call(charityReport.preview, { as: staff, query: { sessions: [last.id] } })).body;
  expect(before.by_week[0]?.last).toBeCloseTo(15 / 26);
  for (const { id } of teachers.slice(0, 12)) {
    const { status } = await call(userEndpoints.updateInstructor, {
      as: staff,
      params: { id },
      body: { is_active: false },
    });
    expect(status).toBe(200);
  }
  const after = await overview();
  expect(after.classes).toBe(before.classes - 12);
  expect(after.by_week.map((week) => week.last)).toEqual(before.by_week.map((week) => week.last));
  // The week that runs has today's classes.
  expect(after.by_week.slice(0, 2)).toEqual(before.by_week.slice(0, 2));
  expect(await summaryOf({ sessions: [last.id] })).toEqual(past);
  const { weeks } = await boardOf(big);
  expect(weeks.slice(0, 2)).toEqual(board.weeks.slice(0, 2));
  expect((await call(charityReport.preview, { as: staff, query: { sessions: [last.id] } })).body).toEqual(
    charities,
  );
});
