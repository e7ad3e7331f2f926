import { activityTypes, type BodyOf, type ClassroomItem, type classroomEndpoints } from "@kindling/contract";
import type { AnswerFile } from "./answerFile.ts";

type Nomination = BodyOf<typeof classroomEndpoints.answerNomination>;

/** A class's answer to send; a nomination names its student. */
type AnswerBody = BodyOf<typeof classroomEndpoints.answerForm> &
  Partial<Pick<Nomination, "student_first_name" | "student_last_name" | "grade">>;

/** An answer kept in the browser until the server has it. */
export interface QueuedAnswer {
  /** Made once and sent with every attempt, so that the server counts the answer once. */
  readonly key: string;
  /** The email of the person who recorded it; only their sign-in sends it. */
  readonly owner: string;
  /** The item's type, which says by which call it goes, and with its id which item it is. */
  readonly type: string;
  readonly body: AnswerBody;
  /** The files that go ahead of it, where its type takes some. */
  readonly files?: readonly AnswerFile[];
  readonly title: string;
  readonly madeAt: number;
  readonly attempts: number;
  /** When it was tried first, noted before the attempt: from then on it may have arrived without our knowing. */
  readonly triedAt?: number;
  /** When it is tried again, in milliseconds since 1970. */
  readonly nextAt: number;
  /** Why the server would not take it; it is kept to be read, and not sent again. */
  readonly refused: string | null;
  /** What is still to be said of an answer that the server has; it is kept to be read. */
  readonly note?: string;
}

/** The result of an attempt; "recorded" means that the server has the answer, from any attempt. */
export type Attempt = "sent" | "recorded" | "refused" | "brokenLine";

const firstPause = 2000;
const longestPause = 120_000;
/** Unclaimed answers are deleted after this time. */
const keptFor = 14 * 24 * 3600 * 1000;

/** How long to wait after so many failed attempts: twice as long each time, two minutes at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1));
}

/** Whether an answer is one to an item by the class at a site. */
export function isAnswerTo(
  { type, body }: Pick<QueuedAnswer, "type" | "body">,
  item: Pick<ClassroomItem, "id" | "type">,
  site: number,
): boolean {
  return type === item.type && body.object_id === item.id && body.school_id === site;
}

/** A class nominates several students by one form; of anything else there is one answer. */
const sameClassAndItem = (a: QueuedAnswer, b: QueuedAnswer) =>
  a.owner === b.owner &&
  a.type !== activityTypes.nomination.key &&
  isAnswerTo(a, { type: b.type, id: b.body.object_id }, b.body.school_id);

/** Adds an answer; keeps one that already waits for the same class and item, replaces a refused one. */
export function addAnswer(queue: readonly QueuedAnswer[], answer: QueuedAnswer): QueuedAnswer[] {
  const others = queue.filter((each) => !sameClassAndItem(each, answer) || isWaiting(each));
  return others.some((each) => sameClassAndItem(each, answer)) ? others : [...others, answer];
}

/** Whether an answer is still to be sent, rather than kept to be read. */
export function isWaiting({ refused, note }: Pick<QueuedAnswer, "refused" | "note">): boolean {
  return refused === null && note === undefined;
}

/** What waits to be sent for one person, oldest first. */
export function waitingFor(queue: readonly QueuedAnswer[], owner: string): QueuedAnswer[] {
  return queue.filter((each) => each.owner === owner && isWaiting(each));
}

/** The answer to try now, if any. */
export function nextDue(
  queue: readonly QueuedAnswer[],
  owner: string,
  now: number,
): QueuedAnswer | undefined {
  return waitingFor(queue, owner).find((each) => each.nextAt <= now);
}

/** When there is something to try again; null when nothing waits. */
export function nextTime(queue: readonly QueuedAnswer[], owner: string): number | null {
  const times = waitingFor(queue, owner).map((each) => each.nextAt);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Makes everything due now, as after reconnecting. */
export function makeDue(queue: readonly QueuedAnswer[], now: number): QueuedAnswer[] {
  return queue.map((each) => ({ ...each, nextAt: Math.min(each.nextAt, now) }));
}

/** Changes one answer of the queue. */
export function change(
  queue: readonly QueuedAnswer[],
  key: string,
  by: (answer: QueuedAnswer) => QueuedAnswer,
): QueuedAnswer[] {
  return queue.map((each) => (each.key === key ? by(each) : each));
}

/** Notes what an attempt came to: sent ones leave, unless something is to be said of them; refused ones stay to be read, the others wait longer. */
export function settle(
  queue: readonly QueuedAnswer[],
  key: string,
  attempt: Attempt,
  now: number,
  words = "",
): QueuedAnswer[] {
  if (attempt === "sent" || attempt === "recorded") {
    if (!words) return queue.filter((each) => each.key !== key);
    return change(queue, key, (each) => ({ ...each, note: words }));
  }
  return change(queue, key, (each) => {
    if (attempt === "refused") return { ...each, refused: words };
    const attempts = each.attempts + 1;
    return { ...each, attempts, nextAt: now + pauseAfter(attempts) };
  });
}

/** Leaves out what is too old to be of use. */
export function withoutStale(queue: readonly QueuedAnswer[], now: number): QueuedAnswer[] {
  return queue.filter((each) => now - each.madeAt < keptFor);
}
