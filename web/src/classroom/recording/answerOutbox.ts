import type { classroomEndpoints, ReplyOf } from "@kindling/contract";
import i18next from "i18next";
import { useSyncExternalStore } from "react";
import { onSessionChange, onSignOut, readSession } from "../../core/session.ts";
import { fail, failureText, succeed } from "../../core/toasts.ts";
import { sendForTeacher } from "../teachers/sendForTeacher.ts";
import { type QueuedAnswer, waitingFor } from "./answerQueue.ts";
import { createAnswerSender, type Outcome } from "./answerSender.ts";
import { onQueueChange, readQueue, writeQueue } from "./answerStore.ts";
import { clearDrafts } from "./drafts.ts";
import { isBrokenLine } from "./isBrokenLine.ts";
import { sendAnswer } from "./sendAnswer.ts";

/** What the server says to a recorded answer. */
export type AnswerReply = ReplyOf<typeof classroomEndpoints.answerForm>["data"];
/** Answers true when it shows the outcome itself. */
type LateListener = (answer: QueuedAnswer, outcome: Outcome<AnswerReply>) => boolean;

const lateListeners = new Set<LateListener>();
const lockName = "kindling-waiting-answers";

function tellLate({ title }: QueuedAnswer, outcome: Outcome<AnswerReply>) {
  if (outcome.kind === "sent") {
    succeed(i18next.t("classroom:sent.later", { title, count: outcome.reply.points_won }));
  } else if (outcome.kind === "refused") {
    fail(outcome.error, i18next.t("classroom:waiting.refused", { title }));
  }
}

/** The one sender of this page, with the browser around it. */
export const answerOutbox = createAnswerSender<AnswerReply>({
  read: readQueue,
  write: writeQueue,
  owner: () => readSession()?.user.email ?? null,
  send: (answer) => sendForTeacher(answer, sendAnswer),
  judge: (error) => ({
    attempt: isBrokenLine(error) ? "brokenLine" : "refused",
    words: failureText(error, ""),
  }),
  alone: (work) => ("locks" in navigator ? navigator.locks.request(lockName, work) : work()),
  now: () => Date.now(),
  later: (run, pause) => {
    const timer = setTimeout(run, pause);
    return () => clearTimeout(timer);
  },
  onLate: (answer, outcome) => {
    const shown = [...lateListeners].map((listener) => listener(answer, outcome));
    if (!shown.includes(true)) tellLate(answer, outcome);
  },
});

/** Forgets what waits and what was begun. */
function clearQueue(): void {
  answerOutbox.clear();
  clearDrafts();
}

/** Listens to what becomes of answers that had to wait. */
export function onLateOutcome(listener: LateListener): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}

// Whoever signs out leaves nothing behind; when the server ends a login, its owner's answers go on waiting.
onSignOut((reason) => {
  if (reason === "asked") clearQueue();
});
onSessionChange(() => void answerOutbox.wake());
window.addEventListener("online", () => void answerOutbox.wake());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void answerOutbox.wake();
});
void answerOutbox.flush();

/** The signed-in person's answers that are still here, waiting or refused, kept up to date. */
export function useKeptAnswers(): { waiting: readonly QueuedAnswer[]; refused: readonly QueuedAnswer[] } {
  const queue = useSyncExternalStore(onQueueChange, readQueue);
  const owner = readSession()?.user.email ?? "";
  return {
    waiting: waitingFor(queue, owner),
    refused: queue.filter((each) => each.owner === owner && each.refused !== null),
  };
}
