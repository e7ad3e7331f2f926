import {
  activityDetails,
  activityResponses,
  activitySummary,
  activityTypes,
  episodeQuestions,
  traitKinds,
} from "@kindling/contract";
import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type AnsweringWorld, makeAnsweringWorld, readAnsweringWorld } from "../../test/answeringWorld.ts";
import { buildApp } from "../../test/buildApp.ts";

const { db, call, signInAs, make } = await buildApp();
const staff = await signInAs("Super Admin");
await makeAnsweringWorld(db, make, 6);
const world = await readAnsweringWorld(db);

const types = Object.values(activityTypes);
const allTypes = [...types, ...Object.values(traitKinds)];
type Response = AnsweringWorld["responses"][number];
type Cell = string | number | boolean | null;

const byId = <T extends { id: number }>(list: readonly T[], id: number | null) =>
  list.find((each) => each.id === id);
const idsOf = (list: readonly { id: number }[], count: number) => list.slice(0, count).map(({ id }) => id);

/** What a response answers: its title, its trait, and its questions with the answers there were to choose. */
function itemOf({ type, object_id }: Pick<Response, "type" | "object_id">) {
  if (type === "trait") {
    const trait = byId(world.traits, object_id);
    return { title: trait?.title, trait_id: object_id, questions: trait?.questions ?? [], quiz: [] };
  }
  if (type === "giver_tv") {
    const video = byId(world.trait_videos, object_id);
    return {
      title: video?.name,
      trait_id: video?.trait_id ?? null,
      questions: episodeQuestions("en"),
      quiz: [],
    };
  }
  const activity = byId(world.activities, object_id);
  const quiz = world.quiz_places
    .filter(({ quiz_id }) => type === "quiz_question" && quiz_id === object_id)
    .sort((a, b) => a.position - b.position)
    .flatMap(({ quiz_question_id }) => byId(world.quiz_questions, quiz_question_id) ?? []);
  return {
    title: activity?.title,
    trait_id: activity?.trait_id ?? null,
    questions: activity?.questions ?? [],
    quiz,
  };
}

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});

/** The first cells of a response's row. */
function detailOf(response: Response): Cell[] {
  const site = byId(world.sites, response.school_id);
  const user = byId(world.users, response.user_id);
  const item = itemOf(response);
  return [
    byId(world.providers, site?.provider_id ?? 0)?.name ?? null,
    site?.name ?? null,
    `${user?.first_name} ${user?.last_name}`,
    response.grade,
    allTypes.find(({ key }) => key === response.type)?.labels.en.one ?? null,
    item.title ?? null,
    byId(world.traits, item.trait_id)?.title ?? null,
    clock.format(new Date(response.created_at)),
    response.points,
  ];
}

/** The headings of the questions and the rows, worked out one by one. */
function answersOf(responses: readonly Response[]) {
  const order = (type: string) => allTypes.findIndex(({ key }) => key === type);
  const asked = [...new Map(responses.map((each) => [`${each.type} ${each.object_id}`, each])).values()].sort(
    (a, b) => order(a.type) - order(b.type) || a.object_id - b.object_id,
  );
  const questionsOf = (response: Pick<Response, "type" | "object_id">) => {
    const { questions, quiz } = itemOf(response);
    const all = [...quiz.map(({ id, question }) => ({ id: String(id), label: question })), ...questions];
    const seen: string[] = [];
    return all.map(({ id, label }) => {
      const wording = label.trim();
      seen.push(wording);
      const nth = seen.filter((each) => each === wording).length;
      return { id, heading: wording, column: `${wording}#${nth}` };
    });
  };
  const columns = [...new Set(asked.flatMap((each) => questionsOf(each).map(({ column }) => column)))];
  const rows = responses.map((response) => {
    const own = questionsOf(response);
    const { quiz } = itemOf(response);
    return columns.map((column): Cell => {
      const question = own.find((each) => each.column === column);
      const value = question && response.answers[question.id];
      if (!question || value === undefined || value === null) return null;
      const fromQuiz = quiz.find(({ id }) => String(id) === question.id);
      if (fromQuiz) return (fromQuiz[`answer_${Number(value)}`] as string | null) ?? Number(value);
      if (typeof value === "boolean") return value ? "Yes" : "No";
      return Array.isArray(value) ? value.join(", ") || null : (value as Cell);
    });
  });
  return { headings: columns.map((column) => column.replace(/#\d+$/, "")), rows };
}

const newestFirst = (a: Response, b: Response) => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** The cells of a file: escaped formulas as they were, times as they show. */
async function cellsOf(
  endpoint: typeof activityDetails.download | typeof activityResponses.download,
  query = {},
) {
  const { status, bytes } = await call(endpoint, { as: staff, query });
  expect(status).toBe(200);
  const [sheet] = (await readXlsx(bytes)).sheets;
  const [headings = [], ...lines] = (sheet?.rows ?? []) as unknown[][];
  // Below an empty row stand the totals.
  const end = lines.findIndex((line) => line.every((cell) => cell === null || cell === undefined));
  const rows = lines.slice(0, end < 0 ? undefined : end);
  const width = headings.length;
  const plain = (value: unknown): Cell => {
    if (value instanceof Date) return value.toISOString().slice(0, 16).replace("T", " ");
    if (value === undefined || value === "") return null;
    return typeof value === "string" ? value.replace(/^'(?=[=+\-@])/, "") : (value as Cell);
  };
  return { headings, rows: rows.map((row) => Array.from({ length: width }, (_, at) => plain(row[at]))) };
}

const siteOf = ({ school_id }: Response) => byId(world.sites, school_id);
const inside = (ids: readonly number[], id: number | null | undefined) => ids.includes(id ?? 0);
const chosen = (ids: readonly number[]) => (response: Response) =>
  world.charity_choices.some(
    (choice) =>
      choice.user_id === response.user_id &&
      choice.school_id === response.school_id &&
      choice.session_id === response.session_id &&
      ids.includes(choice.charity_id),
  );

const sessions = idsOf(world.sessions, 2);
const providers = idsOf(world.providers, 2);
const schools = idsOf(world.sites, 4);
const traits = idsOf(world.traits, 1);
const [charity = 0] = world.charity_choices.map(({ charity_id }) => charity_id);
const program = world.sites[0]?.program_id ?? 0;

type Case = [filters: string, query: object, keeps: (response: Response) => boolean];
const shared: Case[] = [
  ["nothing", {}, () => true],
  ["providers", { providers }, (each) => inside(providers, siteOf(each)?.provider_id)],
  ["sites", { schools }, (each) => inside(schools, each.school_id)],
];
const expected = (keeps: Case[2]) => world.responses.filter(keeps).sort(newestFirst);

describe("GET /report/activity-details, cell by cell over random data", () => {
  test.each<Case>([
    ...shared,
    ["sessions", { sessions }, (each) => inside(sessions, each.session_id)],
    ["charities", { charities: [charity] }, chosen([charity])],
    [
      "all of it",
      { sessions, providers, schools, charities: "All" },
      (each) =>
        inside(sessions, each.session_id) &&
        inside(providers, siteOf(each)?.provider_id) &&
        inside(schools, each.school_id),
    ],
  ])("narrowed by %s", async (_name, query, keeps) => {
    const found = expected(keeps);
    expect(found.length).toBeGreaterThan(0);
    const { headings, rows } = await cellsOf(activityDetails.download, query);
    expect(headings).toEqual(
      "Provider,Site,Teacher,Grade,Activity Type,Title,Trait,Answered At,Points".split(","),
    );
    expect(rows).toEqual(found.map(detailOf));
    const { body } = await call(activityDetails.preview, { as: staff, query });
    expect(body.data.total).toBe(found.length);
    expect(body.data.chart.series[0]?.values.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(
      found.length,
    );
  });
});

describe("GET /report/activity-response, cell by cell over random data", () => {
  const isOf =
    (...keys: string[]) =>
    ({ type }: Response) =>
      keys.includes(type);
  const isActivity = ({ type }: Response) => types.some(({ key }) => key === type);
  test.each<Case>([
    ...shared,
    [
      "sessions under the specification's name",
      { trait_id: sessions },
      (each) => inside(sessions, each.session_id),
    ],
    ["sessions under their own", { sessions }, (each) => inside(sessions, each.session_id)],
    ["programs", { programs: [program] }, (each) => siteOf(each)?.program_id === program],
    ["traits", { traits }, (each) => inside(traits, itemOf(each).trait_id)],
    ["activities", { curriculum_type: "activity" }, isActivity],
    ["traits and episodes", { curriculum_type: "trait,giver_tv" }, isOf("trait", "giver_tv")],
    ["a type as a part", { curriculum_type: "quiz_question" }, isOf("quiz_question")],
    [
      "activity types",
      { activity_types: "quiz_question,student_nomination_form", curriculum_type: "All" },
      isOf("quiz_question", "student_nomination_form"),
    ],
    ["types apart", { activity_types: "play_activity", curriculum_type: "trait" }, () => false],
  ])("narrowed by %s", async (_name, query, keeps) => {
    const found = expected(keeps);
    const asked = answersOf(found);
    const { headings, rows } = await cellsOf(activityResponses.download, query);
    expect(headings.slice(9)).toEqual(asked.headings);
    expect(rows).toEqual(found.map((response, at) => [...detailOf(response), ...(asked.rows[at] ?? [])]));
    const { body } = await call(activityResponses.preview, { as: staff, query });
    expect(body.data.total).toBe(found.length);
    const { labels, series } = body.data.chart;
    const ofProvider = Map.groupBy(
      found,
      (each) => byId(world.providers, siteOf(each)?.provider_id ?? 0)?.name,
    );
    expect(Object.fromEntries(labels.map((label, at) => [label, series[0]?.values[at]]))).toEqual(
      Object.fromEntries([...ofProvider].map(([name, given]) => [name, given.length])),
    );
  });

  test("counts no longer what was deleted", async () => {
    const gone = world.responses.filter(isOf("trait"));
    const { length: trailing } = expected(() => true);
    await sql`delete from responses where type = 'trait'`.execute(db);
    const [all, traits] = await Promise.all(
      [{}, { curriculum_type: "trait" }].map((query) =>
        call(activityResponses.preview, { as: staff, query }),
      ),
    );
    expect(gone.length).toBeGreaterThan(0);
    expect(all?.body.data.total).toBe(trailing - gone.length);
    const { total, chart, columns } = traits?.body.data ?? {};
    expect([total, chart?.labels, columns?.length]).toEqual([0, [], activityResponses.columns.length]);
  });

  test("never names the nominated student, and spells yes and no in the caller's language", async () => {
    const { text } = await call(activityResponses.download, {
      as: staff,
      query: { format: "csv" },
      headers: { "accept-language": "es" },
    });
    expect(text).toContain("Proveedor,Plantel,Docente");
    expect(text).toMatch(/,Sí,/);
    expect(text).not.toMatch(/Noor|Secret/);
  });

  test("refuses a word that is no type", async () => {
    const { status, body } = await call(activityResponses.download, {
      as: staff,
      query: { curriculum_type: "dance" },
    });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "curriculum_type"]);
  });
});

describe("GET /report/activity-summary, cell by cell over random data", () => {
  /** The rows of sites, worked out one by one; order apart. */
  function summaryOf(siteIds: readonly number[], inSessions: readonly number[] | undefined): Cell[][] {
    return world.sites
      .filter(({ id, archived_at }) => archived_at === null && siteIds.includes(id))
      .map((site) => {
        const given = world.responses.filter(
          ({ type, school_id, session_id }) =>
            school_id === site.id &&
            types.some(({ key }) => key === type) &&
            (!inSessions || inside(inSessions, session_id)),
        );
        const classes = world.user_schools.filter(({ school_id, user_id }) => {
          const user = byId(world.users, user_id);
          return school_id === site.id && user?.role === "Instructor" && user.is_active && !user.archived_at;
        });
        const active = classes.filter(({ user_id }) => given.some((each) => each.user_id === user_id));
        return [
          byId(world.providers, site.provider_id)?.name ?? null,
          site.name,
          classes.length,
          ...types.map(({ key }) => given.filter(({ type }) => type === key).length),
          given.length,
          classes.length > 0 ? active.length / classes.length : null,
        ];
      });
  }
  const inOrder = (rows: readonly (readonly Cell[])[]) =>
    rows.map((row) => JSON.stringify(row)).sort((a, b) => a.localeCompare(b));
  const sitesOf = (ids: readonly number[]) =>
    world.sites.flatMap(({ id, provider_id }) => (ids.includes(provider_id) ? [id] : []));
  const everySite = world.sites.map(({ id }) => id);

  test.each([
    ["nothing", {}, everySite, undefined],
    ["sessions", { sessions }, everySite, sessions],
    ["providers", { providers }, sitesOf(providers), undefined],
    ["sites and sessions", { schools, sessions }, schools, sessions],
  ])("narrowed by %s", async (_name, query, siteIds, inSessions) => {
    const { body } = await call(activitySummary.preview, { as: staff, query });
    expect(inOrder(body.data.rows)).toEqual(inOrder(summaryOf(siteIds, inSessions)));
  });

  test("as leaders see it", async () => {
    const [provider_id = 0] = providers;
    const provider = await signInAs("Provider Leader", { provider_id });
    const ofProvider = (await call(activitySummary.preview, { as: provider })).body.data.rows;
    expect(inOrder(ofProvider)).toEqual(inOrder(summaryOf(sitesOf([provider_id]), undefined)));
    const school_ids = world.sites.filter(({ archived_at }) => !archived_at).map(({ id }) => id);
    const own = school_ids.slice(0, 2);
    const leader = await signInAs("Site Leader", { school_ids: own });
    const ofSites = (await call(activitySummary.preview, { as: leader, query: { sessions } })).body.data.rows;
    expect(inOrder(ofSites)).toEqual(inOrder(summaryOf(own, sessions)));
  });
});
