import { answeredTypes, type classroomEndpoints, type ReplyOf } from "@kindling/contract";
import i18next from "i18next";
import { useSyncExternalStore } from "react";
import { CallError } from "../../core/api.ts";
import { onSessionChange, onSignOut, readSession } from "../../core/session.ts";
import { fail, failureText, succeed } from "../../core/toasts.ts";
import { clearDrafts, draftedFiles } from "../recording/drafts.ts";
import { sendForTeacher } from "../teachers/sendForTeacher.ts";
import { change, type QueuedAnswer, waitingFor } from "./answerQueue.ts";
import { createAnswerSender, type Outcome } from "./answerSender.ts";
import { onQueueChange, readQueue, writeQueue } from "./answerStore.ts";
import { clearContents, keepOnly } from "./fileContents.ts";
import { isConnectionFailure } from "./isConnectionFailure.ts";
import { sendAnswer } from "./sendAnswer.ts";

/** The reply to a recorded answer; for a quiz with its result. */
export type AnswerReply = ReplyOf<typeof classroomEndpoints.answerForm>["data"] &
  Partial<ReplyOf<typeof classroomEndpoints.answerQuiz>["data"]>;
/** Returns true if it shows the outcome itself. */
type LateListener = (answer: QueuedAnswer, outcome: Outcome<AnswerReply>) => boolean;

const lateListeners = new Set<LateListener>();
const lockName = "kindling-waiting-answers";

/** The server remembers keys for 24 hours; an hour less, because clocks differ. */
const keysHold = 23 * 3600 * 1000;

/**
 * Sends an answer unless it might count twice. A class may nominate several students with one form, so once its key is
 * forgotten, a nomination that arrived unnoticed looks like a new one.
 */
function send(answer: QueuedAnswer) {
  const { key, type, triedAt } = answer;
  if (type === answeredTypes.nomination.key && triedAt !== undefined && Date.now() - triedAt > keysHold)
    return Promise.reject(
      new CallError(409, { message: i18next.t("offline:uncertain"), request_id: key }, ""),
    );
  const keepFiles = (files: QueuedAnswer["files"]) =>
    writeQueue(change(readQueue(), key, (each) => ({ ...each, files })));
  return sendForTeacher(answer, (each) => sendAnswer(each, keepFiles));
}

/** What a failure means. A conflict after an earlier attempt means that the attempt had arrived. */
function judge(error: unknown, { type, triedAt }: QueuedAnswer) {
  const words = failureText(error, "");
  if (isConnectionFailure(error)) return { attempt: "unsent", words } as const;
  if (error instanceof CallError && error.isKeyUsed) return { attempt: "recorded", words } as const;
  const isSecond = error instanceof CallError && error.status === 409;
  const isOurs = isSecond && triedAt !== undefined && type !== answeredTypes.nomination.key;
  return { attempt: isOurs ? "recorded" : "refused", words } as const;
}

/** Names the refused files and the reasons. */
function remark({ files = [] }: QueuedAnswer): string {
  return files.flatMap(({ name, refused }) => (refused ? [`${name}: ${refused}`] : [])).join(". ");
}

function tellLate({ title }: QueuedAnswer, outcome: Outcome<AnswerReply>) {
  if (outcome.kind === "sent") {
    succeed(i18next.t("classroom:sent.later", { title, count: outcome.reply.points_won }));
  } else if (outcome.kind === "recorded") {
    succeed(i18next.t("offline:recorded", { title }));
  } else if (outcome.kind === "refused") {
    fail(outcome.error, i18next.t("classroom:waiting.refused", { title }));
  }
}

/** Whose answers may be sent from here: not those of a person whose view staff have. */
function sender(): string | null {
  const user = readSession()?.user;
  return user && !user.viewed_until ? user.email : null;
}

/** The page's only sender. */
export const answerOutbox = createAnswerSender<AnswerReply>({
  read: readQueue,
  write: writeQueue,
  owner: sender,
  send,
  judge,
  remark,
  mayArrive: () => navigator.onLine,
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

/** Deletes unsent answers and drafts. */
function clearQueue(): void {
  answerOutbox.clear();
  clearDrafts();
  void clearContents();
}

/** Deletes the contents of files that belong to no draft or unsent answer. */
function sweepContents(): void {
  const waiting = readQueue().flatMap(({ files = [] }) => files);
  void keepOnly(new Set([...waiting, ...draftedFiles()].map(({ id }) => id)));
}

export function onLateOutcome(listener: LateListener): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}

// Signing out deletes answers; if the server ends the session, its owner's answers keep waiting.
onSignOut((reason) => {
  if (reason === "asked") clearQueue();
});
onSessionChange(() => void answerOutbox.wake());
window.addEventListener("online", () => void answerOutbox.wake());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void answerOutbox.wake();
});
void answerOutbox.flush().then(sweepContents);

/** The signed-in person's answers in this browser: unsent, refused, or with a message. */
export function useKeptAnswers() {
  const queue = useSyncExternalStore(onQueueChange, readQueue);
  const owner = readSession()?.user.email ?? "";
  const own = queue.filter((each) => each.owner === owner);
  return {
    waiting: waitingFor(queue, owner),
    refused: own.filter(({ refused }) => refused !== null),
    noted: own.filter(({ note }) => note !== undefined),
  };
}
