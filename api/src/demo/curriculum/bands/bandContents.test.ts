import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { detailAudiences, findPuzzleFaults, makePuzzle } from "@kindling/contract";
import { expect, test } from "vitest";
import { addDays, calendarOf } from "../../shared/calendar.ts";
import { activityContents } from "../activityContents.ts";
import { scriptsByLevel, scriptsForAll } from "../mindfulScripts.ts";
import { quizContents } from "../quizContents.ts";
import { traitContents } from "../traitContents.ts";
import { type BandLevel, bandContents, bands, bandTraits } from "./bandContents.ts";
import { planBand } from "./planBand.ts";

const folder = path.join(import.meta.dirname, "../../content/curriculum/bands");

const all = bandContents.flatMap(({ level, activities }) =>
  activities.map((activity) => ({ level, ...activity })),
);
const quizzes = bandContents.flatMap(({ level, quizzes: own }) => own.map((quiz) => ({ level, ...quiz })));
const traits = bandContents.flatMap(({ level, traits: own }) => own.map((trait) => ({ level, ...trait })));

type Activity = (typeof all)[number];

const isForClass = (part: string) =>
  (detailAudiences as Readonly<Record<string, string>>)[part] === "class" && part !== "letter";

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? value.split("\n\n") : Array.isArray(value) ? value.flatMap(textsIn) : [];

/** What a class reads of an activity, text by text, with the name of its part. */
const readByClass = ({ content }: Activity) =>
  Object.entries(content.details)
    .filter(([part]) => isForClass(part))
    .flatMap(([part, value]) => textsIn(value).map((text) => ({ part, text })));

const partOf = ({ content }: Activity, part: string): unknown =>
  (content.details as Readonly<Record<string, unknown>>)[part];

/** Everything that children of a band read or hear, quizzes, traits and films included. */
function wordsFor(level: BandLevel): string[] {
  const band = bandContents.find((one) => one.level === level)!;
  return [
    ...all.filter((one) => one.level === level).flatMap((one) => readByClass(one).map(({ text }) => text)),
    ...band.quizzes.flatMap(({ introduction, questions }) => [
      introduction ?? "",
      ...questions.flatMap(({ question, answers }) => [
        question,
        ...answers.map((answer) => (typeof answer === "string" ? answer : (answer.text ?? ""))),
      ]),
    ]),
    ...band.traits.map(({ description }) => description ?? ""),
    ...band.films.flatMap(({ lines }) => lines.map(({ en }) => en)),
  ].filter(Boolean);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])["”]?\s+/).filter((sentence) => sentence.trim());

test("there are at least 200 activities, over all kinds, in every band", () => {
  expect(all.length + quizzes.length).toBeGreaterThanOrEqual(200);
  for (const { level, activities, quizzes: own } of bandContents) {
    expect(activities.length + own.length, level).toBeGreaterThanOrEqual(66);
    const kinds = new Set(activities.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["mindfulOpen", ...Object.keys(activityContents)]));
    expect(own.length).toBeGreaterThan(0);
    const types = activities.flatMap((activity) => partOf({ level, ...activity }, "puzzle_type") ?? []);
    expect(types.filter((type) => type === "crossword").length).toBeGreaterThanOrEqual(5);
    expect(types.filter((type) => type === "word_search").length).toBeGreaterThanOrEqual(5);
  }
});

test("every trait of the school year has, in every band, a trait, a film to open with, episodes and a letter", () => {
  for (const { level, traits: own, films, activities } of bandContents) {
    expect(own.map(({ of }) => of)).toEqual(bandTraits);
    const shown = new Set(
      own.flatMap(({ episodes, opening }) => [opening, ...episodes.map(({ film }) => film)]),
    );
    for (const { film } of films) expect(shown, level).toContain(film);
    for (const trait of bandTraits) {
      const letters = activities.filter((one) => one.kind === "familyConnection" && one.trait === trait);
      expect(letters.length, `${level}: ${trait}`).toBeGreaterThan(0);
    }
  }
});

test("no title is used twice, in the bands or in what is for all", () => {
  const titles = [
    ...all.map(({ content }) => content.title),
    ...quizzes.map(({ title }) => title),
    ...traits.map(({ title }) => title),
    ...traits.flatMap(({ episodes }) => episodes.map(({ name }) => name)),
    ...Object.values(activityContents).flatMap((contents) => contents.map(({ title }) => title)),
    ...[...scriptsForAll, ...scriptsByLevel, ...quizContents, ...traitContents].map(({ title }) => title),
  ];
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(45);
});

test("nothing is left empty, and each activity serves two different standards", () => {
  const minimum: Readonly<Record<string, readonly string[]>> = {
    mindfulOpen: ["introduction", "script", "duration_seconds"],
    mindfulClose: ["introduction", "script", "duration_seconds", "closing_prompt"],
    puzzle: ["introduction", "puzzle_type", "words"],
    kinesthetic: ["introduction", "materials", "steps", "space", "duration_minutes"],
    playActivity: ["materials", "rules", "players", "duration_minutes"],
    peerConnection: ["group_size", "prompt", "steps"],
    lessonPlan: ["objective", "materials", "procedure", "steps", "assessment", "duration_minutes"],
    projectBased: ["driving_question", "materials", "steps", "outcome", "duration_days"],
    familyConnection: ["letter", "prompt"],
  };
  for (const activity of all) {
    const { content, kind } = activity;
    expect(content.standards[0], content.title).not.toBe(content.standards[1]);
    for (const part of minimum[kind] ?? ["missing"]) {
      const value = partOf(activity, part);
      expect(Array.isArray(value) ? value.length : value, `${content.title}: ${part}`).toBeTruthy();
    }
    for (const [part, notes] of [
      ["steps", "step_notes"],
      ["script", "script_notes"],
    ] as const) {
      const beside = partOf(activity, notes);
      if (beside) expect(beside, content.title).toHaveLength(textsIn(partOf(activity, part)).length);
    }
  }
});

test("what a class reads fits the stage, in words for its age", () => {
  const longest: Readonly<Record<BandLevel, number>> = {
    Primary: 170,
    "Upper Elementary": 230,
    "Middle School": 230,
  };
  for (const activity of all) {
    for (const { part, text } of readByClass(activity)) {
      const most = part === "steps" ? 180 : part === "clues" ? 70 : longest[activity.level];
      expect(text.length, `${activity.content.title}: ${text}`).toBeLessThanOrEqual(most);
    }
  }
  for (const { title, questions } of quizzes) {
    expect(questions.length, title).toBeGreaterThanOrEqual(5);
    expect(questions.length, title).toBeLessThanOrEqual(6);
    for (const { question, answers } of questions) {
      expect(question.length, question).toBeLessThanOrEqual(130);
      for (const answer of answers)
        expect(typeof answer === "string" ? answer.length : 0, question).toBeLessThanOrEqual(60);
    }
  }
  const meanLength = ({ level }: { readonly level: BandLevel }) => {
    const sentences = all
      .filter((activity) => activity.level === level)
      .flatMap((activity) => readByClass(activity))
      .flatMap(({ part, text }) => (["script", "steps", "rules"].includes(part) ? sentencesOf(text) : []));
    return sentences.join(" ").split(/\s+/).length / sentences.length;
  };
  const [young = 0, older = 0, oldest = 0] = bands.map(meanLength);
  expect(young).toBeLessThan(8);
  expect(young).toBeLessThan(older);
  expect(older).toBeLessThan(oldest);
  expect(oldest).toBeLessThan(12);
});

test("nothing that a class reads is said to the teacher or about it", () => {
  const said =
    /\b(students?|pup(il)s?|ask the class|have them|the children|let children|circle time)\b|\([^()]*[.!]\)/i;
  for (const { level } of bands) expect(wordsFor(level).filter((text) => said.test(text))).toEqual([]);
});

test("no sentence of more than four words is said twice", () => {
  const sentences = all
    .flatMap((activity) => readByClass(activity).map(({ text }) => text))
    .flatMap(sentencesOf)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^a-z' ]/g, "")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length > 4);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test("every puzzle can be laid out, with words and a grid for the band, and no clue tells its word", () => {
  const limits: Readonly<Record<BandLevel, { grid: number; words: number; letters: number }>> = {
    Primary: { grid: 11, words: 6, letters: 6 },
    "Upper Elementary": { grid: 13, words: 9, letters: 9 },
    "Middle School": { grid: 15, words: 12, letters: 11 },
  };
  const puzzles = bandContents.flatMap(({ level, activities }) =>
    activities.flatMap(({ kind, content: { title, details } }) =>
      kind === "puzzle" && "puzzle_type" in details ? [{ level, title, details }] : [],
    ),
  );
  expect(puzzles.length).toBeGreaterThanOrEqual(30);
  for (const { level, title, details } of puzzles) {
    const { grid, words: most, letters } = limits[level];
    const { words, clues, grid_size } = details;
    expect(findPuzzleFaults(details, true), title).toEqual([]);
    expect(makePuzzle(details).puzzle?.type, title).toBe(details.puzzle_type);
    expect(grid_size ?? 0, title).toBeLessThanOrEqual(grid);
    expect(words!.length, title).toBeLessThanOrEqual(most);
    for (const word of words ?? []) {
      expect(word.length, word).toBeLessThanOrEqual(letters);
      expect(word).toBe(word.toUpperCase());
    }
    for (const [index, clue] of (clues ?? []).entries())
      expect(clue.toUpperCase().split(/[^A-Z]+/), title).not.toContain(words![index]);
  }
});

test("every quiz has one right answer to a sum, and it is the one that is marked", () => {
  const sums = {
    add: (a: number, b: number) => a + b,
    subtract: (a: number, b: number) => a - b,
    multiply: (a: number, b: number) => a * b,
    divide: (a: number, b: number) => a / b,
  };
  let counted = 0;
  for (const { op, question, answers, right } of quizzes.flatMap(({ questions }) => questions)) {
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, question).toBe(answers.length);
    if (!op) continue;
    const words: Readonly<Record<string, number>> = { six: 6, forty: 40, two: 2, three: 3 };
    const numbers = question
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .flatMap((word) => words[word] ?? (/^\d+$/.test(word) ? Number(word) : []));
    // "You and two friends" are three.
    const [a = 0, b = 0] = question.includes("two friends") ? [36, 3] : numbers;
    const marked = answers[right - 1];
    expect((typeof marked === "string" ? marked : "").replace(/[$,]/g, ""), question).toBe(
      String(sums[op](a, b)),
    );
    counted += 1;
  }
  expect(counted).toBeGreaterThanOrEqual(6);
});

test("every letter says the same in both languages, paragraph by paragraph", () => {
  const letters = bandContents.flatMap(({ activities }) =>
    activities.flatMap(({ content: { title, details } }) =>
      "letter" in details ? [{ title, details }] : [],
    ),
  );
  expect(letters).toHaveLength(15);
  for (const { details, title } of letters) {
    const [en = [], es = []] = [details.letter?.en, details.letter?.es].map((text) => text?.split("\n\n"));
    expect(en.length, title).toBeGreaterThanOrEqual(4);
    expect(es.length, title).toBe(en.length);
    expect([en[0], es[0]]).toEqual(["Dear family,", "Querida familia:"]);
    for (const [index, paragraph] of en.entries()) {
      const longer = (es[index]?.length ?? 0) / paragraph.length;
      expect(longer, `${title}: ${paragraph}`).toBeGreaterThan(0.8);
      expect(longer, `${title}: ${paragraph}`).toBeLessThan(1.6);
    }
    expect(en.join(" ").split(" ").length, title).toBeGreaterThan(90);
  }
});

test("every band has a film of its own of 20 to 60 seconds", () => {
  for (const { films } of bandContents) {
    expect(films.length).toBeGreaterThan(0);
    for (const { seconds } of films) {
      expect(seconds).toBeGreaterThanOrEqual(20);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  }
});

test("every file can be read in one sitting", () => {
  for (const { folder: band } of bands) {
    for (const name of readdirSync(path.join(folder, band))) {
      const lines = readFileSync(path.join(folder, band, name), "utf8").split("\n");
      expect(lines.length, name).toBeLessThanOrEqual(400);
      expect(lines[0], name).toMatch(/^# /);
    }
  }
});

test("planBand brings a new opening in each of a session's first five weeks, and something new every week", () => {
  for (let day = 1; day <= 365; day += 30) {
    const calendar = calendarOf(new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10));
    const thisYear = calendar.sessions.slice(5);
    for (const { level, activities } of bandContents) {
      const planned = planBand(activities, level, calendar);
      for (const session of thisYear) {
        const own = planned.filter(({ place }) => place === session.place);
        expect(
          own.every(({ start, end }) => session.start <= start && start < end && end <= session.end),
        ).toBe(true);
        const starts = (kind?: string) =>
          new Set(own.filter(({ content }) => !kind || content.kind === kind).map(({ start }) => start));
        const weeks = [0, 1, 2, 3, 4].map((week) => addDays(session.start, 7 * week));
        expect([...starts("mindfulOpen")].sort()).toEqual(weeks);
        expect([...starts()].sort()).toEqual(weeks);
      }
      expect(
        new Set(
          planned
            .filter(({ content }) => content.kind === "mindfulOpen")
            .map(({ content }) => content.content.title),
        ).size,
      ).toBe(25);
    }
  }
});
