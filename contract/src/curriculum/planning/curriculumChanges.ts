import { z } from "zod";
import { grant } from "../../core/access.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import { calendarDate, flag, id, optionalText, referenceTo } from "../../core/fields.ts";
import { activityTypes } from "../activities/activityTypes.ts";
import { calendarKinds } from "./curriculumCalendar.ts";

const writing = grant(["Curriculum"]);
const atMost = 500;

/** An activity by type key; `version` guards against changes since it was read. */
const itemNamed = z.object({
  type: z.enum(Object.values(activityTypes).map(({ key }): string => key)),
  id: id(),
  version: z.number().int().min(1).optional(),
});

const itemsNamed = z.array(itemNamed).min(1).max(atMost);

const refused = z.object({ type: z.string(), id: id(), title: z.string().nullable(), why: z.string() });

const span = z.object({ start: z.string(), end: z.string() });

/** What redating does to one row. */
const redated = z.object({
  kind: z.enum(calendarKinds),
  id: id(),
  title: z.string(),
  /** Kept if the same item already exists on the new dates. */
  action: z.enum(["move", "copy", "keep"]),
  from: span,
  to: span,
  /** Why it is copied instead of moved, or kept; null if done as requested. */
  why: z.string().nullable(),
  /** The moved row or the copy; null if nothing was written. */
  result: z.object({ id: id(), version: z.number().int() }).nullable(),
});

export type Redated = z.infer<typeof redated>;

const redateBody = z.object({
  /** A whole session with its themes, trait and activities. */
  session_id: referenceTo("session").optional(),
  items: itemsNamed.optional(),
  /** Exactly one: number of days, new start date, or target session. */
  days: z.number().int().min(-3660).max(3660).optional(),
  start: calendarDate().optional(),
  to_session_id: referenceTo("session").optional(),
  /** The name of the copied session. */
  name: optionalText(200),
  /** Copies as drafts instead of moving. */
  copy: flag().optional(),
  dry_run: flag().optional(),
});

/** Bulk curriculum changes, each in one transaction. */
export const curriculumChangeEndpoints = {
  redate: defineEndpoint({
    name: "curriculum.redate",
    method: "POST",
    path: "/curriculum/redate",
    access: writing,
    summary:
      "Move a session or activities to other dates, or copy them as drafts; items with responses are copied. dry_run changes nothing",
    body: redateBody,
    reply: z.object({
      data: z.object({
        days: z.number().int(),
        /** Why the whole change isn't possible; set only with dry_run, else the call is refused. */
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
    summary: "Undo the caller's own redate within a day; rows changed since are kept and listed",
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
