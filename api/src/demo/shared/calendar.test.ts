import { expect, test } from "vitest";
import { addDays, calendarOf, mondayOf, schoolDays } from "./calendar.ts";

/** Every day of some years, leap day and turns of the year among them. */
const manyDays = Array.from({ length: 3 * 366 }, (_, index) => addDays("2026-11-20", index));

test.each([
  ["2026-11-20", "2026-11-16"],
  ["2026-11-16", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2028-03-01", "2028-02-28"],
])("mondayOf knows the Monday of %s's week", (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test("calendarOf has a session on every day from the day it is laid around to the end of that school year", () => {
  for (const today of manyDays) {
    const { sessions, current } = calendarOf(today);
    const on = (date: string) => sessions.filter(({ start, end }) => start <= date && date <= end);
    expect(on(today)).toEqual([current]);
    for (let weeks = 1; weeks <= 15; weeks += 1) expect(on(addDays(today, weeks * 7))).toHaveLength(1);
  }
});

test("calendarOf has two years of five sessions of six weeks, none of which overlap", () => {
  for (const today of manyDays) {
    const { sessions } = calendarOf(today);
    expect(sessions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
    expect(new Set(sessions.map(({ year }) => year)).size).toBe(2);
    sessions.forEach(({ start, end }, index) => {
      expect(addDays(start, 41)).toBe(end);
      const next = sessions[index + 1];
      if (next) expect(next.start > end).toBe(true);
    });
  }
});

test("calendarOf leaves a year of classes behind", () => {
  for (const today of manyDays) {
    expect(calendarOf(today).sessions[0]!.start <= addDays(today, -365)).toBe(true);
  }
});

test("schoolDays leaves out weekends and the days around New Year", () => {
  expect(schoolDays("2026-12-17", "2027-01-05")).toEqual([
    "2026-12-17",
    "2026-12-18",
    "2026-12-21",
    "2026-12-22",
    "2027-01-04",
    "2027-01-05",
  ]);
  expect(schoolDays("2026-11-21", "2026-11-22")).toEqual([]);
});
