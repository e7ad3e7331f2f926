import { z } from "zod";
import { anyone, grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { calendarDate, choice, day, fieldRegistry, id, moment, referenceTo } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { idFilter, messageOnly, one } from "../core/page.ts";
import { planSlots } from "./planSlots.ts";

const instructors = grant("none", "Instructor");

/** An item by its title. */
export const plannedItem = z.object({ id: id(), type: z.string(), title: z.string() });

export type PlannedItem = z.infer<typeof plannedItem>;

const dayPlan = z.object({
  day,
  slots: z.array(
    z.object({
      slot: z.enum(planSlots),
      /** Null: nothing is open. */
      item: plannedItem.nullable(),
      /** Whether the teacher chose it. */
      is_swapped: z.boolean(),
      /** Whether staff set it, for the program or the class's level. */
      is_set: z.boolean(),
      /** Whether the class did it today. */
      is_done: z.boolean(),
    }),
  ),
});

export type DayPlan = z.infer<typeof dayPlan>;

const weekPlan = z.object({
  /** Five school days, from today or, on a weekend, from the next school day. */
  days: z.array(dayPlan),
  streak: z.object({
    /** School days in a row on which the class did something; one missed day doesn't end the row. */
    days: z.number().int(),
    /** Days of this week on which it did something. */
    this_week: z.number().int(),
  }),
});

export type WeekPlan = z.infer<typeof weekPlan>;

const labels: Localized<Labels> = {
  en: {
    one: "Plan",
    many: "Plans",
    fields: { day: "Day", slot: "Part of the day", type: "Kind", object_id: "Activity" },
  },
  es: {
    one: "Plan",
    many: "Planes",
    fields: { day: "Día", slot: "Parte del día", type: "Tipo", object_id: "Actividad" },
  },
};

const place = { day: calendarDate(), slot: choice(planSlots) };

export const weekPlanEndpoints = {
  plan: defineEndpoint({
    name: "instructor.plan",
    labels,
    method: "GET",
    path: "/instructor/plan",
    access: instructors,
    summary:
      "Get a class's next five school days: an opening, an activity and a closing each, and its streak",
    query: z.strictObject({ school_id: idFilter() }),
    reply: one(weekPlan),
  }),
  planChoices: defineEndpoint({
    name: "instructor.planChoices",
    labels,
    method: "GET",
    path: "/instructor/plan/choices",
    access: instructors,
    summary: "List what else fits a slot of a class's plan, best first",
    query: z.strictObject({ school_id: idFilter(), ...place }),
    reply: z.object({ data: z.array(plannedItem.extend({ last_done: day.nullable() })) }),
  }),
  swapPlan: defineEndpoint({
    name: "instructor.swapPlan",
    labels,
    method: "POST",
    path: "/instructor/plan/swap",
    access: instructors,
    summary: "Put another item into a slot of a class's plan; without an item, return to the calendar's",
    body: z.object({
      school_id: referenceTo("site"),
      ...place,
      type: z.string().max(100).nullable().optional(),
      object_id: id().register(fieldRegistry, { kind: "number" }).nullable().optional(),
    }),
    reply: one(weekPlan),
  }),
  calendar: defineEndpoint({
    name: "instructor.calendarLink",
    labels,
    method: "GET",
    path: "/instructor/calendar",
    access: instructors,
    summary: "Tell since when a class's plan has a private calendar link; the link itself isn't kept",
    query: z.strictObject({ school_id: idFilter() }),
    reply: one(z.object({ since: moment.nullable() })),
  }),
  makeCalendar: defineEndpoint({
    name: "instructor.makeCalendarLink",
    labels,
    method: "POST",
    path: "/instructor/calendar/add",
    access: instructors,
    summary: "Make the private calendar link of a class's plan; an earlier one stops working",
    body: z.object({ school_id: referenceTo("site") }),
    status: 201,
    reply: one(z.object({ since: moment, url: z.string() })),
  }),
  endCalendar: defineEndpoint({
    name: "instructor.endCalendarLink",
    labels,
    method: "POST",
    path: "/instructor/calendar/end",
    access: instructors,
    summary: "End the private calendar link of a class's plan",
    body: z.object({ school_id: referenceTo("site") }),
    reply: messageOnly,
  }),
  feed: defineEndpoint({
    name: "planCalendar.read",
    labels,
    method: "GET",
    path: "/calendar/:token",
    access: anyone,
    summary: "Read a class's plan as an iCalendar file (RFC 5545), by its private link",
    params: z.object({ token: z.string().max(100) }),
    answerFiles: ["any"],
    reply: z.unknown(),
  }),
};
