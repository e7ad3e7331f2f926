import { planTypes } from "@kindling/contract";
import { describe, expect, it, test } from "vitest";
import { addDays } from "../../curriculum/planning/days.ts";
import { choicesFor, type DoneItem, type PlanInput, type PlanItem, planWeek } from "./planWeek.ts";
import { isWeekday, schoolDaysFrom, schoolYearOf, streakOf } from "./schoolDays.ts";

const [opening = ""] = planTypes.opening;
const [closing = ""] = planTypes.closing;
const monday = "2026-09-14";
const yearEnd = "2027-06-18";

const item = (id: number, changes: Partial<PlanItem> = {}): PlanItem => ({
  id,
  type: opening,
  title: `Item ${id}`,
  start: "2026-08-01",
  end: "2027-07-31",
  isOwnLevel: false,
  opens: [],
  ...changes,
});

/** What a plan is made from on a day, its items open between their dates. */
function on(today: string, items: readonly PlanItem[], more: Partial<PlanInput> = {}): PlanInput {
  const days = schoolDaysFrom(today, 5);
  const asked = [today, ...days];
  const opened = items.map((each) => ({
    ...each,
    opens: asked.filter((day) => each.start <= day && day <= each.end),
  }));
  return { today, days, items: opened, done: [], swaps: [], set: [], ...more };
}

const slotsOf = (input: PlanInput, index = 0) => planWeek(input)[index]?.slots ?? [];
const openings = (input: PlanInput) => planWeek(input).map(({ slots }) => slots[0]?.item?.id);

test("a day has an opening, an activity and a closing, in this order, and null where nothing is open", () => {
  const items = [item(1, { type: closing }), item(2), item(3, { type: "play_activity" })];
  const slots = slotsOf(on(monday, items));
  expect(slots.map(({ slot, item: planned }) => [slot, planned?.id])).toEqual([
    ["opening", 2],
    ["activity", 3],
    ["closing", 1],
  ]);
  expect(slotsOf(on(monday, [item(1)])).map(({ item: planned }) => planned?.id)).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

test("nominations are never planned", () => {
  expect(slotsOf(on(monday, [item(1, { type: "student_nomination_form" })]))[1]?.item).toBeNull();
});

test("five school days are planned, without the weekend", () => {
  const days = planWeek(on("2026-09-17", [])).map(({ day }) => day);
  expect(days).toEqual(["2026-09-17", "2026-09-18", "2026-09-21", "2026-09-22", "2026-09-23"]);
  expect(schoolDaysFrom("2026-09-19", 1)).toEqual(["2026-09-21"]);
});

describe("a year of openings", () => {
  /** Runs a school year; on each school day the class does what is planned, or not. */
  function runYear(items: readonly PlanItem[], isDone: (nth: number) => boolean) {
    const done: DoneItem[] = [];
    let nth = 0;
    for (let day = monday; day <= yearEnd; day = addDays(day, 1)) {
      if (!isWeekday(day)) continue;
      const planned = slotsOf(on(day, items, { done }))[0]?.item;
      if (planned && isDone(nth)) done.push({ type: planned.type, id: planned.id, day });
      nth++;
    }
    return { ids: done.map(({ id }) => id), days: nth };
  }

  it("has none twice while there are enough", () => {
    const items = Array.from({ length: 200 }, (_, nth) => item(nth + 1));
    const { ids, days } = runYear(items, () => true);
    expect(days).toBeGreaterThan(190);
    expect(new Set(ids).size).toBe(days);
  });

  it("has none twice when days are missed, and loses none that could be done", () => {
    const items = Array.from({ length: 160 }, (_, nth) => item(nth + 1));
    const { ids } = runYear(items, (nth) => nth % 5 !== 2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("takes those that end first, so that dated ones aren't lost", () => {
    const items = Array.from({ length: 200 }, (_, nth) => {
      const start = addDays(monday, Math.floor(nth / 5) * 7);
      return item(nth + 1, { start, end: addDays(start, 4) });
    });
    const { ids, days } = runYear(items, () => true);
    expect(new Set(ids).size).toBe(days);
  });

  it("begins again with the one done longest ago when there are too few", () => {
    const items = [item(3), item(1), item(2)];
    const { ids } = runYear(items, () => true);
    expect(ids.slice(0, 7)).toEqual([1, 2, 3, 1, 2, 3, 1]);
  });
});

test("a missed day moves on by itself: what wasn't done is offered on the next school day", () => {
  const items = [item(1), item(2), item(3)];
  expect(openings(on(monday, items))).toEqual([1, 2, 3, 1, 2]);
  expect(openings(on("2026-09-15", items))[0]).toBe(1);
  const done = [{ type: opening, id: 1, day: monday }];
  expect(openings(on("2026-09-15", items, { done }))[0]).toBe(2);
});

test("a day keeps what was planned when it is done, and marks it", () => {
  const items = [item(1), item(2)];
  const done = [{ type: opening, id: 1, day: monday }];
  const plan = planWeek(on(monday, items, { done }));
  expect(plan[0]?.slots[0]).toMatchObject({ item: { id: 1 }, is_done: true });
  expect(plan[1]?.slots[0]).toMatchObject({ item: { id: 2 }, is_done: false });
});

test("what a class did instead counts as its part of the day, and the planned one comes next", () => {
  const items = [item(1), item(2), item(3)];
  const done = [{ type: opening, id: 2, day: monday }];
  expect(openings(on(monday, items, { done }))).toEqual([2, 1, 3, 2, 1]);
});

test("the plan of a day is what the days before promised, if they are done", () => {
  const types = planTypes.activity;
  const items = Array.from({ length: 60 }, (_, nth) =>
    item(nth + 1, { type: [opening, closing, ...types][nth % (types.length + 2)] ?? opening }),
  );
  const [first, ...rest] = planWeek(on(monday, items));
  const done = (first?.slots ?? []).flatMap(({ item: each }) => (each ? [{ ...each, day: monday }] : []));
  const next = planWeek(on("2026-09-15", items, { done }));
  expect(next.slice(0, 4)).toEqual(rest);
  expect(planWeek(on(monday, items.toReversed()))).toEqual([first, ...rest]);
});

test("an item is planned only on days on which it is open", () => {
  const items = [item(1, { start: "2026-09-16", end: "2026-09-16" }), item(2, { end: "2026-09-15" })];
  expect(openings(on(monday, items))).toEqual([2, 2, 1, undefined, undefined]);
});

test("of two that end together the one for the class's grade comes first", () => {
  expect(openings(on(monday, [item(1), item(2, { isOwnLevel: true })]))[0]).toBe(2);
});

test("activities of a kind that wasn't done for long come first", () => {
  const items = [
    item(1, { type: "puzzle_form" }),
    item(2, { type: "puzzle_form" }),
    item(3, { type: "play_activity" }),
  ];
  const ids = planWeek(on(monday, items)).map(({ slots }) => slots[1]?.item?.id);
  expect(ids.slice(0, 3)).toEqual([1, 3, 2]);
});

describe("a swap", () => {
  const items = [item(1), item(2), item(3)];
  const swap = { day: monday, slot: "opening" as const, type: opening, id: 3 };

  it("takes the slot, and what it took the place of comes next", () => {
    const input = on(monday, items, { swaps: [swap] });
    expect(openings(input).slice(0, 3)).toEqual([3, 1, 2]);
    expect(slotsOf(input)[0]?.is_swapped).toBe(true);
  });

  it("keeps its item for its own day", () => {
    const input = on(monday, items, { swaps: [{ ...swap, day: "2026-09-16", id: 1 }] });
    expect(openings(input).slice(0, 3)).toEqual([2, 3, 1]);
  });

  it("moves on when its day was missed", () => {
    expect(openings(on("2026-09-15", items, { swaps: [swap] }))[0]).toBe(3);
  });

  it("is passed over when its item isn't open any more", () => {
    const closed = on(monday, [item(1), item(3, { end: "2026-09-01" })], { swaps: [swap] });
    expect(slotsOf(closed)[0]).toMatchObject({ item: { id: 1 }, is_swapped: false });
  });
});

describe("what staff set", () => {
  const items = [item(1), item(2), item(3), item(4)];
  const set = { day: monday, slot: "opening" as const, type: opening, id: 3 };
  const first = (input: PlanInput) => slotsOf(input)[0];

  it("takes its part of its day, and what it took the place of comes next", () => {
    const input = on(monday, items, { set: [set] });
    expect(openings(input).slice(0, 3)).toEqual([3, 1, 2]);
    expect(planWeek(input).map(({ slots }) => slots[0]?.is_set)).toEqual([true, false, false, false, false]);
  });

  it("is kept for its day", () => {
    const input = on(monday, items, { set: [{ ...set, day: "2026-09-16", id: 1 }] });
    expect(openings(input).slice(0, 4)).toEqual([2, 3, 1, 4]);
  });

  it("gives way to what the teacher chose", () => {
    const input = on(monday, items, { set: [set], swaps: [{ ...set, id: 2 }] });
    expect(first(input)).toMatchObject({ item: { id: 2 }, is_swapped: true, is_set: false });
    const same = on(monday, items, { set: [set], swaps: [set] });
    expect(first(same)).toMatchObject({ item: { id: 3 }, is_swapped: true, is_set: false });
  });

  it("takes its place again where what the teacher chose isn't open any more", () => {
    const open = [...items, item(5, { end: "2026-09-01" })];
    const input = on(monday, open, { set: [set], swaps: [{ ...set, id: 5 }] });
    expect(first(input)).toMatchObject({ item: { id: 3 }, is_swapped: false, is_set: true });
  });

  it("is what comes first of several, the level's before the program's, and the next if the class can't see it", () => {
    const several = [{ ...set, id: 4 }, set];
    expect(openings(on(monday, items, { set: several }))[0]).toBe(4);
    const closed = items.map((each) => (each.id === 4 ? { ...each, end: "2026-09-01" } : each));
    expect(openings(on(monday, closed, { set: several }))[0]).toBe(3);
    const both = closed.map((each) => (each.id === 3 ? { ...each, start: "2026-09-15" } : each));
    expect(first(on(monday, both, { set: several }))).toMatchObject({ item: { id: 1 }, is_set: false });
  });

  it("leaves in its place what the class has done today", () => {
    const done = [{ type: opening, id: 2, day: monday }];
    const input = on(monday, items, { done, set: [set] });
    expect(first(input)).toMatchObject({ item: { id: 2 }, is_done: true, is_set: false });
    const own = on(monday, items, { done: [{ type: opening, id: 3, day: monday }], set: [set] });
    expect(first(own)).toMatchObject({ item: { id: 3 }, is_done: true, is_set: true });
  });

  it("comes first on the next free day when its day was missed, and never before what is set for that day", () => {
    expect(openings(on("2026-09-15", items, { set: [set] }))[0]).toBe(3);
    const next = { ...set, day: "2026-09-15", id: 4 };
    expect(openings(on("2026-09-15", items, { set: [set, next] })).slice(0, 2)).toEqual([4, 3]);
    const done = [{ type: opening, id: 3, day: monday }];
    expect(openings(on("2026-09-15", items, { set: [set], done }))[0]).toBe(1);
  });

  it("isn't missed where the teacher chose something else", () => {
    const done = [{ type: opening, id: 2, day: monday }];
    const input = on("2026-09-15", items, { set: [set], swaps: [{ ...set, id: 2 }], done });
    expect(openings(input)[0]).toBe(1);
  });
});

test("on a weekend the next school day begins with what can be started at once", () => {
  const items = [item(1, { start: "2026-09-21" }), item(2)];
  expect(openings(on("2026-09-19", items)).slice(0, 2)).toEqual([2, 1]);
  const done = [{ type: opening, id: 2, day: "2026-09-19" }];
  expect(slotsOf(on("2026-09-19", items, { done }))[0]).toMatchObject({ item: { id: 2 }, is_done: true });
});

test("choices leave out the planned item, begin with new ones, and tell when others were done", () => {
  const done = [{ type: opening, id: 2, day: "2026-09-01" }];
  const input = on(monday, [item(1), item(2), item(3), item(4, { type: closing })], { done });
  expect(choicesFor(input, monday, "opening")).toEqual([
    { id: 3, type: opening, title: "Item 3", last_done: null },
    { id: 2, type: opening, title: "Item 2", last_done: "2026-09-01" },
  ]);
});

describe("streakOf", () => {
  const streak = (days: readonly string[], today: string, sessions: Parameters<typeof streakOf>[3] = []) =>
    streakOf(new Set(days), today, "2026-08-01", sessions);

  it("counts days with something done, across a weekend, and today only if it is done", () => {
    const days = ["2026-09-10", "2026-09-11", "2026-09-14"];
    expect(streak(days, "2026-09-15")).toEqual({ days: 3, this_week: 1 });
    expect(streak([...days, "2026-09-15"], "2026-09-15")).toEqual({ days: 4, this_week: 2 });
  });

  it("forgives one missed day and ends at two", () => {
    expect(streak(["2026-09-14", "2026-09-16"], "2026-09-17").days).toBe(2);
    expect(streak(["2026-09-14", "2026-09-17"], "2026-09-18").days).toBe(1);
  });

  it("goes on over days outside of sessions", () => {
    const sessions = [
      { start: "2026-08-10", end: "2026-09-04" },
      { start: "2026-09-14", end: "2026-10-20" },
    ];
    expect(streak(["2026-09-03", "2026-09-04", "2026-09-14"], "2026-09-14", sessions).days).toBe(3);
  });
});

test("schoolYearOf is the year's start on or before the date", () => {
  expect(schoolYearOf("2026-08-01", "08-01")).toBe("2026-08-01");
  expect(schoolYearOf("2026-07-31", "08-01")).toBe("2025-08-01");
});
