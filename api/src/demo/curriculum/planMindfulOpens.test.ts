import { expect, test } from "vitest";
import { addDays, calendarOf } from "../shared/calendar.ts";
import { scriptsByLevel, scriptsForAll } from "./mindfulScripts.ts";
import { type PlannedOpen, planMindfulOpens } from "./planMindfulOpens.ts";

const isOn = ({ start, end }: PlannedOpen, date: string) => start <= date && date <= end;
const isLive = (open: PlannedOpen, date: string) => open.isApproved && open.isActive && isOn(open, date);

test("planMindfulOpens has at least four live openings for every level and program on every day of a session", () => {
  for (let offset = 0; offset < 366; offset += 1) {
    const calendar = calendarOf(addDays("2027-02-01", offset));
    const opens = planMindfulOpens(calendar);
    const days = [calendar.today, calendar.current.start, addDays(calendar.today, 100)];
    for (const day of days) {
      for (const level of new Set(scriptsByLevel.map((script) => script.level))) {
        // Openings of a theme are for one program alone, so none of them counts here.
        const seen = opens.filter(
          (open) => isLive(open, day) && open.theme === null && (open.level ?? level) === level,
        );
        expect(seen.length).toBeGreaterThanOrEqual(4);
        expect(seen.some((open) => open.level === level)).toBe(true);
      }
    }
  }
});

test("planMindfulOpens has an opening of today's theme, and openings in every state", () => {
  const calendar = calendarOf("2026-11-20");
  const opens = planMindfulOpens(calendar);
  const { today } = calendar;
  expect(opens.some((open) => open.theme !== null && isLive(open, today))).toBe(true);
  expect(opens.some((open) => open.isApproved && open.start > today)).toBe(true);
  expect(opens.some((open) => open.isApproved && open.end < today)).toBe(true);
  expect(opens.filter((open) => !open.isApproved).length).toBeGreaterThan(1);
  expect(opens.filter((open) => !open.isActive).length).toBeGreaterThan(1);
});

test("planMindfulOpens takes up every script, and none twice at the same time", () => {
  const opens = planMindfulOpens(calendarOf("2026-11-20"));
  expect(new Set(opens.map(({ script }) => script.title)).size).toBe(
    scriptsForAll.length + scriptsByLevel.length,
  );
  for (const open of opens) {
    const others = opens.filter((other) => other !== open && other.script === open.script);
    expect(others.filter((other) => other.start <= open.end && other.end >= open.start)).toEqual([]);
  }
});

test("every paragraph of a script fits on one page of class mode", () => {
  for (const { title, script, ready } of [...scriptsForAll, ...scriptsByLevel]) {
    expect(script.length).toBeGreaterThanOrEqual(6);
    for (const paragraph of [ready ?? "", ...script.map(({ say }) => say)]) {
      expect(paragraph.length, `${title}: ${paragraph}`).toBeLessThanOrEqual(230);
    }
  }
});
