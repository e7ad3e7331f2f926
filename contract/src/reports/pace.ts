import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { id, moment, optionalText, reference, referenceTo } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { idsFilter, listQuery, one, pageMeta, wordsFilter } from "../core/page.ts";

/** A class without a response for this many days in the current session is silent. */
export const silentDays = 14;

/** A class can be nudged once in this many days. */
export const nudgeDays = 7;

/** Percent of expected activities from which a class is on pace or behind. */
export const paceLimits = { onPace: 80, behind: 50 } as const;

export const paceStates = ["on_pace", "behind", "far_behind", "nothing_due"] as const;
export type PaceState = (typeof paceStates)[number];

/** The state for a number of completed and expected activities. */
export function paceState({ done, expected }: PaceFigures): PaceState {
  if (expected === 0) return "nothing_due";
  if (done * 100 >= expected * paceLimits.onPace) return "on_pace";
  return done * 100 >= expected * paceLimits.behind ? "behind" : "far_behind";
}

const figures = { done: z.number().int(), expected: z.number().int() };

/** Completed and expected activities. */
export interface PaceFigures {
  readonly done: number;
  readonly expected: number;
}

/** Figures at the end of a week, or today in the current week. */
const week = z.object({ number: z.number().int(), ...figures });

const paceClass = z.object({
  teacher: reference,
  grade: z.string().nullable(),
  ...figures,
  state: z.enum(paceStates),
  silent: z.boolean(),
  /** When the class last recorded an activity. */
  last_at: moment.nullable(),
  /** For a silent class, the day of its last response, else its start in the session. */
  silent_since: z.string().nullable(),
  nudged_at: moment.nullable(),
  nudged_by: reference.nullable(),
  can_nudge: z.boolean(),
  weeks: z.array(week),
});

const counts = z.object({
  classes: z.number().int(),
  on_pace: z.number().int(),
  behind: z.number().int(),
  far_behind: z.number().int(),
  nothing_due: z.number().int(),
  silent: z.number().int(),
});

const paceSite = z.object({
  school: reference,
  provider: reference,
  session: z.object({ id: z.number().int(), name: z.string(), start: z.string(), end: z.string() }),
  /** Capped per class at what was expected, so that classes ahead don't hide those behind. */
  ...figures,
  state: z.enum(paceStates),
  counts,
  weeks: z.array(week),
  /** Classes in the requested states, furthest behind first. */
  classes: z.array(paceClass),
});

export type PaceClass = z.infer<typeof paceClass>;
export type PaceSite = z.infer<typeof paceSite>;
export type PaceCounts = z.infer<typeof counts>;

/** Board filters besides places. */
export const paceWords = [...paceStates, "silent"] as const;
export type PaceWord = (typeof paceWords)[number];

export const paceSorts = ["need", "silent", "name"] as const;

const labels: Localized<Labels> = {
  en: {
    one: "Nudge",
    many: "Nudges",
    fields: {
      state: "State",
      user_id: "Teacher",
      message: "Your message",
      classes: "Classes",
      sent_by: "Sent by",
    },
  },
  es: {
    one: "Aviso",
    many: "Avisos",
    fields: {
      state: "Estado",
      user_id: "Docente",
      message: "Su mensaje",
      classes: "Clases",
      sent_by: "Enviado por",
    },
  },
};

const access = grant(["Curriculum", "Reports"], "Provider Leader", "Site Leader");

const filters = {
  programs: idsFilter(),
  providers: idsFilter(),
  districts: idsFilter(),
  schools: idsFilter(),
  state: wordsFilter(paceWords),
};

export const paceBoard = { filters, sorts: paceSorts, labels } as const;

/** The pacing board: expected and completed activities per class, and nudge emails. */
export const paceEndpoints = {
  board: defineEndpoint({
    name: "pace.board",
    method: "GET",
    path: "/dashboard/pace",
    access,
    labels,
    summary:
      "List Sites and classes with completed and expected activities this session, furthest behind first",
    searches: true,
    query: listQuery(filters, paceSorts).extend({ sort: z.enum(paceSorts).default("need") }),
    reply: z.object({
      data: z.array(paceSite),
      /** Counts ignore the state filter. */
      meta: pageMeta.extend({ counts }),
    }),
  }),
  letter: defineEndpoint({
    name: "pace.letter",
    method: "GET",
    path: "/dashboard/pace/nudge",
    access,
    labels,
    summary: "Preview a nudge email to one class of a Site, or to any class without user_id",
    query: z.strictObject({
      school_id: z.coerce.number().int().min(1).max(2_147_483_647),
      user_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    reply: one(
      z.object({
        teacher: reference,
        language: z.enum(["en", "es"]),
        subject: z.string(),
        heading: z.string(),
        /** The email before the sender's message, its introduction, and the rest. */
        before: z.array(z.string()),
        lead_in: z.string(),
        after: z.array(z.string()),
        button: z.string(),
      }),
    ),
  }),
  nudge: defineEndpoint({
    name: "pace.nudge",
    method: "POST",
    path: "/dashboard/pace/nudge",
    access,
    labels,
    summary:
      "Email the teachers of one class (user_id, school_id), of several or of all that match about their open activities",
    body: z.object({
      user_id: referenceTo("user").optional(),
      school_id: referenceTo("site").optional(),
      classes: z
        .array(z.object({ user_id: id(), school_id: id() }))
        .min(1)
        .max(500)
        .optional(),
      /** In place of classes: the filters of the list of classes, and how many of them the caller saw. */
      filter: z.record(z.string(), z.unknown()).optional(),
      expected: z.number().int().min(0).optional(),
      message: optionalText(300),
    }),
    reply: z.object({
      /** Skipped classes were nudged recently or no longer exist. */
      data: z.object({ sent: z.number().int(), skipped: z.number().int() }),
      message: z.string(),
    }),
  }),
};
