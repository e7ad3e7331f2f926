import { answeredTypes, type BodyOf, type ClassroomItem, type classroomEndpoints } from "@kindling/contract";
import type { AnswerFile } from "./answerFile.ts";

type Nomination = BodyOf<typeof classroomEndpoints.answerNomination>;

type Files = BodyOf<typeof classroomEndpoints.answerPdf>;

/** The body of an answer; nominations also name a student, files come with a consent. */
type AnswerBody = BodyOf<typeof classroomEndpoints.answerForm> &
  Partial<Pick<Nomination, "student_first_name" | "student_last_name" | "grade">> &
  Pick<Files, "consent" | "consent_by" | "consent_until">;

/** An answer kept in the browser until the server has it. */
export interface QueuedAnswer {
  /** The Idempotency-Key of every attempt, so that the answer counts once. */
  readonly key: string;
  /** The email of the person who recorded it; it is sent only while they are signed in. */
  readonly owner: string;
  /** The item's type, which decides the call. */
  readonly type: string;
  readonly body: AnswerBody;
  /** Files to upload first. */
  readonly files?: readonly AnswerFile[];
  readonly title: string;
  readonly madeAt: number;
  readonly attempts: number;
  /** When the first attempt began; since then the server may have it without our knowing. */
  readonly triedAt?: number;
  /** When to try next, in milliseconds since 1970. */
  readonly nextAt: number;
  /** Why the server refused it. It isn't sent again, but shown to the teacher. */
  readonly refused: string | null;
  /** A message to show about an answer that was recorded. */
  readonly note?: string;
}

/** The result of an attempt; "recorded" means that an earlier attempt had arrived. */
export type Attempt = "sent" | "recorded" | "refused" | "unsent";

const firstPause = 2000;
const longestPause = 120_000;
/** Answers that are still here after this time are deleted. */
const keptFor = 14 * 24 * 3600 * 1000;

/** The pause after a number of failed attempts, in milliseconds: it doubles, up to two minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1));
}

/** Whether an answer is for an item and comes from the class at a site. */
export function isAnswerTo(
  { type, body }: Pick<QueuedAnswer, "type" | "body">,
  item: Pick<ClassroomItem, "id" | "type">,
  site: number,
): boolean {
  return type === item.type && body.object_id === item.id && body.school_id === site;
}

// A class may nominate several students with one form; of any other item it has one answer.
const sameClassAndItem = (a: QueuedAnswer, b: QueuedAnswer) =>
  a.owner === b.owner &&
  a.type !== answeredTypes.nomination.key &&
  isAnswerTo(a, { type: b.type, id: b.body.object_id }, b.body.school_id);

/** Adds an answer unless one of the same class and item waits; a refused one is replaced. */
export function addAnswer(queue: readonly QueuedAnswer[], answer: QueuedAnswer): QueuedAnswer[] {
  const others = queue.filter((each) => !sameClassAndItem(each, answer) || isWaiting(each));
  return others.some((each) => sameClassAndItem(each, answer)) ? others : [...others, answer];
}

export function isWaiting({ refused, note }: Pick<QueuedAnswer, "refused" | "note">): boolean {
  return refused === null && note === undefined;
}

/** A person's unsent answers, oldest first. */
export function waitingFor(queue: readonly QueuedAnswer[], owner: string): QueuedAnswer[] {
  return queue.filter((each) => each.owner === owner && isWaiting(each));
}

/** The answer to try now. */
export function nextDue(
  queue: readonly QueuedAnswer[],
  owner: string,
  now: number,
): QueuedAnswer | undefined {
  return waitingFor(queue, owner).find((each) => each.nextAt <= now);
}

/** When the next attempt is due; null without unsent answers. */
export function nextTime(queue: readonly QueuedAnswer[], owner: string): number | null {
  const times = waitingFor(queue, owner).map((each) => each.nextAt);
  return times.length > 0 ? Math.min(...times) : null;
}

export function makeDue(queue: readonly QueuedAnswer[], now: number): QueuedAnswer[] {
  return queue.map((each) => ({ ...each, nextAt: Math.min(each.nextAt, now) }));
}

export function change(
  queue: readonly QueuedAnswer[],
  key: string,
  by: (answer: QueuedAnswer) => QueuedAnswer,
): QueuedAnswer[] {
  return queue.map((each) => (each.key === key ? by(each) : each));
}

/** Updates the queue after an attempt. `words` is the refusal, or a message about a recorded answer. */
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

export function withoutStale(queue: readonly QueuedAnswer[], now: number): QueuedAnswer[] {
  return queue.filter((each) => now - each.madeAt < keptFor);
}
