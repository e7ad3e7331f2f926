import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  day,
  moment,
  money,
  optionalReferenceTo,
  optionalText,
  reference,
  referenceTo,
} from "../core/fields.ts";
import { idFilter, one, pageOf, pageQuery } from "../core/page.ts";
import { movedElsewhere, paidElsewhere, voteTally } from "./charityChoices.ts";
import { cents } from "./classDonations.ts";
import { givingLabels, goalLabels } from "./givingLabels.ts";

const instructors = grant("none", "Instructor");

const recorders = grant(["Charities"], "Instructor");

const schoolQuery = z.strictObject({ school_id: z.coerce.number().int().min(1).max(2_147_483_647) });

const session = z.object({ id: z.number().int(), name: z.string(), start: z.string(), end: z.string() });

/**
 * What sponsors do for the points of a class in a session: `give`, `pledged` while a pledge that could cover them hasn't
 * come in whole, `open` where none covers them. Without any pledge until then, they give.
 */
export const sponsorStates = ["give", "pledged", "open"] as const;

const givingFigures = {
  points: z.number().int(),
  /** Points times the sponsor rate. */
  earned_cents: money,
  /** All donations except void and held. */
  donated_cents: money,
  /** Includes paid. */
  verified_cents: money,
};

const charityCard = z.object({
  id: z.number().int(),
  name: z.string(),
  country: z.string(),
  state: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  logo_url: z.string().nullable(),
  category: reference.nullable(),
});

export type CharityCard = z.infer<typeof charityCard>;

const goal = z.object({
  id: z.number().int(),
  user: reference,
  school: reference,
  session: reference,
  goal_cents: money,
  goal_text: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  version: z.number().int(),
});

export type TeacherGoal = z.infer<typeof goal>;

/** A class's totals, overall and for the current session. */
export const classPoints = z.object({
  ...givingFigures,
  /** Earned in sessions where the class hasn't chosen a charity. */
  unassigned_cents: money,
  /** Null between sessions; session figures are then 0. */
  session: session.nullable(),
  charity: reference.nullable(),
  session_points: z.number().int(),
  session_earned_cents: money,
  session_donated_cents: money,
  session_verified_cents: money,
  /** Of the session. */
  sponsors: z.enum(sponsorStates),
  goal: goal.pick({ id: true, goal_cents: true, goal_text: true, version: true }).nullable(),
  recent: z.array(
    z.object({ id: z.number().int(), points: z.number().int(), title: z.string(), created_at: moment }),
  ),
  /** The most students in one of the class's last 10 responses that counted them; null before the first. */
  class_size: z.number().int().nullable(),
});

const choice = z.object({
  id: z.number().int(),
  school: reference,
  session,
  charity: charityCard,
  start: day,
  end: day,
  votes: voteTally.nullable(),
  created_at: moment,
  ...givingFigures,
  sponsors: z.enum(sponsorStates),
  paid_elsewhere: z.array(paidElsewhere),
  moved_elsewhere: z.array(movedElsewhere),
});

export type ClassChoice = z.infer<typeof choice>;

/** Why a class can't vote now. */
export const votingClosedReasons = ["no_session", "chosen", "no_candidates"] as const;

const voting = z.object({
  voting_open: z.boolean(),
  has_voted: z.boolean(),
  charity: reference.nullable(),
  session: session.nullable(),
  /** When the session's last day ends. */
  closes_at: moment.nullable(),
  reason: z.enum(votingClosedReasons).nullable(),
});

/** First round plus run-offs. */
const mostRounds = 20;

const voteCount = z.object({
  charity_id: referenceTo("charity"),
  count: z.number().int().min(0).max(1000),
  /** Defaults to 1; later rounds include only charities tied in the previous one. */
  round: z.number().int().min(1).max(mostRounds).optional(),
});

const activitiesDone = z.array(
  z.object({ key: z.string(), count: z.number().int(), points: z.number().int() }),
);

/** A class's session summary; totals only, no student names. */
const story = z.object({
  session,
  school: reference,
  teacher: z.string(),
  grade: z.string().nullable(),
  charity: charityCard.nullable(),
  paid_elsewhere: z.array(paidElsewhere),
  moved_elsewhere: z.array(movedElsewhere),
  ...givingFigures,
  sponsors: z.enum(sponsorStates),
  goal: goal.pick({ goal_cents: true, goal_text: true }).nullable(),
  /** Activities by type key, including trait and giver_tv, most frequent first. */
  activities: activitiesDone,
  activities_total: z.number().int(),
  /** Most students in one activity and total participations; null if never counted. */
  students: z.object({ largest: z.number().int(), taken_part: z.number().int() }).nullable(),
  nominations: z.number().int(),
  votes: z
    .array(
      z.object({ round: z.number().int(), charity: reference, count: z.number().int(), chosen: z.boolean() }),
    )
    .nullable(),
  days: z.array(z.object({ date: z.string(), activities: z.number().int(), points: z.number().int() })),
  /** Best first. */
  best_days: z.array(z.object({ date: z.string(), points: z.number().int(), titles: z.array(z.string()) })),
  donations: z.array(z.object({ donated_on: day, amount_cents: money })),
  /** Sessions with a summary for this class, newest first. */
  sessions: z.array(session),
});

export type SessionStory = z.infer<typeof story>;

export const givingEndpoints = {
  points: defineEndpoint({
    name: "teacherPoint.get",
    method: "GET",
    path: "/teacherPoint",
    access: grant(["Constituents", "Charities"], "Instructor"),
    summary:
      "What a class has won and brought in: points, earned, donated, its goal, the latest entries; staff name its teacher by `user_id`",
    query: z.strictObject({
      school_id: z.coerce.number().int().min(1).max(2_147_483_647),
      user_id: idFilter(),
    }),
    reply: one(classPoints),
  }),
  choices: defineEndpoint({
    name: "instructor.charityChoices",
    method: "GET",
    path: "/instructor/charityAsso",
    access: instructors,
    summary:
      "List a class's charity choices and donations by session, newest first; defaults to all the caller's sites",
    query: z.strictObject({ school_id: idFilter() }),
    reply: z.object({ data: z.array(choice) }),
  }),
  candidates: defineEndpoint({
    name: "instructor.charityList",
    method: "GET",
    path: "/instructor/charityList",
    access: instructors,
    summary: "List the charities a class can choose this session, by name",
    query: schoolQuery,
    reply: z.object({ data: z.array(charityCard.extend({ chosen: z.boolean() })) }),
  }),
  voting: defineEndpoint({
    name: "instructor.checkVoting",
    method: "GET",
    path: "/instructor/checkVoting",
    access: instructors,
    summary: "Check whether a class can choose a charity now, and why not",
    query: schoolQuery,
    reply: one(voting),
  }),
  selectCharity: defineEndpoint({
    name: "instructor.selectCharity",
    labels: givingLabels,
    method: "POST",
    path: "/instructor/selectCharity",
    access: instructors,
    summary:
      "Choose a class's charity, once per session, with optional `votes`. A tie returns 422 and needs a run-off; decide a second tie without votes",
    body: z.object({
      charity_id: referenceTo("charity"),
      school_id: referenceTo("site"),
      votes: z.array(voteCount).max(1000).optional(),
    }),
    reply: one(choice),
    status: 201,
  }),
  goal: defineEndpoint({
    name: "teacherGoal.get",
    labels: goalLabels,
    method: "GET",
    path: "/teacherGoal",
    access: recorders,
    summary:
      "Get a class's goal this session, or null, by `school_id` (staff also `user_id`); without them, all goals the caller can see",
    query: z.strictObject({ school_id: idFilter(), user_id: idFilter(), ...pageQuery }),
    reply: z.union([pageOf(goal), one(goal.nullable())]),
  }),
  addGoal: defineEndpoint({
    name: "teacherGoal.create",
    labels: goalLabels,
    method: "POST",
    path: "/teacherGoal/add",
    access: recorders,
    summary: "Set a class's goal this session, one per class and session; staff send `user_id`",
    body: z.object({
      school_id: referenceTo("site"),
      user_id: optionalReferenceTo("user"),
      goal_cents: cents(),
      goal_text: optionalText(200),
    }),
    reply: one(goal),
    status: 201,
  }),
  updateGoal: defineEndpoint({
    name: "teacherGoal.update",
    labels: goalLabels,
    method: "PATCH",
    path: "/teacherGoal/update/:id",
    access: recorders,
    summary: "Change a goal of the caller's own class (staff: any class); supports If-Match",
    params: idParams,
    body: z.object({ goal_cents: cents().optional(), goal_text: optionalText(200) }),
    reply: one(goal),
  }),
  story: defineEndpoint({
    name: "instructor.sessionStory",
    labels: givingLabels,
    method: "GET",
    path: "/instructor/sessionStory",
    access: instructors,
    summary: "Get a class's totals for a session, by default the current one, without student names",
    query: schoolQuery.extend({ session_id: idFilter() }),
    reply: one(story),
  }),
};
