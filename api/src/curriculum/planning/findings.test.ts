import { describe, expect, test } from "vitest";
import { addDays, daysBetween, type Span, shared, uncovered, weekdaysIn } from "./days.ts";
import { levelGaps, overlaps, type PlannedItem, pairsSharing, sessionGaps } from "./findings.ts";

/** A generator of numbers that begins the same way every time. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const first = "2026-09-01";
const spanFrom = (next: (below: number) => number, days = 90): Span => {
  const start = addDays(first, next(days));
  return { start, end: addDays(start, next(30)) };
};
const daysOf = ({ start, end }: Span) =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index));
const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());

let id = 0;
const item = (more: Partial<PlannedItem> = {}): PlannedItem => ({
  kind: "playActivity",
  id: ++id,
  title: `Item ${id}`,
  start: "2026-09-01",
  end: "2026-09-30",
  state: "live",
  level: null,
  program: null,
  session: null,
  shown: null,
  is_active: true,
  is_approved: true,
  ...more,
});
const program = { id: 1, name: "In School" };
const other = { id: 2, name: "Summer" };
const lower = { id: 1, name: "Lower" };
const upper = { id: 2, name: "Upper" };
const session = (start: string, end: string, more: Partial<PlannedItem> = {}) =>
  item({ kind: "session", program, start, end, ...more });

describe("days", () => {
  test("that nothing covers are those in no cover, whatever the covers are", () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed);
      const whole = spanFrom(next);
      const covers = Array.from({ length: next(8) }, () => spanFrom(next));
      const covered = new Set(covers.flatMap(daysOf));
      const expected = daysOf(whole).filter((day) => !covered.has(day));
      const open = uncovered(whole, covers);
      expect(open.flatMap(daysOf), `seed ${seed}`).toEqual(expected);
      // No two of the stretches could be one.
      open
        .slice(1)
        .forEach((span, index) => expect(span.start > addDays(open[index]?.end ?? "", 1)).toBe(true));
    }
  });

  test("shared by two stretches are those in both, and weekdays are counted one by one", () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed);
      const [a, b] = [spanFrom(next), spanFrom(next)];
      const both = daysOf(a).filter((day) => daysOf(b).includes(day));
      const span = shared(a, b);
      expect(span ? daysOf(span) : [], `seed ${seed}`).toEqual(both);
      expect(weekdaysIn(a)).toBe(daysOf(a).filter(isWeekday).length);
    }
  });
});

describe("days without a session", () => {
  test("are told between two sessions of one program, with those before and after", () => {
    const [a, b] = [session("2026-09-01", "2026-10-09"), session("2026-10-19", "2026-11-20")];
    const elsewhere = session("2026-10-10", "2026-10-18", { program: other });
    const [gap, ...more] = sessionGaps([b, elsewhere, a], "2026-09-15");
    expect(more).toEqual([]);
    expect(gap).toMatchObject({
      kind: "sessionGap",
      start: "2026-10-10",
      end: "2026-10-18",
      days: 5,
      programs: [program],
      items: [{ id: a.id }, { id: b.id }],
    });
  });

  test("are none over a weekend, over the summer, in the past, nor under a session that runs on", () => {
    const weekend = [session("2026-09-01", "2026-10-09"), session("2026-10-12", "2026-11-20")];
    const summer = [session("2026-05-01", "2026-06-12"), session("2026-08-17", "2026-09-25")];
    const past = [session("2026-01-01", "2026-02-01"), session("2026-02-10", "2026-03-01")];
    const under = [
      session("2026-09-01", "2026-12-18"),
      session("2026-09-07", "2026-09-18"),
      session("2026-11-01", "2026-12-01"),
    ];
    for (const sessions of [weekend, summer, past, under])
      expect(sessionGaps(sessions, "2026-06-01")).toEqual([]);
  });

  test("that have begun are told from today on", () => {
    const sessions = [session("2026-09-01", "2026-10-09"), session("2026-10-26", "2026-11-20")];
    expect(sessionGaps(sessions, "2026-10-15")[0]).toMatchObject({ start: "2026-10-15", end: "2026-10-25" });
  });
});

describe("days of a session on which a level has nothing", () => {
  const year: Span = { start: "2026-07-01", end: "2027-06-30" };
  const six = session("2026-09-07", "2026-10-16");
  const gaps = (activities: PlannedItem[], sessions = [six], today = "2026-08-01") =>
    levelGaps(sessions, activities, [lower, upper], year, today);

  test("are filled by what is for the level or for all, in the program or in all", () => {
    const filling = [
      item({ start: "2026-09-01", end: "2026-09-25", level: lower }),
      item({ start: "2026-09-26", end: "2026-10-20", program }),
    ];
    expect(gaps(filling)).toMatchObject([{ level: upper, start: "2026-09-07", end: "2026-09-25", days: 15 }]);
    expect(gaps([item({ start: "2026-09-01", end: "2026-12-01", program: other })])).toHaveLength(2);
  });

  test("are not filled by drafts, which are counted, by what is switched off, nor by what its theme hides", () => {
    const whole = { start: "2026-09-01", end: "2026-10-30" };
    const draft = item({ ...whole, is_approved: false, level: lower });
    const off = item({ ...whole, is_active: false });
    const hidden = item({ ...whole, level: upper, shown: { start: "2026-09-01", end: "2026-09-30" } });
    const found = gaps([draft, off, hidden]);
    expect(found.map(({ level, start, drafts }) => [level?.name, start, drafts])).toEqual([
      ["Lower", "2026-09-07", 1],
      ["Upper", "2026-10-01", 0],
    ]);
  });

  test("are one finding for programs that miss the same days, and none for a level whose session is another's", () => {
    const twin = session("2026-09-07", "2026-10-16", { program: other });
    const forUpper = item({ start: "2026-09-01", end: "2026-10-30", level: upper });
    const [found, ...more] = gaps([forUpper], [six, twin]);
    expect(more).toEqual([]);
    expect(found?.programs).toEqual([program, other]);
    expect(gaps([forUpper], [session("2026-09-07", "2026-10-16", { level: upper })])).toEqual([]);
  });

  test("never hold a day on which something is live, whatever is planned", () => {
    for (let seed = 1; seed <= 150; seed++) {
      const next = random(seed);
      const sessions = Array.from({ length: 1 + next(3) }, () => session(first, first, spanFrom(next)));
      const activities = Array.from({ length: next(10) }, () =>
        item({
          ...spanFrom(next),
          level: [null, lower, upper][next(3)] ?? null,
          program: [null, program, other][next(3)] ?? null,
          is_approved: next(3) > 0,
        }),
      );
      const found = gaps(activities, sessions);
      const isLive = (day: string, level: { id: number }) =>
        activities.some(
          (each) =>
            each.is_approved &&
            each.start <= day &&
            day <= each.end &&
            (!each.level || each.level.id === level.id) &&
            (!each.program || each.program.id === program.id),
        );
      for (const level of [lower, upper]) {
        const missing = new Set(
          sessions.flatMap(daysOf).filter((day) => isWeekday(day) && !isLive(day, level)),
        );
        const told = found
          .filter((gap) => gap.level?.id === level.id)
          .flatMap(daysOf)
          .filter(isWeekday);
        expect([...new Set(told)].sort(), `seed ${seed}`).toEqual([...missing].sort());
      }
    }
  });
});

describe("what is on the same days", () => {
  test("is told once for every two that share a day, and for no others", () => {
    for (let seed = 1; seed <= 150; seed++) {
      const next = random(seed);
      const items = Array.from({ length: next(12) }, () => item(spanFrom(next)));
      const expected = items.flatMap((a, index) =>
        items
          .slice(index + 1)
          .filter((b) => shared(a, b))
          .map((b) => [a.id, b.id].sort().join()),
      );
      const told = pairsSharing(items, () => true).map(({ pair }) =>
        pair
          .map((each) => each.id)
          .sort()
          .join(),
      );
      expect(told.toSorted(), `seed ${seed}`).toEqual(expected.toSorted());
    }
  });

  test("wants attention for sessions of one program, themes of one audience and traits of one level", () => {
    const theme = (more: Partial<PlannedItem>) => item({ kind: "sessionTheme", ...more });
    const trait = (more: Partial<PlannedItem>) => item({ kind: "trait", ...more });
    const found = overlaps(
      [
        session("2026-09-01", "2026-10-01"),
        session("2026-09-28", "2026-11-01"),
        session("2026-09-01", "2026-11-01", { program: other }),
        theme({ program, level: lower }),
        theme({ program, level: upper }),
        theme({ program: other }),
        theme({ level: lower }),
        trait({ level: lower }),
        trait({ level: upper }),
        trait({ start: "2026-09-20", end: "2026-10-05" }),
      ],
      "2026-09-15",
    );
    const count = (kind: string) => found.filter((each) => each.kind === kind).length;
    expect(found[0]).toMatchObject({
      kind: "sessionOverlap",
      start: "2026-09-28",
      end: "2026-10-01",
      programs: [program],
    });
    expect([count("sessionOverlap"), count("themeOverlap"), count("traitOverlap")]).toEqual([1, 2, 2]);
  });

  test("is told from today on, and not at all once it is over", () => {
    const two = [item({ kind: "trait" }), item({ kind: "trait", start: "2026-09-10" })];
    expect(overlaps(two, "2026-09-20")[0]).toMatchObject({ start: "2026-09-20", end: "2026-09-30" });
    expect(overlaps(two, "2026-10-01")).toEqual([]);
  });
});
