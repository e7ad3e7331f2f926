import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { id, moment, optionalText, reference, referenceTo } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { idsFilter, listQuery, one, pageMeta, wordsFilter } from "../core/page.ts";

/** After so many days of the running session without an activity response, a class counts as silent. */
export const silentDays = 14;

/** A class is nudged at most once in so many days. */
export const nudgeDays = 7;

/** From which share of what was due, in hundredths, a class is on pace, and from which merely behind. */
export const paceLimits = { onPace: 80, behind: 50 } as const;

/** How a class, or a site, stands against what was due. */
export const paceStates = ["on_pace", "behind", "far_behind", "nothing_due"] as const;
export type PaceState = (typeof paceStates)[number];

/** The state that so many done of so many due make. */
export function paceState({ done, expected }: PaceFigures): PaceState {
  if (expected === 0) return "nothing_due";
  if (done * 100 >= expected * paceLimits.onPace) return "on_pace";
  return done * 100 >= expected * paceLimits.behind ? "behind" : "far_behind";
}

const figures = { done: z.number().int(), expected: z.number().int() };

/** What was done of what was due. */
export interface PaceFigures {
  readonly done: number;
  readonly expected: number;
}

/** How it stood at the end of a week of the session, or today in the week that runs. */
const week = z.object({ number: z.number().int(), ...figures });

const paceClass = z.object({
  teacher: reference,
  grade: z.string().nullable(),
  ...figures,
  state: z.enum(paceStates),
  silent: z.boolean(),
  /** When the class last answered an activity. */
  last_at: moment.nullable(),
  /** Of a silent class: the day of its last answer, or the session's or its own first day if it gave none since. */
  silent_since: z.string().nullable(),
  nudged_at: moment.nullable(),
  nudged_by: reference.nullable(),
  /** Whether a nudge would be sent now. */
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
  /** Over its classes, none of them counting for more than was due of it: who is ahead hides nobody. */
  ...figures,
  state: z.enum(paceStates),
  counts,
  weeks: z.array(week),
  /** Its classes, or those of them that the asked-for states hold; the neediest first. */
  classes: z.array(paceClass),
});

export type PaceClass = z.infer<typeof paceClass>;
export type PaceSite = z.infer<typeof paceSite>;
export type PaceCounts = z.infer<typeof counts>;

/** What the board can be narrowed to beside places: a state, or silence. */
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
      message: "A line of your own",
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
      message: "Una línea suya",
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

/** What the board is narrowed, sorted and headed by. */
export const paceBoard = { filters, sorts: paceSorts, labels } as const;

/** The pacing board: what was due of each class of the running session, what it did, and a nudge by mail. */
export const paceEndpoints = {
  board: defineEndpoint({
    name: "pace.board",
    method: "GET",
    path: "/dashboard/pace",
    access,
    labels,
    summary: "Expected against done in the running session: one page of Sites with their classes, by need",
    query: listQuery(filters, paceSorts).extend({ sort: z.enum(paceSorts).default("need") }),
    reply: z.object({
      data: z.array(paceSite),
      /** The counts are over all that is found, whatever states are asked for. */
      meta: pageMeta.extend({ counts }),
    }),
  }),
  letter: defineEndpoint({
    name: "pace.letter",
    method: "GET",
    path: "/dashboard/pace/nudge",
    access,
    labels,
    summary: "The nudge as its mail would read now, to one class of a Site or, without user_id, to any",
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
        /** What stands before the sender's own line, what leads it in, and what comes after it. */
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
    summary: "Mail the teacher of a class (user_id, school_id), or those of several, what waits for them",
    body: z.object({
      user_id: referenceTo("user").optional(),
      school_id: referenceTo("site").optional(),
      classes: z
        .array(z.object({ user_id: id(), school_id: id() }))
        .min(1)
        .max(500)
        .optional(),
      message: optionalText(300),
    }),
    reply: z.object({
      /** Skipped is who had one in the last days, or is no class any more. */
      data: z.object({ sent: z.number().int(), skipped: z.number().int() }),
      message: z.string(),
    }),
  }),
};
