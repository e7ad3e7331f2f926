import {
  activityFormResponseEndpoints,
  nominationResponseEndpoints,
  pdfFormResponseEndpoints,
  type Question,
  type QuestionSummary,
  quizAnswerEndpoints,
  type ReplyOf,
  traitResponseEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { makeNominationForm, makeQuiz } from "../../../test/quizzes.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { randomOf } from "../../demo/shared/random.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const random = randomOf(11, "summaries");

const asked: Question[] = [
  { id: "students", label: "How many?", kind: "number", required: true },
  { id: "feel", label: "How was it?", kind: "scale_5", required: false },
  { id: "again", label: "Again?", kind: "yes_no", required: false },
  { id: "where", label: "Where?", kind: "choice", options: ["Rug", "Desk", "Yard"], required: false },
  { id: "who", label: "Who spoke?", kind: "multi_choice", options: ["A", "B", "C"], required: false },
  { id: "note", label: "A note", kind: "long_text", required: false },
];
const otherwise = asked.map((question) =>
  question.id === "feel" ? { ...question, label: "How is it?" } : question,
);

function answersTo(questions: readonly Question[]): Record<string, unknown> {
  const valueOf = ({ kind, options = [] }: Question) => {
    if (kind === "number") return random.between(1, 30);
    if (kind === "scale_5") return random.between(1, 5);
    if (kind === "yes_no") return random.chance(0.5);
    if (kind === "choice") return random.pick(options);
    if (kind === "multi_choice") return random.shuffled(options).slice(0, random.between(1, 3));
    return `Written ${random.between(1, 9)}`;
  };
  return Object.fromEntries(
    questions.flatMap((question) => (random.chance(0.8) ? [[question.id, valueOf(question)]] : [])),
  );
}

const sites = [await make.site({ name: "Alder" }), await make.site({ name: "Birch" })] as const;
const teachers = await Promise.all(
  Array.from({ length: 24 }, (_, index) =>
    make.user({ first_name: index % 2 ? "Odd" : "Even", school_ids: [sites[index % 2]?.id ?? 0] }),
  ),
);
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const quiz = await makeQuiz(db, "Sums", [
  { question: "2 + 2?", answers: ["3", "4"], correct: 2 },
  { question: "Same?", answers: ["x", "x", "y"], correct: 1 },
]);
const trait = await make.trait({ questions: asked });
const { rows: episodes } = await sql<{
  id: number;
}>`insert into trait_videos (trait_id, name, trait_opening_url)
  values (${trait.id}, 'The lamp', 'https://vimeo.com/1') returning id`.execute(db);
const nomination = await makeNominationForm(db, 2);
const questionsOfQuiz = quiz.questionIds.map(
  (id, index): Question => ({
    id: String(id),
    label: "",
    kind: "choice",
    options: index === 0 ? ["1", "2"] : ["1", "2", "3"],
    required: true,
  }),
);

interface Subject {
  readonly id: number;
  readonly type?: string;
  readonly questions: readonly Question[];
}

const subjects: Subject[] = [
  { id: (await make.mindfulOpen({ questions: asked })).id, questions: asked },
  { id: (await make.mindfulOpen({ questions: asked })).id, questions: asked },
  { id: (await make.puzzle({ questions: otherwise })).id, questions: otherwise },
  { id: (await make.lessonPlan({ questions: asked })).id, questions: asked },
  { id: (await make.playActivity({ questions: asked.slice(0, 2) })).id, questions: asked.slice(0, 2) },
  { id: trait.id, type: "trait", questions: asked },
  {
    id: episodes[0]?.id ?? 0,
    type: "giver_tv",
    questions: [{ id: "liked", label: "", kind: "scale_5", required: true }],
  },
  { id: nomination.id, questions: [{ id: "why", label: "", kind: "long_text", required: true }] },
  { id: quiz.id, questions: questionsOfQuiz },
];
for (const { id, type, questions } of subjects) {
  for (const [index, user] of teachers.entries()) {
    if (random.chance(0.3)) continue;
    const given = answersTo(questions);
    const isQuiz = questions === questionsOfQuiz;
    await make.response({
      object_id: id,
      ...(type ? { type } : {}),
      user_id: user.id,
      school_id: sites[index % 2]?.id ?? 0,
      grade: index % 3 ? "2" : "K",
      points: 5,
      answers: isQuiz
        ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, Number(value)]))
        : given,
    });
  }
}

const sorts = [
  ["/activityFormResponse", activityFormResponseEndpoints],
  ["/pdfFormResponse", pdfFormResponseEndpoints],
  ["/trait/responses", traitResponseEndpoints],
  ["/studentNomanation/responses", nominationResponseEndpoints],
  ["/quizAnswer", quizAnswerEndpoints],
] as const;

type Row = ReplyOf<typeof activityFormResponseEndpoints.list>["data"][number];

/** Recomputes the summary from the list's rows. */
function recount(rows: readonly Row[]) {
  const byQuestion = Map.groupBy(
    rows.flatMap(({ answers }) => answers.filter(({ value }) => value !== null)),
    ({ id, label, kind }) => [id, label, kind].join("|"),
  );
  return Object.fromEntries(
    [...byQuestion].map(([question, answers]) => {
      const [first] = answers;
      const numbers = first?.kind === "number" || first?.kind === "scale_5";
      const sum = answers.reduce((total, { value }) => total + Number(value), 0);
      const chosen = answers.flatMap(({ value }) => (Array.isArray(value) ? value : [String(value)]));
      const isCounted = first?.kind !== "number" && !first?.kind.endsWith("text");
      const counts = isCounted ? Object.fromEntries(Map.groupBy(chosen, (one) => one)) : {};
      return [
        question,
        {
          answered: answers.length,
          mean: numbers ? (sum / answers.length).toFixed(6) : undefined,
          counts: Object.fromEntries(Object.entries(counts).map(([one, all]) => [one, all.length])),
          right: first?.right === undefined ? undefined : answers.filter(({ right }) => right).length,
        },
      ];
    }),
  );
}

/** A summary in the shape of the recount, without zero counts. */
function shapeOf(questions: readonly QuestionSummary[]) {
  const shaped = questions
    .filter(({ answered }) => answered > 0)
    .map(({ id, label, kind, answered, mean, counts }) => {
      const summed = new Map<string, number>();
      for (const { answer, count } of counts) summed.set(answer, (summed.get(answer) ?? 0) + count);
      const isMarked = counts.some(({ right }) => right !== undefined);
      const right = counts.reduce((sum, count) => (count.right ? sum + count.count : sum), 0);
      return [
        [id, label, kind].join("|"),
        {
          answered,
          mean: mean === null ? undefined : mean.toFixed(6),
          counts: Object.fromEntries([...summed].filter(([, count]) => count > 0)),
          right: isMarked ? right : undefined,
        },
      ];
    });
  return Object.fromEntries(shaped) as ReturnType<typeof recount>;
}

const everyFilter = [
  {},
  { object_id: subjects[0]?.id },
  { schools: sites[0].id },
  { providers: sites[1].provider_id },
  { grade: "K" },
  { search: "odd" },
  { search: "birch", grade: "2" },
  { from: "2000-01-01", to: "2000-02-01" },
];

describe.each(sorts)("GET %s/summary", (_path, { list, summary }) => {
  const read = async (query: object, as: SignedIn = staff) => {
    const rows: Row[] = [];
    for (let page = 0; ; page += 1) {
      const { body } = await call(list as typeof activityFormResponseEndpoints.list, {
        as,
        query: { ...query, rows: 100, page },
      });
      rows.push(...body.data);
      if (rows.length >= body.meta.total) break;
    }
    const { status, body } = await call(summary as typeof activityFormResponseEndpoints.summary, {
      as,
      query: { ...query },
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    return { rows, data: body.data };
  };

  test.each(everyFilter)("agrees with a recount of all the rows that %j leaves", async (query) => {
    const { rows, data } = await read(query);
    expect(shapeOf(data.questions)).toEqual(recount(rows));
    expect(data).toMatchObject({
      responses: rows.length,
      points: rows.reduce((sum, row) => sum + row.points, 0),
      items: new Set(rows.map(({ type, object_id }) => `${type} ${object_id}`)).size,
    });
  });

  test("counts for a leader what their sites answered, and nothing else", async () => {
    const leader = await signInAs("Site Leader", { school_ids: [sites[0].id] });
    const { rows, data } = await read({}, leader);
    expect(shapeOf(data.questions)).toEqual(recount(rows));
    expect([data.responses, data.responses > 0]).toEqual([rows.length, true]);
    const foreign = await read({ schools: sites[1].id }, leader);
    expect(foreign.data).toEqual({ responses: 0, points: 0, items: 0, questions: [] });
  });
});

describe("GET /activityFormResponse/summary", () => {
  const read = async (query: object) =>
    (await call(activityFormResponseEndpoints.summary, { as: staff, query: { ...query } })).body.data
      .questions;

  test("gathers what items ask alike, and keeps apart what they word otherwise", async () => {
    const labels = (await read({})).filter(({ id }) => id === "feel").map(({ label }) => label);
    expect(labels.sort()).toEqual(["How is it?", "How was it?"]);
    expect((await read({})).filter(({ id }) => id === "students")).toHaveLength(1);
  });

  test("keeps the questions of one item in its order, with answers that nobody gave", async () => {
    const item = await make.mindfulOpen({ questions: asked });
    expect((await read({ object_id: item.id })).map(({ id, answered }) => [id, answered])).toEqual(
      asked.map(({ id }) => [id, 0]),
    );
    const [user] = teachers;
    const answers = { feel: 4, where: "Yard" };
    await make.response({ object_id: item.id, user_id: user?.id ?? 0, school_id: sites[0].id, answers });
    const counts = (await read({ object_id: item.id })).map((question) =>
      question.counts.map(({ count }) => count),
    );
    expect(counts).toEqual([[], [0, 0, 0, 1, 0], [0, 0], [0, 0, 1], [0, 0, 0], []]);
  });

  test("refuses a filter and a type it does not know", async () => {
    for (const [query, path] of [
      [{ page: 1 }, "page"],
      [{ type: "play_activity" }, "type"],
    ] as const) {
      const { status, body } = await call(activityFormResponseEndpoints.summary, { as: staff, query });
      expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
    }
  });
});
