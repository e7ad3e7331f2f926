import {
  activityTypes,
  answerNumbers,
  fileUrl,
  type GraphicField,
  graphicFields,
  type Language,
  quizQuestionEndpoints,
  quizQuestions,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import {
  always,
  anyOf,
  type Draft,
  defineEntity,
  plain,
  refer,
  type Sql,
  stored,
} from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { checkRecordings } from "../recordings/checkRecordings.ts";
import { graphicOf } from "./quizContent.ts";
import { quizImportRoutes } from "./quizImport.ts";
import { quizQuestionsSay } from "./quizQuestionsSay.ts";

type QuestionDraft = Draft<typeof quizQuestions>;
type Standing = Readonly<Record<string, unknown>> & { readonly response_count: number };

/** What a field will say once the draft is written. */
const settled = (field: string, draft: QuestionDraft, current: Standing | undefined) =>
  draft[field] === undefined ? current?.[field] : draft[field];

/** The numbers of answers that have text, a picture or a picture name. */
function answersGiven(draft: QuestionDraft, current: Standing | undefined): number[] {
  return answerNumbers.filter((number) =>
    ["", "_graphic", "_graphic_name"].some((end) => settled(`answer_${number}${end}`, draft, current)),
  );
}

/** Checks that there are answers, that the correct one exists, and that graded parts don't change. */
function checkAnswers(draft: QuestionDraft, current: Standing | undefined, language: Language): void {
  const say = quizQuestionsSay[language];
  const given = answersGiven(draft, current);
  const right = settled("correct_answer", draft, current) as number;
  if (given.length < 2) throw invalid("answer_2", say.twoAnswers);
  if (!given.includes(right)) throw invalid("correct_answer", say.emptyAnswer(right));
  if (!current || current.response_count === 0) return;
  const changed = right !== current["correct_answer"] ? "correct_answer" : undefined;
  const gone = answersGiven({}, current).find((number) => !given.includes(number));
  const path = changed ?? (gone && `answer_${gone}`);
  if (path) throw new Refusal("conflict", say.answered, { errors: [{ msg: say.answered, path }] });
}

/** The fields of a draft that show an uploaded file, each with the file's key. */
function uploadedIn(draft: QuestionDraft): [field: GraphicField, key: string][] {
  const start = fileUrl("");
  return graphicFields.flatMap((field) => {
    const address = draft[field];
    return address?.startsWith(start) ? [[field, address.slice(start.length)] as const] : [];
  }) as [GraphicField, string][];
}

/** Checks that graphics are pictures. One found by name isn't stored, so that it follows replacements. */
async function settleGraphics(
  db: Db,
  draft: QuestionDraft,
  current: Standing | undefined,
  language: Language,
): Promise<void> {
  const uploaded = uploadedIn(draft);
  if (uploaded.length === 0) return;
  const names = uploaded.map(([field]) => settled(`${field}_name`, draft, current) ?? null);
  const found = await rows<{ place: number; named: boolean }>(
    db,
    sql`select asked.place::int as place, exists (select from quiz_graphics g where g.file = f.key and g.key = graphic_key(asked.name)) as named
      from unnest(${uploaded.map(([, key]) => key)}::text[], ${names}::text[]) with ordinality as asked (file, name, place)
      join files f on f.key = asked.file and f.mime like 'image/%'`,
  );
  for (const [index, [field]] of uploaded.entries()) {
    const file = found.find(({ place }) => place === index + 1);
    if (!file) throw invalid(field, quizQuestionsSay[language].noPicture);
    if (file.named) draft[field] = null;
  }
}

const quizzesOf = sql`quiz_places p join activities a on a.id = p.quiz_id where p.quiz_question_id = t.id`;

const namesOf = sql.join(
  graphicFields.map((field) => sql`(${sql.ref(`t.${field}`)}, ${sql.ref(`t.${field}_name`)})`),
);

/** The names of pictures that a question asks for in vain. */
const missing: Sql = sql`array(select distinct w.name from (values ${namesOf}) w (own, name)
  where w.own is null and w.name is not null and not exists (select from quiz_graphics g where g.key = graphic_key(w.name)) order by 1)`;

export const quizQuestion = defineEntity(quizQuestions, {
  table: "quiz_questions",
  from: sql`quiz_questions t left join session_themes st on st.id = t.session_theme_id left join traits tr on tr.id = t.trait_id`,
  columns: () => ({
    ...stored,
    ...plain("question", "answer_1", "answer_2", "answer_3", "answer_4", "correct_answer", "math_op"),
    ...plain("recordings", "teacher_notes"),
    ...plain(
      "answer_1_graphic_name",
      "answer_2_graphic_name",
      "answer_3_graphic_name",
      "answer_4_graphic_name",
    ),
    ...plain("primary_graphic_name", "standard_1", "standard_2", "external_id"),
    name: sql`t.question`,
    title: sql`t.question`,
    primary_graphic: graphicOf("t", "primary_graphic"),
    answer_1_graphic: graphicOf("t", "answer_1_graphic"),
    answer_2_graphic: graphicOf("t", "answer_2_graphic"),
    answer_3_graphic: graphicOf("t", "answer_3_graphic"),
    answer_4_graphic: graphicOf("t", "answer_4_graphic"),
    session_theme: refer("st", "session_theme"),
    trait: refer("tr", "title"),
    quizzes: sql`(select coalesce(jsonb_agg(${refer("a", "title")} order by a.title, a.id), '[]') from ${quizzesOf})`,
    missing_graphics: missing,
    response_count: sql`(select count(*) from quiz_places p join responses r on r.object_id = p.quiz_id
      where p.quiz_question_id = t.id and r.type = ${activityTypes.quiz.key})`,
  }),
  filters: {
    traits: (ids) => anyOf(sql`t.trait_id`, ids),
    session_themes: (ids) => anyOf(sql`t.session_theme_id`, ids),
    quizzes: (ids) => sql`exists (select from ${quizzesOf} and ${anyOf(sql`p.quiz_id`, ids)})`,
    math_op: (ops) => anyOf(sql`t.math_op`, ops, "text"),
    missing_graphics: (yes) => sql`(cardinality(${missing}) > 0) = ${yes}`,
    in_quiz: (yes) => sql`exists (select from ${quizzesOf}) = ${yes}`,
  },
  search: [
    sql`t.question`,
    ...answerNumbers.map((number) => sql`coalesce(${sql.ref(`t.answer_${number}`)}, '')`),
    sql`coalesce(t.primary_graphic_name, '')`,
  ],
  sorts: { name: sql`t.question`, title: sql`t.question` },
  scope: () => always,
  unique: [["external_id"]],
  async check(db, draft, { language }, current) {
    checkAnswers(draft, current, language);
    await settleGraphics(db, draft, current, language);
    await checkRecordings(db, "recordings", draft.recordings, language);
  },
  usedBy: [{ what: "quiz", pairs: sql`select quiz_question_id as used, quiz_id as id from quiz_places` }],
});

export const quizQuestionRoutes = [
  ...crudRoutes(quizQuestionEndpoints, quizQuestion),
  ...quizImportRoutes(quizQuestionEndpoints),
];
