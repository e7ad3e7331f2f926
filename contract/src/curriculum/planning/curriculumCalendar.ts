import { z } from "zod";
import { grant } from "../../core/access.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import { id, reference } from "../../core/fields.ts";
import { grades } from "../../core/grades.ts";
import { idsFilter, one, wordsFilter } from "../../core/page.ts";
import { type ActivityKind, activityKinds } from "../activities/answeredTypes.ts";
import { itemStates } from "../activities/defineActivity.ts";

/** What the curriculum calendar shows, by resource name. */
export const calendarKinds: [CalendarKind, ...CalendarKind[]] = [
  "session",
  "sessionTheme",
  "trait",
  ...activityKinds,
];

export type CalendarKind = "session" | "sessionTheme" | "trait" | ActivityKind;

const kind = z.enum(calendarKinds);
const span = { start: z.string(), end: z.string() };

/** A calendar item; both dates included. */
const calendarItem = z.object({
  kind,
  id: id(),
  title: z.string(),
  ...span,
  state: z.enum(itemStates),
  level: reference.nullable(),
  program: reference.nullable(),
  session: reference.nullable(),
  /** When instructors see a theme; null for other kinds. */
  shown: z.object(span).nullable(),
});

export type CalendarItem = z.infer<typeof calendarItem>;

/** Gaps without items, and overlaps of the same kind. */
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
  days: z.number().int(),
  level: reference.nullable(),
  programs: z.array(reference),
  /** For an overlap both items; for a gap its neighbors; for a level's gap the sessions. */
  items: z.array(z.object({ kind, id: id(), title: z.string() })),
  /** Drafts that would fill the gap once approved. */
  drafts: z.number().int(),
});

export type CalendarFinding = z.infer<typeof calendarFinding>;

/** The longest date range of one call, in days. */
export const calendarDaysAtMost = 800;

const query = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  levels: idsFilter(),
  programs: idsFilter(),
  types: wordsFilter(calendarKinds),
});

export const curriculumCalendarEndpoints = {
  calendar: defineEndpoint({
    name: "curriculum.calendar",
    method: "GET",
    path: "/curriculum/calendar",
    access: grant(["Curriculum"]),
    summary:
      "List sessions, themes, traits and activities in a date range, with gaps and overlaps from today on",
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
