import {
  type Attempt,
  addAnswer,
  change,
  isWaiting,
  makeDue,
  nextDue,
  nextTime,
  type QueuedAnswer,
  settle,
  withoutStale,
} from "./answerQueue.ts";

/** The outcome of an answer; "recorded" means that an earlier attempt had arrived. */
export type Outcome<Reply> =
  | { readonly kind: "sent"; readonly reply: Reply }
  | { readonly kind: "recorded" }
  | { readonly kind: "refused"; readonly error: unknown }
  | { readonly kind: "waiting" };

export interface SenderWorld<Reply> {
  read(): readonly QueuedAnswer[];
  write(queue: readonly QueuedAnswer[]): void;
  /** The signed-in person's email, whose answers may be sent; null if nobody is signed in. */
  owner(): string | null;
  send(answer: QueuedAnswer): Promise<Reply>;
  /** What a failure of `send` means for the answer. */
  judge(error: unknown, answer: QueuedAnswer): { attempt: Exclude<Attempt, "sent">; words: string };
  /** Returns the message for a recorded answer; empty if none. */
  remark(answer: QueuedAnswer): string;
  /** False if the device is known to be offline. */
  mayArrive(): boolean;
  /** Runs work in one tab at a time. */
  alone(work: () => Promise<void>): Promise<void>;
  now(): number;
  /** Runs something later; returns a function that cancels it. */
  later(run: () => void, pause: number): () => void;
  /** Called with each outcome of an answer that had to wait. */
  onLate(answer: QueuedAnswer, outcome: Outcome<Reply>): void;
}

/** How long the screen waits for an answer, in milliseconds; sending continues afterward. */
const longestWait = 8000;

/** Sends queued answers one after the other and retries failed ones. */
export function createAnswerSender<Reply>(world: SenderWorld<Reply>) {
  const asked = new Map<string, (outcome: Outcome<Reply>) => void>();
  let flushing: Promise<void> | null = null;
  let callOff: () => void = () => {};

  const find = (key: string) => world.read().find((each) => each.key === key);

  function report(answer: QueuedAnswer, outcome: Outcome<Reply>) {
    const tell = asked.get(answer.key);
    asked.delete(answer.key);
    tell?.(outcome);
    // The answer may be saved although no reply came, so the screen may be out of date.
    if (outcome.kind === "recorded" || (!tell && outcome.kind !== "waiting")) world.onLate(answer, outcome);
  }

  async function attempt(answer: QueuedAnswer) {
    const { key } = answer;
    // Saved before the attempt, because the page may be closed during it.
    if (world.mayArrive())
      world.write(change(world.read(), key, (each) => ({ triedAt: world.now(), ...each })));
    try {
      const reply = await world.send(answer);
      const remark = world.remark(find(key) ?? answer);
      world.write(settle(world.read(), key, "sent", world.now(), remark));
      report(answer, { kind: "sent", reply });
    } catch (error) {
      const { attempt, words } = world.judge(error, answer);
      const remark = attempt === "recorded" ? world.remark(find(key) ?? answer) : words;
      world.write(settle(world.read(), key, attempt, world.now(), remark));
      if (attempt === "recorded") report(answer, { kind: "recorded" });
      else report(answer, attempt === "refused" ? { kind: "refused", error } : { kind: "waiting" });
    }
  }

  /** Resolves answers that another tab has sent. */
  function reportOther(key: string) {
    const tell = asked.get(key);
    if (!asked.delete(key)) return;
    const answer = find(key);
    if (answer && isWaiting(answer)) tell?.({ kind: "waiting" });
    else if (answer?.refused) tell?.({ kind: "refused", error: new Error(answer.refused) });
    else tell?.({ kind: "recorded" });
  }

  async function sendDue() {
    for (;;) {
      const owner = world.owner();
      const answer = owner === null ? undefined : nextDue(world.read(), owner, world.now());
      if (!answer) return;
      await attempt(answer);
    }
  }

  function plan() {
    callOff();
    const owner = world.owner();
    const time = owner === null ? null : nextTime(world.read(), owner);
    if (time !== null) callOff = world.later(() => void flush(), Math.max(0, time - world.now()));
  }

  /** Sends what is due; simultaneous calls share one run. */
  function flush(): Promise<void> {
    flushing ??= world.alone(sendDue).finally(() => {
      flushing = null;
      plan();
    });
    return flushing;
  }

  return {
    flush,
    /** Stores an answer and tries to send it; resolves with "waiting" if the first attempt takes too long. */
    submit(answer: QueuedAnswer): Promise<Outcome<Reply>> {
      const queue = addAnswer(withoutStale(world.read(), world.now()), answer);
      world.write(queue);
      if (!queue.includes(answer)) return Promise.resolve({ kind: "waiting" });
      return new Promise((resolve) => {
        asked.set(answer.key, resolve);
        const stop = world.later(() => {
          if (asked.delete(answer.key)) resolve({ kind: "waiting" });
        }, longestWait);
        void flush()
          .then(flush)
          .then(() => {
            stop();
            reportOther(answer.key);
          });
      });
    },
    /** Retries everything now, for example after reconnecting. */
    wake(): Promise<void> {
      world.write(makeDue(world.read(), world.now()));
      return flush();
    },
    /** Deletes an answer that is only shown to the teacher. */
    dismiss(key: string) {
      world.write(world.read().filter((each) => each.key !== key || isWaiting(each)));
    },
    /** Deletes everything, as at sign-out. */
    clear() {
      callOff();
      asked.clear();
      world.write([]);
    },
  };
}
