import type { CalendarItem, CurriculumCalendar } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { addDays, askedSpan, placeIn, schoolYearOf, ticksOf, visibleSpan } from "./calendarSpans.ts";
import { findingsByItem, layOutLanes, packRows } from "./layOutLanes.ts";

const school = { id: 1, name: "In School" };
const lower = { id: 1, name: "Lower", grade: ["1" as const] };
const item = (more: Partial<CalendarItem>): CalendarItem => ({
  kind: "playActivity",
  id: 1,
  title: "Kites",
  start: "2026-09-01",
  end: "2026-09-10",
  state: "live",
  level: null,
  program: null,
  session: null,
  shown: null,
  ...more,
});
const calendar = (more: Partial<CurriculumCalendar>): CurriculumCalendar => ({
  today: "2026-09-15",
  from: "2026-05-01",
  to: "2027-08-31",
  levels: [lower],
  programs: [school],
  items: [],
  findings: [],
  ...more,
});
const year = schoolYearOf("2026-09-15");

describe("the rows of a lane", () => {
  it("hold every thing once, no two on the same day, in as few rows as there are things at once", () => {
    for (let seed = 1; seed <= 200; seed++) {
      let state = seed;
      const next = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * below);
      };
      const items = Array.from({ length: next(20) }, (_, id) => {
        const start = addDays("2026-09-01", next(60));
        return { id, start, end: addDays(start, next(20)) };
      });
      const rows = packRows(items);
      expect(
        rows
          .flat()
          .map(({ id }) => id)
          .sort(),
        `seed ${seed}`,
      ).toEqual(items.map(({ id }) => id).sort());
      for (const row of rows) {
        row.slice(1).forEach((each, index) => expect(each.start > (row[index]?.end ?? "")).toBe(true));
      }
      const atOnce = items.map(
        ({ start }) => items.filter((each) => each.start <= start && start <= each.end).length,
      );
      expect(rows.length).toBe(Math.max(0, ...atOnce));
    }
  });
});

describe("the lanes", () => {
  it("are grouped by audience: programs first, then everyone, then levels", () => {
    const groups = layOutLanes(
      calendar({
        items: [
          item({ kind: "session", program: school }),
          item({ kind: "sessionTheme", id: 2 }),
          item({ kind: "trait", id: 3 }),
          item({ id: 4, level: lower, program: school }),
          item({ id: 5, start: "2025-01-01", end: "2025-02-01" }),
        ],
      }),
      year,
    );
    expect(groups.map(({ of, lanes }) => [of, lanes.map(({ kind }) => kind)])).toEqual([
      ["program", ["session"]],
      ["everybody", ["sessionTheme", "trait"]],
      ["level", ["playActivity"]],
    ]);
  });

  it("show days without a session in the program's lane, and a level's open days in one of their own", () => {
    const gap = { start: "2026-10-01", end: "2026-10-09", days: 7, items: [], drafts: 0 };
    const groups = layOutLanes(
      calendar({
        findings: [
          { ...gap, kind: "sessionGap", level: null, programs: [school] },
          { ...gap, kind: "levelGap", level: lower, programs: [school] },
        ],
      }),
      year,
    );
    expect(groups.map(({ key, lanes }) => [key, lanes.map(({ kind, gaps }) => [kind, gaps.length])])).toEqual(
      [
        ["program 1", [["session", 1]]],
        ["level 1", [[null, 1]]],
      ],
    );
  });

  it("mark what overlaps, and not what lies beside a gap", () => {
    const named = { start: "2026-10-01", end: "2026-10-09", days: 7, level: null, programs: [], drafts: 0 };
    const trait = (id: number) => ({ kind: "trait" as const, id, title: "" });
    const marks = findingsByItem([
      { ...named, kind: "sessionGap", items: [{ kind: "session", id: 9, title: "" }] },
      { ...named, kind: "traitOverlap", items: [trait(1), trait(2)] },
      { ...named, kind: "traitOverlap", items: [trait(2), trait(3)] },
    ]);
    expect([...marks]).toEqual([
      ["trait 1", [1]],
      ["trait 2", [1, 2]],
      ["trait 3", [2]],
    ]);
  });
});

describe("what is shown", () => {
  it("is the school year, the month, or the session of a day; without one, six weeks from Monday", () => {
    const sessions = [{ start: "2026-09-07", end: "2026-10-16" }];
    expect(visibleSpan("year", "2027-06-30", [])).toEqual({ start: "2026-07-01", end: "2027-06-30" });
    expect(visibleSpan("month", "2028-02-10", [])).toEqual({ start: "2028-02-01", end: "2028-02-29" });
    expect(visibleSpan("session", "2026-09-15", sessions)).toEqual(sessions[0]);
    expect(visibleSpan("session", "2026-11-18", sessions)).toEqual({
      start: "2026-11-16",
      end: "2026-12-27",
    });
    expect(askedSpan("2026-09-15")).toEqual({ start: "2026-04-30", end: "2027-08-31" });
  });

  it("cuts what goes beyond it, and puts the rest in its place", () => {
    const ten = { start: "2026-09-01", end: "2026-09-10" };
    expect(placeIn(ten, { start: "2026-09-03", end: "2026-09-04" })).toEqual({ left: 0.2, width: 0.2 });
    expect(placeIn(ten, { start: "2026-08-01", end: "2026-12-01" })).toEqual({ left: 0, width: 1 });
    expect(ticksOf(year)).toHaveLength(12);
    expect(ticksOf(ten)).toEqual(["2026-09-07"]);
  });
});
