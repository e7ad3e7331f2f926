import { classroomEndpoints, doneMessages, quizPoints, typesAnsweredAs } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { invalid, unknownReference } from "../../core/errors.ts";
import { fileLinks } from "../../core/files/fileLinks.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { classroomSay } from "../classroomSay.ts";
import type { JudgedItem } from "../items.ts";
import { blankPrivateParts } from "../media-files/blankPrivateParts.ts";
import { recordConsent } from "../media-files/recordConsent.ts";
import { checkAnswers } from "./answers.ts";
import { type MarkedQuiz, markQuiz, quizQuestionsOf } from "./markQuiz.ts";
import { type Judgment, recordResponse } from "./recordResponse.ts";

const { answerForm, answerPdf, answerTrait, answerQuiz, answerNomination, answerFile } = classroomEndpoints;

/** Responses to an item's own questions, worth the type's points. */
const judgeBy =
  ({ body, language }: Pick<Call<typeof answerForm>, "body" | "language">, others: readonly string[] = []) =>
  ({ questions, points }: JudgedItem): Judgment => ({
    answers: checkAnswers(questions, body.answers, language, others),
    points,
  });

/** Lets files that show a class be read by signed addresses alone. */
async function guardFiles(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update files set guard = 'signed' where key = any(${keys}::text[]) and guard is null`.execute(db);
}

/** Takes place, time, device and names out of the files that came with a call, before anybody can read them. */
async function blankFiles({ uploads, services }: Pick<Call, "uploads" | "services">) {
  for (const { stored } of [...uploads.values()].flat())
    if (stored) await blankPrivateParts(services.files, stored);
}

/** Lays the files that came with a report to it; they have to be the caller's own. */
async function keepFiles(call: Call<typeof answerPdf>, responseId: number) {
  const { db, body, caller, language } = call;
  const keys = [...new Set(body.files)];
  if (keys.length === 0) return;
  const { own } = await sole<{ own: number }>(
    db,
    sql`with kept as (insert into response_files (response_id, key, position)
        select ${responseId}, f.key, array_position(${keys}::text[], f.key) from files f
        where f.key = any(${keys}::text[]) and f.user_id = ${caller.id} returning 1)
      select count(*)::int as own from kept`,
  );
  if (own < keys.length) throw unknownReference("files", answerPdf.labels, language);
  await guardFiles(db, keys);
  await recordConsent(db, keys, body, call);
}

/** What instructors record of what their classes did. */
export const answerRoutes: Route[] = [
  // Files upload one by one before the response, so that a broken connection loses only one.
  route(answerFile, async (call) => {
    const { db, uploads, services, language } = call;
    const stored = uploads.get("file")?.[0]?.stored;
    if (!stored) throw invalid("file", classroomSay[language].chooseFile);
    const { key, name, mime, size } = stored;
    const message = doneMessages[language].added(classroomSay[language].file);
    await blankFiles(call);
    await guardFiles(db, [key]);
    return { data: { fileKey: key, name, mime, size, url: fileLinks(services).urlOf(key) }, message };
  }),
  route(answerForm, (call) => recordResponse(call, typesAnsweredAs("activityFormResponse"), judgeBy(call))),
  route(answerPdf, async (call) => {
    await blankFiles(call);
    const answer = await recordResponse(call, typesAnsweredAs("pdfFormResponse"), judgeBy(call));
    await keepFiles(call, answer.data.id);
    return answer;
  }),
  route(answerTrait, (call) => recordResponse(call, [call.body.kind], judgeBy(call))),
  route(answerQuiz, async (call) => {
    let marked: MarkedQuiz | undefined;
    const answer = await recordResponse(call, typesAnsweredAs("quizAnswer"), async (item) => {
      marked = markQuiz(await quizQuestionsOf(call.db, item.id), call.body.answers, call.language);
      const { right, total } = marked;
      const own = judgeBy(call, Object.keys(marked.answers))(item);
      const answers = { ...own.answers, ...marked.answers };
      const points = quizPoints(item.points, marked);
      return { answers, points, columns: { right_answers: right, asked: total } };
    });
    return { ...answer, data: { ...answer.data, right: marked?.right ?? 0, total: marked?.total ?? 0 } };
  }),
  route(answerNomination, async (call) => {
    const { body, db, caller } = call;
    // Two nominations at the same moment: the second waits here, and then finds the first.
    await sql`select id from users where id = ${caller.id} for no key update`.execute(db);
    return recordResponse(call, typesAnsweredAs("nominationResponse"), (item, { grade }) => ({
      ...judgeBy(call)(item),
      columns: {
        student_first_name: body.student_first_name,
        student_last_name: body.student_last_name,
        grade: body.grade ?? grade,
      },
    }));
  }),
];
