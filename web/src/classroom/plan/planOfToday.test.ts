import type { DayPlan, PlanSlot } from "@kindling/contract";
import { expect, it } from "vitest";
import { someItem } from "../testing.tsx";
import type { ItemStatus } from "../today/itemsOfToday.ts";
import { dayToShow } from "./planOfToday.ts";

const today = "2026-11-20";
const opening = someItem({ id: 1, end: "2026-11-22" });
const other = someItem({ id: 2, end: "2026-11-21" });
const play = someItem({ id: 3, type: "play_activity" });
const items = [opening, other, play];
const open = (): ItemStatus => "open";

const part = (slot: PlanSlot, item: (typeof items)[number] | null, is_done = false) => ({
  slot,
  item: item && { id: item.id, type: item.type, title: item.title },
  is_swapped: false,
  is_set: false,
  is_done,
});
const day = (date: string, ...slots: DayPlan["slots"]): DayPlan => ({ day: date, slots });
const shown = (...given: Parameters<typeof dayToShow>) =>
  dayToShow(...given).slots.map(({ item, status }) => [item.id, status]);

it("shows what is planned, in order, and what of it is done or waits", () => {
  const days = [day(today, part("opening", opening, true), part("activity", play))];
  expect(shown(days, items, open, today)).toEqual([
    [1, "done"],
    [3, "open"],
  ]);
  expect(shown(days, items, ({ id }) => (id === 3 ? "waiting" : "done"), today)).toEqual([
    [1, "done"],
    [3, "waiting"],
  ]);
});

it("offers an item that was done before to be done again", () => {
  const days = [day(today, part("opening", opening))];
  expect(shown(days, [{ ...opening, answered: true }], () => "done", today)).toEqual([[1, "open"]]);
});

it("takes the day from a plan that was kept from the day before", () => {
  const days = [day("2026-11-19", part("opening", other)), day(today, part("opening", opening))];
  expect(dayToShow(days, items, open, today)).toMatchObject({ day: today });
  expect(shown(days, items, open, today)[0]).toEqual([1, "open"]);
});

it("shows the next school day on a weekend", () => {
  const days = [day("2026-11-23", part("opening", opening))];
  expect(dayToShow(days, items, open, "2026-11-21").day).toBe("2026-11-23");
});

it("does without a plan: what ends soonest, those to do first", () => {
  expect(shown(undefined, items, open, today)).toEqual([
    [2, "open"],
    [3, "open"],
  ]);
  expect(shown(undefined, items, ({ id }) => (id === 2 ? "done" : "open"), today)[0]).toEqual([1, "open"]);
});
