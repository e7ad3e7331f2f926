import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import {
  calendarDate,
  choice,
  day,
  fieldRegistry,
  id,
  moment,
  optionalReferenceTo,
  reference,
  referenceTo,
} from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { dateFilter, idFilter, one } from "../core/page.ts";
import { planSlots } from "./planSlots.ts";
import { plannedItem } from "./weekPlan.ts";

const curriculum = grant(["Curriculum"]);

/** Why classes don't see on its day what staff set. */
export const unseenReasons = ["draft", "inactive", "before", "after", "theme", "level", "program"] as const;

/** The most weeks that one call fills. */
export const copiedWeeksAtMost = 20;

const offered = plannedItem.extend({
  /** The level that it is for; null: all. */
  level: reference.nullable(),
});

export type OfferedItem = z.infer<typeof offered>;

const setItem = z.object({
  item: offered,
  set_at: moment,
  /** Who set it; null when they were erased. */
  set_by: reference.nullable(),
  /** Empty: classes see it on that day. */
  unseen: z.array(z.enum(unseenReasons)),
});

export type SetItem = z.infer<typeof setItem>;

const programPlan = z.object({
  today: day,
  program: reference,
  /** Null: what all classes of the program get. */
  level: reference.nullable(),
  /** Monday to Friday. */
  days: z.array(
    z.object({
      day,
      slots: z.array(
        z.object({
          slot: z.enum(planSlots),
          /** What staff set here for the program or, if one was asked for, the level. */
          own: setItem.nullable(),
          /** Of a level: what is set for the whole program. */
          whole: setItem.nullable(),
          /** Of the whole program: the levels that have something of their own here. */
          levels: z.array(reference),
          /** What a class that has done nothing yet gets by itself; null if something is set, nothing is open, or the day is over. */
          worked_out: plannedItem.nullable(),
        }),
      ),
    }),
  ),
});

export type ProgramPlan = z.infer<typeof programPlan>;

const labels: Localized<Labels> = {
  en: {
    one: "Plan of a Program",
    many: "Plans of Programs",
    fields: {
      planned: "Set",
      day: "Day",
      slot: "Part of the day",
      type: "Kind",
      object_id: "Activity",
      weeks: "Weeks",
    },
  },
  es: {
    one: "Plan de un programa",
    many: "Planes de programas",
    fields: {
      planned: "Fijado",
      day: "Día",
      slot: "Parte del día",
      type: "Tipo",
      object_id: "Actividad",
      weeks: "Semanas",
    },
  },
};

const asked = { program_id: z.coerce.number().int().min(1).max(2_147_483_647), level_id: idFilter() };
const named = { program_id: referenceTo("program"), level_id: optionalReferenceTo("level") };
const place = { day: calendarDate(), slot: choice(planSlots) };

/** What staff set for the school days of a program's classes, or of one level. */
export const programPlanEndpoints = {
  plan: defineEndpoint({
    name: "programPlan.read",
    labels,
    method: "GET",
    path: "/curriculum/plan",
    access: curriculum,
    summary:
      "Get the week of a day as staff set it for a program's classes or one level, and what classes get elsewhere",
    query: z.strictObject({ ...asked, day: dateFilter() }),
    reply: one(programPlan),
  }),
  choices: defineEndpoint({
    name: "programPlan.choices",
    labels,
    method: "GET",
    path: "/curriculum/plan/choices",
    access: curriculum,
    summary:
      "List what may be set for a part of a day: what its classes see then, what ends first at the top",
    query: z.strictObject({ ...asked, ...place }),
    reply: z.object({ data: z.array(offered) }),
  }),
  set: defineEndpoint({
    name: "programPlan.set",
    labels,
    method: "POST",
    path: "/curriculum/plan/set",
    access: curriculum,
    summary: "Set what classes get as a part of a day; without an item, leave it to each class again",
    body: z.object({
      ...named,
      ...place,
      type: z.string().max(100).nullable().optional(),
      object_id: id().register(fieldRegistry, { kind: "number" }).nullable().optional(),
    }),
    reply: one(programPlan),
  }),
  copy: defineEndpoint({
    name: "programPlan.copy",
    labels,
    method: "POST",
    path: "/curriculum/plan/copy",
    access: curriculum,
    summary:
      "Copy what is set in the week of a day to the weeks after it; what is set there is kept, what isn't open then left out",
    body: z.object({
      ...named,
      day: calendarDate(),
      weeks: z.number().int().min(1).max(copiedWeeksAtMost),
    }),
    reply: one(z.object({ set: z.number().int(), kept: z.number().int(), left_out: z.number().int() })),
  }),
};
