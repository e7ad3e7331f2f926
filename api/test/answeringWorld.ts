import { type ActivityKind, activityTypes, type Question, traitKinds } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../src/core/database.ts";
import type { Factories } from "./factories.ts";
import { randomly } from "./randomly.ts";

interface Asked {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The stored rows of responses. */
export interface AnsweringWorld {
  readonly responses: readonly {
    id: number;
    type: string;
    object_id: number;
    user_id: number;
    school_id: number;
    session_id: number | null;
    grade: string | null;
    answers: Readonly<Record<string, unknown>>;
    points: number;
    created_at: string;
  }[];
  readonly users: readonly {
    id: number;
    first_name: string;
    last_name: string;
    role: string;
    is_active: boolean;
    archived_at: string | null;
  }[];
  readonly user_schools: readonly { user_id: number; school_id: number }[];
  readonly sites: readonly (Named & {
    provider_id: number;
    program_id: number;
    archived_at: string | null;
  })[];
  readonly providers: readonly Named[];
  readonly activities: readonly {
    id: number;
    type: string;
    title: string;
    trait_id: number | null;
    questions: readonly Asked[];
  }[];
  readonly traits: readonly { id: number; title: string; questions: readonly Asked[] }[];
  readonly trait_videos: readonly (Named & { trait_id: number })[];
  readonly quiz_places: readonly { quiz_id: number; position: number; quiz_question_id: number }[];
  readonly quiz_questions: readonly ({ id: number; question: string } & Readonly<Record<string, unknown>>)[];
  readonly charity_choices: readonly {
    user_id: number;
    school_id: number;
    session_id: number;
    charity_id: number;
  }[];
  readonly sessions: readonly Named[];
}

const tables = [
  "responses",
  "users",
  "user_schools",
  "sites",
  "providers",
  "activities",
  "traits",
  "trait_videos",
  "quiz_places",
  "quiz_questions",
  "charity_choices",
  "sessions",
] as const satisfies readonly (keyof AnsweringWorld)[];

/** Reads the tables as they are. */
export async function readAnsweringWorld(db: Db): Promise<AnsweringWorld> {
  const read = await Promise.all(
    tables.map(async (table) => [table, await rows(db, sql`select * from ${sql.table(table)}`)]),
  );
  return Object.fromEntries(read) as AnsweringWorld;
}

// Includes repeated, shared and formula-like questions.
const questions: Question[] = [
  { id: "a", label: "How many took part?", kind: "number", required: true },
  { id: "b", label: "How did it feel?", kind: "scale_5", required: true },
  { id: "c", label: "Again?", kind: "yes_no", required: false },
  { id: "d", label: "Which one?", kind: "choice", options: ["The drum", "=The bell"], required: false },
  { id: "e", label: "Where?", kind: "multi_choice", options: ["Hall", "Yard", "Room, 2"], required: false },
  { id: "f", label: "How did it feel?", kind: "long_text", required: false },
  { id: "g", label: " Again? ", kind: "text", required: false },
];

const kinds = ["mindfulOpen", "kinesthetic", "playActivity", "nomination", "puzzle"] as const;

/** Fills the tables with classes at some places and what they answered by chance; the same for the same seed. */
export async function makeAnsweringWorld(db: Db, make: Factories, seed: number): Promise<void> {
  const { below, chance, oneOf, someOf } = randomly(seed);
  const several = async <T>(count: number, each: (index: number) => Promise<T>) => {
    const made: T[] = [];
    for (let index = 0; index < count; index += 1) made.push(await each(index));
    return made;
  };
  const providers = await several(3, () => make.provider());
  const programs = await several(2, () => make.program());
  const sites = await several(7, () =>
    make.site({ provider_id: oneOf(providers).id, program_id: oneOf(programs).id }),
  );
  const sessions = await several(3, (at) =>
    make.session({
      program_id: programs[0]?.id ?? 0,
      start: `2026-0${at + 1}-01`,
      end: `2026-0${at + 1}-25`,
    }),
  );
  const charities = await several(2, () => make.charity());
  const people = await several(14, () => {
    const school_ids = someOf(sites, 3).map(({ id }) => id);
    return make.user({ role: "Instructor", school_ids, is_active: chance(0.8) });
  });
  await sql`update sites set archived_at = now() where id = ${oneOf(sites).id}`.execute(db);
  await sql`update users set archived_at = now() where id = ${oneOf(people).id}`.execute(db);

  const traits = await several(2, () => make.trait({ questions: someOf(questions, 4) }));
  const traitOf = () => (chance(0.6) ? oneOf(traits).id : null);
  const activities = await several(8, (): Promise<{ id: number }> => {
    const kind: ActivityKind = oneOf(kinds);
    return make[kind]({ trait_id: traitOf(), questions: someOf(questions, 7) });
  });
  const asked = await several(4, (at) =>
    make.quizQuestion(at % 2 === 0 ? { answer_3: "Both" } : { question: "How many took part?" }),
  );
  const quizzes = await several(2, () =>
    make.quiz({
      trait_id: traitOf(),
      question_ids: someOf(asked, 3).map(({ id }) => id),
      questions: questions.slice(0, 1),
    }),
  );
  const episodes = await several(2, () => make.giverTv({ trait_id: oneOf(traits).id }));
  const items = [
    ...[...activities, ...quizzes].map(({ id }) => ({ id, type: undefined })),
    ...traits.map(({ id }) => ({ id, type: traitKinds.trait.key })),
    ...episodes.map(({ id }) => ({ id, type: traitKinds.giverTv.key })),
  ];

  const answerTo = (kind: string): unknown => {
    if (kind === "number") return below(30);
    if (kind === "scale_5") return 1 + below(5);
    if (kind === "yes_no") return chance(0.5);
    if (kind === "choice") return oneOf(["The drum", "=The bell"]);
    if (kind === "multi_choice") return someOf(["Hall", "Yard", "Room, 2"], 3);
    return oneOf(["Calm.", "+1 for all", "«Sí» & <no>", "two\nlines"]);
  };
  const answers = () => {
    const own = someOf(questions, 7).map(({ id, kind }) => [id, answerTo(kind)]);
    const quiz = asked.map(({ id }) => [id, 1 + below(3)]);
    const episode = [
      ["students", below(30)],
      ["liked", 1 + below(5)],
    ];
    return Object.fromEntries([...own, ...quiz, ...episode]) as Record<string, unknown>;
  };
  const nominations = new Set(
    (await readAnsweringWorld(db)).activities
      .filter(({ type }) => type === activityTypes.nomination.key)
      .map(({ id }) => id),
  );
  const answered = new Set<string>();
  for (let count = 0; count < 160; count += 1) {
    const [item, person, site] = [oneOf(items), oneOf(people), oneOf(sites)];
    const key = `${item.type} ${item.id} ${person.id} ${site.id}`;
    const isNomination = item.type === undefined && nominations.has(item.id);
    if (answered.has(key) && !isNomination) continue;
    answered.add(key);
    await make.response({
      ...(item.type && { type: item.type }),
      object_id: item.id,
      user_id: person.id,
      school_id: site.id,
      session_id: chance(0.8) ? oneOf(sessions).id : null,
      grade: chance(0.8) ? oneOf(["K", "3"]) : null,
      answers: answers(),
      points: below(25),
      created_at: new Date(Date.UTC(2026, below(8), 1 + below(28), below(24), below(60))).toISOString(),
      ...(isNomination && { student_first_name: "Noor", student_last_name: "Secret" }),
    });
  }
  for (const person of people)
    for (const session of sessions) {
      if (chance(0.5)) continue;
      const [school_id, charity_id] = [oneOf(sites).id, oneOf(charities).id];
      await make.charityChoice({ user_id: person.id, school_id, session_id: session.id, charity_id });
    }
}
