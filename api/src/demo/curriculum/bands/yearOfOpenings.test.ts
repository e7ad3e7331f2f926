import { activityTypes } from "@kindling/contract";
import { expect, test } from "vitest";
import { type DoneItem, type PlanItem, planWeek } from "../../../classroom/plan/planWeek.ts";
import { type Calendar, calendarOf, schoolDays } from "../../shared/calendar.ts";
import { planMindfulOpens } from "../planMindfulOpens.ts";
import { type BandLevel, bandContents } from "./bandContents.ts";
import { planBand } from "./planBand.ts";

const { key: type } = activityTypes.mindfulOpen;

interface Opening extends Omit<PlanItem, "opens"> {
  readonly title: string;
}

/** The openings that a class of a level in a band sees in this school year, themes of one program left out. */
function openingsOf(band: BandLevel, level: string, calendar: Calendar): Opening[] {
  const activities = bandContents.find((one) => one.level === band)!.activities;
  const general = planMindfulOpens(calendar)
    .filter(
      (open) => open.isApproved && open.isActive && open.theme === null && (open.level ?? level) === level,
    )
    .map(({ script, start, end, level: own }) => ({
      title: script.title,
      start,
      end,
      isOwnLevel: own !== null,
    }));
  const own = planBand(activities, band, calendar)
    .filter(({ content }) => content.kind === "mindfulOpen")
    .map(({ content, start, end }) => ({ title: content.content.title, start, end, isOwnLevel: true }));
  return [...general, ...own].map((open, index) => ({ id: index + 1, type, ...open }));
}

test.each([
  ["Primary", "Early Learning"],
  ["Primary", "Lower Elementary"],
  ["Upper Elementary", "Upper Elementary"],
  ["Middle School", "Middle School"],
] as const)(
  "a class of %s (%s) is offered an opening again only when it has done all that are open",
  (band, level) => {
    const calendar = calendarOf("2026-11-20");
    const openings = openingsOf(band, level, calendar);
    const thisYear = calendar.sessions.slice(5);
    const days = thisYear.flatMap(({ start, end }) => schoolDays(start, end));
    const done: DoneItem[] = [];
    for (const day of days) {
      const items = openings
        .filter(({ start, end }) => start <= day && day <= end)
        .map((open) => ({ ...open, opens: [day] }));
      const [planned] = planWeek({ today: day, days: [day], items, done, swaps: [], set: [] });
      const item = planned!.slots.find(({ slot }) => slot === "opening")!.item!;
      const known = new Set(done.map(({ id }) => id));
      if (known.has(item.id))
        expect(
          items.filter(({ id }) => !known.has(id)),
          day,
        ).toEqual([]);
      done.push({ type, id: item.id, day });
    }
    const own = openings.filter(({ start }) => start >= thisYear[0]!.start);
    expect(new Set(done.map(({ id }) => id)).size).toBe(own.length);
    expect(own.length).toBeGreaterThanOrEqual(46);
  },
);
