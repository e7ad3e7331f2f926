import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { randomly } from "../../../test/randomly.ts";
import { rows } from "../../core/database.ts";
import { planSends } from "./planSends.ts";

const { db, make } = await buildApp();
const zone = "America/New_York";
const hour = 3_600_000;

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  dateStyle: "short",
  timeStyle: "short",
  hour12: false,
});
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const weekday = new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "short" });

/** What a clock on the wall of the organization says. */
function wallClock(at: number) {
  const [day = "", time = ""] = parts.format(at).split(", ");
  return {
    day,
    hour: Number(time.slice(0, 2)),
    weekday: weekdays.indexOf(weekday.format(at)) + 1,
    monthDay: Number(day.slice(-2)),
  };
}

test("random schedules fall due at six on their days and no others, over a change of the clocks", async () => {
  const { below: random } = randomly(20_261_122);
  const begin = Date.parse("2026-10-20T00:00:00Z");
  const end = Date.parse("2026-12-20T00:00:00Z");
  const people = await Promise.all(Array.from({ length: 4 }, () => make.user({ role: "Super Admin" })));
  const saved = [];
  for (let index = 0; index < 40; index += 1) {
    const isWeekly = random(2) === 0;
    const schedule = isWeekly
      ? { schedule: "weekly" as const, weekday: 1 + random(7) }
      : { schedule: "monthly" as const, month_day: 1 + random(28) };
    const from = begin + random(30 * 24) * hour;
    const recipient_ids = people.filter(() => random(2) === 0).map(({ id }) => id);
    const { id } = await make.savedReport({
      ...schedule,
      recipient_ids,
      scheduled_at: new Date(from).toISOString(),
    });
    saved.push({ id, from, recipient_ids, isWeekly, day: schedule.weekday ?? schedule.month_day });
  }
  const unscheduled = await make.savedReport({ recipient_ids: [people[0]?.id ?? 0] });

  const expected: { at: number; send: string }[] = [];
  for (let at = begin; at < end; at += hour) {
    const clock = wallClock(at);
    if (clock.hour !== 6) continue;
    for (const { id, from, recipient_ids, isWeekly, day } of saved) {
      if (at < from || (isWeekly ? clock.weekday : clock.monthDay) !== day) continue;
      expected.push(...recipient_ids.map((person) => ({ at, send: `${id} ${person} ${clock.day}` })));
    }
  }

  // The server runs at irregular times, sometimes twice at once, with gaps of up to 36 hours.
  for (let at = begin; at < end; at += (1 + random(36)) * hour) {
    const now = at + random(hour);
    await Promise.all(Array.from({ length: 1 + random(2) }, () => planSends(db, zone, new Date(now))));
    const found = await rows<{ send: string }>(
      db,
      sql`select concat_ws(' ', saved_report_id, user_id, day) as send from report_sends`,
    );
    const due = expected.filter((each) => each.at <= now);
    expect(found.map(({ send }) => send).sort()).toEqual(due.map(({ send }) => send).sort());
  }
  expect(expected.length).toBeGreaterThan(100);
  expect(expected.some(({ send }) => send.startsWith(`${unscheduled.id} `))).toBe(false);
});

test("what was due before it was scheduled so is not made up for", async () => {
  const { id } = await make.user({ role: "Super Admin" });
  const monday = { schedule: "weekly" as const, weekday: 1, recipient_ids: [id] };
  const late = await make.savedReport({ ...monday, scheduled_at: "2026-09-14T10:00:01Z" });
  const early = await make.savedReport({ ...monday, scheduled_at: "2026-09-14T09:59:59Z" });
  await planSends(db, zone, new Date("2026-09-14T20:00:00Z"));
  const found = await rows<{ id: number }>(
    db,
    sql`select saved_report_id as id from report_sends where user_id = ${id}`,
  );
  expect(found).toEqual([{ id: early.id }]);
  expect(late.id).not.toBe(early.id);
});
