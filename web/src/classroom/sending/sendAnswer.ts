import { answeredTypes, traitKinds, typesAnsweredAs } from "@kindling/contract";
import { call } from "../../core/api.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { type AnswerFile, sentFiles } from "./answerFile.ts";
import type { QueuedAnswer } from "./answerQueue.ts";
import { sendFile } from "./sendFile.ts";

const { answerForm, answerPdf, answerTrait, answerQuiz, answerNomination } = classroomCalls;
const reported = typesAnsweredAs("pdfFormResponse");
const marked = typesAnsweredAs("quizAnswer");
const nominated = answeredTypes.nomination.key;

/** The timeout of a call, in milliseconds. */
const patience = 30_000;

/** Whether answers to items of a type have files. */
export const takesFiles = (type: string) => reported.includes(type);

/** Uploads an answer's files, then sends it with the call for its type. `keep` gets the files after each upload. */
export async function sendAnswer(answer: QueuedAnswer, keep: (files: readonly AnswerFile[]) => void) {
  const { type, body, key: idempotencyKey } = answer;
  const files = takesFiles(type) ? await sendFilesOf(answer, keep) : [];
  const how = { idempotencyKey, signal: AbortSignal.timeout(patience) };
  const kind = Object.values(traitKinds).find((each) => each.key === type)?.key;
  if (kind) return (await call(answerTrait, { body: { ...body, kind }, ...how })).data;
  if (marked.includes(type)) return (await call(answerQuiz, { body, ...how })).data;
  if (type === nominated) {
    const { student_first_name = "", student_last_name = "" } = body;
    const named = { ...body, student_first_name, student_last_name };
    return (await call(answerNomination, { body: named, ...how })).data;
  }
  if (takesFiles(type))
    return (await call(answerPdf, { body: { ...body, files: sentFiles(files) }, ...how })).data;
  return (await call(answerForm, { body, ...how })).data;
}

async function sendFilesOf({ files = [] }: QueuedAnswer, keep: (files: readonly AnswerFile[]) => void) {
  let standing = files;
  for (const file of files) {
    const sent = await sendFile(file);
    standing = standing.map((each) => (each.id === sent.id ? sent : each));
    keep(standing);
  }
  return standing;
}
