import { z } from "zod";
import { grant } from "../../core/access.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import { calendarDate, flag, id, optionalText, referenceTo } from "../../core/fields.ts";
import { activityTypes } from "../activities/activityTypes.ts";
import { calendarKinds } from "./curriculumCalendar.ts";

const writing = grant(["Curriculum"]);
const atMost = 500;

/** An activity by the key of its type; with a version, as somebody last saw it. */
const itemNamed = z.object({
  type: z.enum(Object.values(activityTypes).map(({ key }): string => key)),
  id: id(),
  version: z.number().int().min(1).optional(),
});

const itemsNamed = z.array(itemNamed).min(1).max(atMost);

/** Something that was left as it is, and why. */
const refused = z.object({ type: z.string(), id: id(), title: z.string().nullable(), why: z.string() });

const span = z.object({ start: z.string(), end: z.string() });

/** What happens, or happened, to one row when dates are moved. */
const redated = z.object({
  kind: z.enum(calendarKinds),
  id: id(),
  title: z.string(),
  /** Moved; copied as a draft to the new dates; left because what it would become is there already. */
  action: z.enum(["move", "copy", "keep"]),
  from: span,
  to: span,
  /** Why it is copied where it could have been moved, or left; null when it is as asked. */
  why: z.string().nullable(),
  /** The row as it now is: its own id or the copy's; null when nothing was written. */
  result: z.object({ id: id(), version: z.number().int() }).nullable(),
});

export type Redated = z.infer<typeof redated>;

const redateBody = z.object({
  /** A whole session, with its themes, its trait and all activities of these … */
  session_id: referenceTo("session").optional(),
  /** … or activities one by one. */
  items: itemsNamed.optional(),
  /** By how many days, or when the first of them is to begin, or whose session's first day that is. */
  days: z.number().int().min(-3660).max(3660).optional(),
  start: calendarDate().optional(),
  to_session_id: referenceTo("session").optional(),
  /** What a copied session is to be called. */
  name: optionalText(200),
  /** Leaves everything where it is and makes drafts at the new dates. */
  copy: flag().optional(),
  dry_run: flag().optional(),
});

/** Changes to many rows of the curriculum at once, each in one transaction. */
export const curriculumChangeEndpoints = {
  redate: defineEndpoint({
    name: "curriculum.redate",
    method: "POST",
    path: "/curriculum/redate",
    access: writing,
    summary:
      "Move a whole session, or activities, to other dates, or copy them there as drafts; what classes have answered is copied, not moved. With dry_run it only says what would happen",
    body: redateBody,
    reply: z.object({
      data: z.object({
        days: z.number().int(),
        /** What stands in the way of all of it; only with dry_run, otherwise the call is refused with it. */
        blocked: z.string().nullable(),
        rows: z.array(redated),
        refused: z.array(refused),
      }),
      message: z.string(),
    }),
  }),
  undo: defineEndpoint({
    name: "curriculum.undoRedate",
    method: "POST",
    path: "/curriculum/redate/undo",
    access: writing,
    summary:
      "Take back what one's own redate did within a day: moved rows get their dates again, copies go; rows changed since are spared and named",
    body: z.object({
      rows: z
        .array(z.object({ kind: z.enum(calendarKinds), id: id(), version: z.number().int() }))
        .min(1)
        .max(2000),
    }),
    reply: z.object({
      data: z.object({ undone: z.number().int(), spared: z.array(refused) }),
      message: z.string(),
    }),
  }),
};
