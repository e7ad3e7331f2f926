import {
  type AnsweredAs,
  activityFormResponseEndpoints,
  answerEndpoints,
  type BulkOutcome,
  nominationResponseEndpoints,
  pdfFormResponseEndpoints,
  quizAnswerEndpoints,
  traitResponseEndpoints,
  typesAnsweredAs,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { type Db, rows } from "../../src/core/database.ts";
import type { TestApp } from "../buildApp.ts";
import type { randomly } from "../randomly.ts";
import { dayBefore } from "./days.ts";
import type { History, Step } from "./historySteps.ts";
import { pointsFor } from "./recompute.ts";

/** Something that classes respond to. */
interface HistoryItem {
  readonly id: number;
  readonly type: string;
  /** Of a quiz: its questions, each with the number of the answer that is right. */
  readonly asks?: readonly { readonly id: number; readonly right: number }[];
}

/** What all classes see, by how it is answered. */
export type HistoryItems = Readonly<Record<AnsweredAs, readonly HistoryItem[]>>;

/** A response that was acknowledged, and whether it stands. */
export interface Acknowledged {
  readonly sort: AnsweredAs;
  readonly stands: boolean;
}

/** The calls that record a response of each sort, and those that take it back. */
const calls = {
  activityFormResponse: { answer: answerEndpoints.answerForm, own: activityFormResponseEndpoints },
  pdfFormResponse: { answer: answerEndpoints.answerPdf, own: pdfFormResponseEndpoints },
  quizAnswer: { answer: answerEndpoints.answerQuiz, own: quizAnswerEndpoints },
  traitResponse: { answer: answerEndpoints.answerTrait, own: traitResponseEndpoints },
  nominationResponse: { answer: answerEndpoints.answerNomination, own: nominationResponseEndpoints },
} as const;

const sorts = Object.keys(calls) as readonly AnsweredAs[];

/** The lists of all sorts of response, each with what is in it. */
export const responseLists = sorts.map((sort) => ({
  ...calls[sort].own,
  holds: ({ type }: { readonly type: string }) => isOf(sort, type),
}));

/** Makes what classes respond to: a kind of everything that brings points. */
export async function historyItems({ make }: TestApp): Promise<HistoryItems> {
  const dates = { start: "2026-07-01", end: "2026-12-31" };
  const plain = { ...dates, questions: [] };
  const typed = async (type: string, made: Promise<{ readonly id: number }>) => ({
    id: (await made).id,
    type,
  });
  const asks = await Promise.all(
    [2, 1, 2].map(async (right) => ({ id: (await make.quizQuestion({ correct_answer: right })).id, right })),
  );
  const quiz = async (some: typeof asks) => ({
    ...(await typed("quiz_question", make.quiz({ ...plain, question_ids: some.map(({ id }) => id) }))),
    asks: some,
  });
  const trait = await make.trait(dates);
  const episode = () => typed("giver_tv", make.giverTv({ ...dates, trait_id: trait.id }));
  const nomination = (max_per_class: number) =>
    typed("student_nomination_form", make.nomination({ ...plain, max_per_class }));
  return {
    activityFormResponse: await Promise.all([
      typed("mindfulness_matters_open_form", make.mindfulOpen(plain)),
      typed("mindfulness_matters_open_form", make.mindfulOpen(plain)),
      typed("mindfulness_matters_close_form", make.mindfulClose(plain)),
      typed("puzzle_form", make.puzzle(plain)),
    ]),
    pdfFormResponse: await Promise.all([
      typed("kinesthetic_activity", make.kinesthetic(plain)),
      typed("project_based_learning_activity", make.projectBased(plain)),
      typed("peer_to_peer_connection_activity", make.peerConnection(plain)),
      typed("family_connection_activity", make.familyConnection(plain)),
      typed("play_activity", make.playActivity(plain)),
      typed("lesson_plan_activity", make.lessonPlan(plain)),
    ]),
    quizAnswer: await Promise.all([quiz(asks), quiz(asks.slice(0, 1))]),
    traitResponse: [{ id: trait.id, type: "trait" }, ...(await Promise.all([episode(), episode()]))],
    nominationResponse: await Promise.all([nomination(1), nomination(3)]),
  };
}

/** What classes record, and what staff take back of it and bring back, one by one or several. */
export function answerSteps(
  history: History,
  { below, chance, oneOf }: ReturnType<typeof randomly>,
): Readonly<Record<"answer" | "unanswer" | "restore", Step>> {
  const { team, world } = history;
  const { call, db } = history.kit;
  const { responses } = history.acknowledged;
  const answer: Step = async () => {
    const { teacher, site } = oneOf(world.classes);
    const sort = oneOf(sorts);
    const { id: object_id, type, asks = [] } = oneOf(team.items[sort]);
    const given = asks.map(({ id, right }) => ({ id, right, number: 1 + below(2) }));
    const body = {
      school_id: site,
      object_id,
      answers: {
        ...Object.fromEntries(given.map(({ id, number }) => [String(id), number])),
        ...(type === "giver_tv" && { students: 1 + below(30), liked: 4 }),
      },
      ...(sort === "traitResponse" && { kind: type }),
      ...(sort === "nominationResponse" && { student_first_name: "Kim", student_last_name: "Berg" }),
      ...(chance(0.4) && { answered_on: dayBefore(history.today, below(17)) }),
    };
    const sent = await call(calls[sort].answer, { as: teacher, body: body as never });
    if (sent.status !== 201) return sent;
    const { id, points_won } = sent.body.data;
    const right_answers = given.filter(({ right, number }) => right === number).length;
    expect([type, points_won]).toEqual([type, pointsFor({ type, right_answers, asked: asks.length })]);
    if (!responses.has(id)) responses.set(id, { sort, stands: true });
    return sent;
  };
  /** Some responses of one sort. */
  const someOf = (all: readonly (readonly [number, AnsweredAs])[]) => {
    const sort = all.length > 0 ? oneOf(all)[1] : undefined;
    const ids = all.filter(([, own]) => own === sort).map(([id]) => id);
    const most = chance(0.7) ? 1 : 3;
    return { sort, ids: Array.from({ length: most }, () => oneOf(ids)) };
  };
  const bulk = async (sort: AnsweredAs, action: "delete" | "restore", ids: readonly number[]) => {
    const body = { action, ids: [...new Set(ids)] };
    const sent = await call(calls[sort].own.bulk, { as: team.chief, body: body as never });
    if (sent.status !== 200) return sent;
    for (const id of (sent.body.data as BulkOutcome).ids)
      responses.set(id, { sort, stands: action === "restore" });
    return sent;
  };
  const unanswer: Step = async () => {
    const there = await rows<{ id: number; type: string }>(
      db,
      sql`select id, type from responses where school_id = any(${[...world.sites]}::int[]) order by id`,
    );
    const known = there.flatMap(({ id, type }) =>
      sorts.filter((sort) => isOf(sort, type)).map((sort) => [id, sort] as const),
    );
    if (known.length === 0) return undefined;
    const { sort, ids } = someOf(known);
    const [id = 0] = ids;
    if (!sort) return undefined;
    if (ids.length > 1) return bulk(sort, "delete", ids);
    const sent = await call(calls[sort].own.remove, { as: team.chief, params: { id } });
    if (sent.status !== 200) return sent;
    responses.set(id, { sort, stands: false });
    // A slip is taken back at once.
    return chance(0.4) ? bulk(sort, "restore", [id]) : sent;
  };
  const restore: Step = async () => {
    const deleted = [...responses].flatMap(([id, { sort, stands }]) => (stands ? [] : [[id, sort] as const]));
    if (deleted.length === 0) return undefined;
    const { sort, ids } = someOf(deleted);
    return sort && bulk(sort, "restore", ids);
  };
  return { answer, unanswer, restore };
}

const isOf = (sort: AnsweredAs, type: string): boolean => typesAnsweredAs(sort).includes(type);

/** How many responses of each sort there are, and how many were taken back and brought back. */
export async function countAnswers(db: Db): Promise<Record<string, number>> {
  const counted = await rows<{ what: string; count: number }>(
    db,
    sql`select type as what, count(*)::int as count from responses group by 1
      union all select entity || ' ' || action, count(*)::int from audit_log group by 1`,
  );
  const counts = new Map(counted.map(({ what, count }) => [what, count]));
  const types = sorts.flatMap((sort) => [...typesAnsweredAs(sort)]);
  const taken = sorts.flatMap((sort) => ["delete", "restore"].map((action) => `${sort} ${action}`));
  return Object.fromEntries([...types, ...taken].map((what) => [what, counts.get(what) ?? 0]));
}
