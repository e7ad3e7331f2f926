import { z } from "zod";
import { grant } from "../../core/access.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import { id, reference } from "../../core/fields.ts";
import { grades } from "../../core/grades.ts";
import { idsFilter, one, wordsFilter } from "../../core/page.ts";
import { itemStates } from "../activities/activities.ts";
import { type ActivityTypeName, activityTypes } from "../activities/activityTypes.ts";

const activityNames = Object.keys(activityTypes) as ActivityTypeName[];

/** What stands on the curriculum's calendar, by the names of the resources. */
export const calendarKinds: [CalendarKind, ...CalendarKind[]] = [
  "session",
  "sessionTheme",
  "trait",
  ...activityNames,
];

export type CalendarKind = "session" | "sessionTheme" | "trait" | ActivityTypeName;

const kind = z.enum(calendarKinds);
const span = { start: z.string(), end: z.string() };

/** Something on the calendar, from its first day to its last, both included. */
const calendarItem = z.object({
  kind,
  id: id(),
  title: z.string(),
  ...span,
  state: z.enum(itemStates),
  level: reference.nullable(),
  program: reference.nullable(),
  session: reference.nullable(),
  /** When instructors see a theme; null for what is seen on its own dates. */
  shown: z.object(span).nullable(),
});

export type CalendarItem = z.infer<typeof calendarItem>;

/** What about the calendar wants attention: days that nothing fills, and things of a kind on the same days. */
export const findingKinds = [
  "sessionGap",
  "levelGap",
  "sessionOverlap",
  "themeOverlap",
  "traitOverlap",
] as const;

const calendarFinding = z.object({
  kind: z.enum(findingKinds),
  ...span,
  /** How many of its days are weekdays. */
  days: z.number().int(),
  level: reference.nullable(),
  programs: z.array(reference),
  /** Of an overlap the two; of days without a session those before and after; of a level's days the sessions. */
  items: z.array(z.object({ kind, id: id(), title: z.string() })),
  /** How many drafts would fill days of a level's gap, once approved. */
  drafts: z.number().int(),
});

export type CalendarFinding = z.infer<typeof calendarFinding>;

/** The longest stretch that one call answers, in days. */
export const calendarDaysAtMost = 800;

const query = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  levels: idsFilter(),
  programs: idsFilter(),
  types: wordsFilter(calendarKinds),
});

/** The curriculum laid out in time. */
export const curriculumCalendarEndpoints = {
  calendar: defineEndpoint({
    name: "curriculum.calendar",
    method: "GET",
    path: "/curriculum/calendar",
    access: grant(["Curriculum"]),
    summary:
      "Sessions, themes, traits and activities that touch a stretch of days, and what wants attention from today on: gaps and overlaps",
    query,
    reply: one(
      z.object({
        today: z.string(),
        from: z.string(),
        to: z.string(),
        levels: z.array(reference.extend({ grade: z.array(z.enum(grades)) })),
        programs: z.array(reference),
        items: z.array(calendarItem),
        findings: z.array(calendarFinding),
      }),
    ),
  }),
};

export type CurriculumCalendar = z.infer<
  (typeof curriculumCalendarEndpoints.calendar)["reply"]["shape"]["data"]
>;
