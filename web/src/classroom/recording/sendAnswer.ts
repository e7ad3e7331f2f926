import { classroomEndpoints, traitKinds, typesAnsweredThrough } from "@kindling/contract";
import { call } from "../../core/api.ts";
import type { QueuedAnswer } from "./answerQueue.ts";

const { answerForm, answerPdf, answerTrait, answerQuiz } = classroomEndpoints;
const reported = typesAnsweredThrough("pdf-form-response");
const marked = typesAnsweredThrough("add-quiz-answer");

/** Sends one answer by the call that takes its type of item; its key makes sure that it counts once. */
export async function sendAnswer({ type, body, key: idempotencyKey }: QueuedAnswer) {
  const kind = Object.values(traitKinds).find((each) => each.key === type)?.key;
  if (kind) return (await call(answerTrait, { body: { ...body, kind }, idempotencyKey })).data;
  if (marked.includes(type)) return (await call(answerQuiz, { body, idempotencyKey })).data;
  const endpoint = reported.includes(type) ? answerPdf : answerForm;
  return (await call(endpoint, { body, idempotencyKey })).data;
}
