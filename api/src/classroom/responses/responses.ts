import {
  type AnsweredAs,
  activityFormResponseEndpoints,
  activityFormResponses,
  episodeQuestions,
  isStaff,
  nominationResponseEndpoints,
  nominationResponses,
  pdfFormResponseEndpoints,
  pdfFormResponses,
  quizAnswerEndpoints,
  quizAnswers,
  traitKinds,
  traitResponseEndpoints,
  traitResponses,
  typesAnsweredAs,
} from "@kindling/contract";
import { sql } from "kysely";
import {
  always,
  anyOf,
  type Context,
  defineEntity,
  type Ordered,
  plain,
  refer,
  type Searched,
  type Sql,
  stored,
} from "../../core/entities/entity.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";
import { questionsIn } from "../../curriculum/quizzes/questionsIn.ts";
import { answeredItems, dayOf, quizQuestionsIn } from "../../people/measures/classMeasures.ts";
import { countsByPlace } from "../../people/shared/countsByPlace.ts";
import { inNameOrder, sitesByName, sitesByProvider } from "../../people/shared/inNameOrder.ts";
import { isHidden } from "../../people/shared/lostConsent.ts";
import { namedRows, namedUsers } from "../../people/shared/personName.ts";
import { ofSites, sitesInReach } from "../../people/shared/reach.ts";
import { answerLine, answersInFiles, answersInOrder } from "./answerColumns.ts";
import { returnPoints, withdrawPoints } from "./responsePoints.ts";
import { responseRoutes } from "./responseRoutes.ts";

/** What a response says of its class and its activity, in its own row's terms, for the audit log. */
const told = (what: Sql) => sql`(select ${what} from ${answeredItems} a, users u, sites s
  where a.type = t.type and a.object_id = t.object_id and u.id = t.user_id and s.id = t.school_id)`;

/** The title of what was answered. */
const title = sql`coalesce(a.title, tr.title, v.name, '')`;

/** Responses to what is called so: by id for the index, and by type. */
const ofTitle: Searched = (holds) => {
  const called = (what: Sql) => sql`select ${what} from ${answeredItems} i where ${holds(sql`i.title`)}`;
  return sql`(t.object_id = any(array(${called(sql`i.object_id`)})) and (t.type, t.object_id) in (${called(sql`i.type, i.object_id`)}))`;
};

/** What was answered in the order of its titles, with the responses to it. Joined by type alone, they would be far too many. */
const inTitleOrder: Ordered = (way) => ({
  from: sql`(select c.type, c.object_id, coalesce(i.title, '') as title
      from (select distinct type, object_id from response_item_counts) c left join ${answeredItems} i using (type, object_id)
      order by title ${way}) i join responses t on t.object_id = i.object_id and t.type || '' = i.type`,
  by: sql`i.title`,
});

const ofPlace = countsByPlace("response_counts", ["type", "sessions"], ["grade"]);

/** Counts kept by item (migration 036), of all places. */
const countsByItem = (asked: readonly string[], { caller }: Context) =>
  isStaff(caller) && asked.every((name) => name === "object_id" || name === "type")
    ? sql`response_item_counts t`
    : undefined;

/** What the audit log tells of all responses. */
const parts = {
  title: told(sql`a.title`),
  first_name: told(sql`u.first_name`),
  last_name: told(sql`u.last_name`),
  site_name: told(sql`s.name`),
};

/** Columns shared by all responses. */
const shared = {
  table: "responses",
  // Each kind of item by its own key: what is united can't be passed over where rows are only counted.
  from: sql`responses t left join activities a on a.id = t.object_id and a.type = t.type
    left join traits tr on tr.id = t.object_id and t.type = ${sql.lit(traitKinds.trait.key)}
    left join trait_videos v on v.id = t.object_id and t.type = ${sql.lit(traitKinds.giverTv.key)}
    left join users u on u.id = t.user_id left join sites s on s.id = t.school_id left join providers p on p.id = s.provider_id
    left join sessions x on x.id = t.session_id left join generic_teachers g on g.id = t.generic_teacher_id`,
  filters: {
    object_id: (id: number) => sql`t.object_id = ${id}`,
    type: (types: readonly string[]) => anyOf(sql`t.type`, types, "text"),
    providers: (ids: number[]) => ofSites(anyOf(sql`provider_id`, ids)),
    districts: (ids: number[]) => ofSites(anyOf(sql`district_id`, ids)),
    schools: (ids: number[]) => anyOf(sql`t.school_id`, ids),
    sessions: (ids: number[]) => anyOf(sql`t.session_id`, ids),
    grade: (grades: readonly string[]) => anyOf(sql`t.grade`, grades, "text"),
    from: (date: string, { timeZone }: Context) =>
      sql`t.created_at >= (${date}::date)::timestamp at time zone ${timeZone}`,
    to: (date: string, { timeZone }: Context) =>
      sql`t.created_at < (${date}::date + 1)::timestamp at time zone ${timeZone}`,
  },
  parts: { ...parts, answer: told(answerLine(questionsIn("en"))) },
  counts: (asked: readonly string[], context: Context) =>
    asked.includes("object_id") ? countsByItem(asked, context) : ofPlace?.(asked, context),
  checkRemoval: withdrawPoints,
  checkRestore: returnPoints,
  search: [namedUsers(sql`t.user_id`), namedRows(sql`t.school_id`, "sites"), ofTitle],
  ordered: {
    first_name: inNameOrder("responses", "user_id", sql`select id, first_name as by from users`),
    last_name: inNameOrder("responses", "user_id", sql`select id, last_name as by from users`),
    site_name: inNameOrder("responses", "school_id", sitesByName),
    provider_name: inNameOrder("responses", "school_id", sitesByProvider),
    title: inTitleOrder,
  },
  sorts: {
    first_name: sql`u.first_name`,
    last_name: sql`u.last_name`,
    site_name: sql`s.name`,
    provider_name: sql`p.name`,
    title,
    answered_on: sql`t.created_at`,
  },
};

/** What is asked by all but quizzes. */
const questionsOf = ({ language }: Context) =>
  sql`coalesce(a.questions, tr.questions, ${JSON.stringify(episodeQuestions(language))}::jsonb)`;

const columns = (context: Context, questions = questionsOf(context)) => ({
  ...stored,
  ...plain("type", "object_id", "grade", "points", "substitute_link"),
  answered_on: dayOf(sql`t.created_at`, context),
  recorded_at: sql`t.recorded_at`,
  title,
  first_name: sql`u.first_name`,
  last_name: sql`u.last_name`,
  generic_teacher: refer("g"),
  site_name: sql`s.name`,
  provider_name: sql`p.name`,
  school: refer("s"),
  session: refer("x"),
  answer: answerLine(questions),
  answers: answersInOrder(questions),
});

/** A leader sees what the classes of their sites answered, staff everything. */
const scopeOf =
  (sort: AnsweredAs) =>
  ({ caller }: Context): Sql =>
    sql`${anyOf(sql`t.type`, typesAnsweredAs(sort), "text")} and ${sitesInReach(caller, sql`t.school_id`) ?? always}`;

const activityFormResponse = defineEntity(activityFormResponses, {
  ...shared,
  columns,
  scope: scopeOf("activityFormResponse"),
});

const pdfFormResponse = defineEntity(pdfFormResponses, {
  ...shared,
  columns: (context) => ({
    ...columns(context),
    files: sql`coalesce((select jsonb_agg(${fileColumn(sql`h.key`)} order by h.position) from response_files h
      where h.response_id = t.id and not ${isHidden(sql`h.key`, context.today)}), '[]')`,
  }),
  scope: scopeOf("pdfFormResponse"),
});

/** What a quiz asks, in the shape of an activity's questions. */
const quizQuestions = sql`(z.questions || a.questions)`;

const quizAnswer = defineEntity(quizAnswers, {
  ...shared,
  from: sql`${shared.from} left join lateral ${quizQuestionsIn(sql`t.object_id`)} z (questions) on true`,
  columns: (context) => ({
    ...columns(context, quizQuestions),
    question: sql`coalesce((select string_agg(q.question ->> 'label', ${sql.lit(" · ")} order by q.place)
      from jsonb_array_elements(${quizQuestions}) with ordinality q (question, place)
      where q.question ? 'correct'), '')`,
    right_answers: sql`coalesce(t.right_answers, 0)`,
    asked: sql`coalesce(t.asked, 0)`,
  }),
  scope: scopeOf("quizAnswer"),
});

const traitResponse = defineEntity(traitResponses, {
  ...shared,
  columns,
  scope: scopeOf("traitResponse"),
});

const nominationResponse = defineEntity(nominationResponses, {
  ...shared,
  // The audit log outlives a nomination: it keeps nothing that tells of the student.
  secret: ["student_first_name", "student_last_name", "answers"],
  parts,
  columns: (context) => ({
    ...columns(context),
    student_first_name: sql`coalesce(t.student_first_name, '')`,
    student_last_name: sql`coalesce(t.student_last_name, '')`,
  }),
  search: [...shared.search, sql`(t.student_first_name || ' ' || t.student_last_name)`],
  scope: scopeOf("nominationResponse"),
});

const inFiles =
  (questions: (context: Context) => Sql) =>
  (context: Context, flags: Parameters<typeof answersInFiles>[1]) => ({
    from: answersInFiles(questions(context), flags),
    columns: { answer: sql`coalesce(f.line, '')`, answers: sql`coalesce(f.lines, '')` },
  });

/** Storage and routes of each kind of response, and what files tell in another way than lists. */
export const responseModules = {
  activityFormResponse: {
    entity: activityFormResponse,
    routes: responseRoutes(activityFormResponseEndpoints, activityFormResponse),
    inFiles: inFiles(({ language }) => questionsIn(language)),
  },
  nominationResponse: {
    entity: nominationResponse,
    routes: responseRoutes(nominationResponseEndpoints, nominationResponse),
    inFiles: inFiles(({ language }) => questionsIn(language)),
  },
  pdfFormResponse: {
    entity: pdfFormResponse,
    routes: responseRoutes(pdfFormResponseEndpoints, pdfFormResponse),
    inFiles: inFiles(({ language }) => questionsIn(language)),
  },
  quizAnswer: {
    entity: quizAnswer,
    routes: responseRoutes(quizAnswerEndpoints, quizAnswer),
    inFiles: inFiles(() => quizQuestions),
  },
  traitResponse: {
    entity: traitResponse,
    routes: responseRoutes(traitResponseEndpoints, traitResponse),
    inFiles: inFiles(questionsOf),
  },
};
