import {
  type Attempt,
  addAnswer,
  makeDue,
  nextDue,
  nextTime,
  type QueuedAnswer,
  settle,
  withoutStale,
} from "./answerQueue.ts";

/** What became of an answer: the server's reply, its refusal, or that it waits. */
export type Outcome<Reply> =
  | { readonly kind: "sent"; readonly reply: Reply }
  | { readonly kind: "refused"; readonly error: unknown }
  | { readonly kind: "waiting" };

/** What a sender needs of the world around it. */
export interface SenderWorld<Reply> {
  read(): readonly QueuedAnswer[];
  write(queue: readonly QueuedAnswer[]): void;
  /** Whose answers may be sent: the signed-in person's e-mail address, or null. */
  owner(): string | null;
  send(answer: QueuedAnswer): Promise<Reply>;
  /** What a failure of `send` means: the line was broken, or the server refused. */
  judge(error: unknown): { attempt: Exclude<Attempt, "sent">; words: string };
  /** Runs a piece of work while no other tab runs its own. */
  alone(work: () => Promise<void>): Promise<void>;
  now(): number;
  /** Runs something after a while; answers what calls it off. */
  later(run: () => void, pause: number): () => void;
  /** Told of every outcome that comes after its answer had to wait. */
  onLate(answer: QueuedAnswer, outcome: Outcome<Reply>): void;
}

/** Sends what is queued, one after the other and each once, and tries again by itself. */
export function createAnswerSender<Reply>(world: SenderWorld<Reply>) {
  const asked = new Map<string, (outcome: Outcome<Reply>) => void>();
  let flushing: Promise<void> | null = null;
  let callOff: () => void = () => {};

  function report(answer: QueuedAnswer, outcome: Outcome<Reply>) {
    const tell = asked.get(answer.key);
    asked.delete(answer.key);
    if (tell) tell(outcome);
    else if (outcome.kind !== "waiting") world.onLate(answer, outcome);
  }

  async function attempt(answer: QueuedAnswer) {
    try {
      const reply = await world.send(answer);
      world.write(settle(world.read(), answer.key, "sent", world.now()));
      report(answer, { kind: "sent", reply });
    } catch (error) {
      const { attempt, words } = world.judge(error);
      world.write(settle(world.read(), answer.key, attempt, world.now(), words));
      report(answer, attempt === "refused" ? { kind: "refused", error } : { kind: "waiting" });
    }
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

  /** Sends what is due; a call during another waits for that one. */
  function flush(): Promise<void> {
    flushing ??= world.alone(sendDue).finally(() => {
      flushing = null;
      plan();
    });
    return flushing;
  }

  return {
    flush,
    /** Keeps an answer and tries to send it; answers what came of the first attempt. */
    submit(answer: QueuedAnswer): Promise<Outcome<Reply>> {
      const queue = addAnswer(withoutStale(world.read(), world.now()), answer);
      world.write(queue);
      if (!queue.includes(answer)) return Promise.resolve({ kind: "waiting" });
      return new Promise((resolve) => {
        asked.set(answer.key, resolve);
        void flush().then(flush);
      });
    },
    /** Tries everything at once, as when the line is back. */
    wake(): Promise<void> {
      world.write(makeDue(world.read(), world.now()));
      return flush();
    },
    /** Forgets one answer that was refused and has been read about. */
    dismiss(key: string) {
      world.write(world.read().filter((each) => each.key !== key || each.refused === null));
    },
    /** Forgets everything, as at sign-out. */
    clear() {
      callOff();
      asked.clear();
      world.write([]);
    },
  };
}
