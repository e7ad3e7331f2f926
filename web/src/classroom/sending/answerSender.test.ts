import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pauseAfter, type QueuedAnswer } from "./answerQueue.ts";
import { createAnswerSender, type Outcome, type SenderWorld } from "./answerSender.ts";

const broken = new Error("no line");
const taken = new Error("already answered");

function answer(key: string, item = 1, owner = "ana"): QueuedAnswer {
  const body = { school_id: 3, object_id: item, answers: {} };
  return {
    key,
    owner,
    type: "puzzle_form",
    body,
    title: `Item ${item}`,
    madeAt: 0,
    attempts: 0,
    nextAt: 0,
    refused: null,
  };
}

/** A sender in a small world: a queue in memory, and a server that does what `serve` says. */
function world(serve: (key: string) => Promise<number>, found: readonly QueuedAnswer[] = []) {
  let queue = found;
  let owner: string | null = "ana";
  const sent: string[] = [];
  const late: [string, Outcome<number>["kind"]][] = [];
  let last = Promise.resolve();
  /** One at a time, as the browser's lock has it. */
  const lock = (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
  const around: SenderWorld<number> = {
    read: () => queue,
    write: (next) => {
      queue = next;
    },
    owner: () => owner,
    send: ({ key }) => {
      sent.push(key);
      return serve(key);
    },
    judge: (error, { triedAt }) => {
      const attempt = error === taken && triedAt !== undefined ? "recorded" : "refused";
      return { attempt: error === broken ? "unsent" : attempt, words: "No." };
    },
    remark: ({ files = [] }) => files.flatMap(({ refused }) => refused ?? []).join(),
    mayArrive: () => true,
    alone: (work) => lock(work),
    now: () => Date.now(),
    later: (run, pause) => {
      const timer = setTimeout(run, pause);
      return () => clearTimeout(timer);
    },
    onLate: ({ key }, outcome) => void late.push([key, outcome.kind]),
  };
  const sender = createAnswerSender<number>(around);
  const openAgain = () => createAnswerSender<number>(around);
  const signInAs = (email: string | null) => {
    owner = email;
  };
  return { sender, openAgain, sent, late, queue: () => queue, signInAs };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe("createAnswerSender", () => {
  it("sends an answer at once and forgets it", async () => {
    const { sender, sent, queue } = world(async () => 5);
    expect(await sender.submit(answer("a"))).toEqual({ kind: "sent", reply: 5 });
    expect(sent).toEqual(["a"]);
    expect(queue()).toEqual([]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual(["a"]);
  });

  it("keeps an answer when the connection fails, retries after longer and longer pauses with the same key, and stops once it is recorded", async () => {
    let up = false;
    const { sender, sent, late, queue } = world(async () => {
      if (!up) throw broken;
      return 5;
    });
    expect(await sender.submit(answer("a"))).toEqual({ kind: "waiting" });
    expect(queue()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3999);
    expect(sent).toHaveLength(2);
    up = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["a", "a", "a"]);
    expect(late).toEqual([["a", "sent"]]);
    expect(queue()).toEqual([]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(3);
  });

  it("sends everything once after reconnecting, however often it is woken", async () => {
    let up = false;
    const { sender, sent, queue } = world(async () => {
      if (!up) throw broken;
      return 5;
    });
    await sender.submit(answer("a", 1));
    await sender.submit(answer("b", 2));
    sent.length = 0;
    up = true;
    await Promise.all([sender.wake(), sender.wake(), sender.flush(), sender.wake()]);
    expect(sent).toEqual(["a", "b"]);
    expect(queue()).toEqual([]);
  });

  it("does not queue a second answer for the same class and item", async () => {
    const { sender, sent, queue } = world(async () => Promise.reject(broken));
    await sender.submit(answer("a"));
    expect(await sender.submit(answer("b"))).toEqual({ kind: "waiting" });
    expect(queue().map(({ key }) => key)).toEqual(["a"]);
    expect(sent).not.toContain("b");
  });

  it("keeps a refused answer to be read, and never sends it again", async () => {
    const refusal = new Error("already answered");
    const { sender, sent, queue } = world(async () => Promise.reject(refusal));
    expect(await sender.submit(answer("a"))).toEqual({ kind: "refused", error: refusal });
    expect(queue()[0]?.refused).toBe("No.");
    await sender.wake();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual(["a"]);
    sender.dismiss("a");
    expect(queue()).toEqual([]);
  });

  it("sends nobody else's answers, and nothing while nobody is signed in", async () => {
    const { sender, sent, signInAs } = world(async () => Promise.reject(broken));
    await sender.submit(answer("a"));
    sent.length = 0;
    signInAs("ben");
    await sender.wake();
    signInAs(null);
    await sender.wake();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual([]);
  });

  it("forgets everything when it is cleared, even what is on its way", async () => {
    let fail: (error: Error) => void = () => {};
    const { sender, sent, queue } = world(() => new Promise((_, reject) => (fail = reject)));
    void sender.submit(answer("a"));
    await vi.advanceTimersByTimeAsync(0);
    sender.clear();
    fail(broken);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(queue()).toEqual([]);
    expect(sent).toEqual(["a"]);
  });
});

describe("an answer whose reply was lost", () => {
  it("is done when the server says, after its keys are forgotten, that it has it", async () => {
    let reply: Error = broken;
    const { sender, late, queue } = world(async () => Promise.reject(reply));
    expect(await sender.submit(answer("a"))).toEqual({ kind: "waiting" });
    reply = taken;
    await vi.advanceTimersByTimeAsync(48 * 3600 * 1000);
    expect(late).toEqual([["a", "recorded"]]);
    expect(queue()).toEqual([]);
  });

  it("is done too when the page was closed in the midst of the attempt", async () => {
    const closed = world(() => new Promise<number>(() => {}));
    void closed.sender.submit(answer("a"));
    await vi.advanceTimersByTimeAsync(0);
    const next = world(() => Promise.reject(taken), closed.queue());
    await next.sender.wake();
    expect([next.late, next.queue()]).toEqual([[["a", "recorded"]], []]);
  });

  it("is a second answer at its first attempt, and refused", async () => {
    const { sender, queue } = world(async () => Promise.reject(taken));
    expect(await sender.submit(answer("a"))).toEqual({ kind: "refused", error: taken });
    expect(queue()[0]?.refused).toBe("No.");
  });
});

describe("two tabs", () => {
  it("send an answer once, and both know what became of it", async () => {
    const { sender, openAgain, sent, queue } = world(async () => 5);
    const other = openAgain();
    const [first, second] = await Promise.all([
      sender.submit(answer("a", 1)),
      other.submit(answer("b", 2)),
      sender.wake(),
      other.wake(),
    ]);
    expect([first.kind, second.kind].filter((kind) => kind === "waiting")).toEqual([]);
    expect([...sent].sort()).toEqual(["a", "b"]);
    expect(queue()).toEqual([]);
  });
});

describe("a slow line", () => {
  it("lets go of the teacher after some seconds, and tells later", async () => {
    let arrive: (points: number) => void = () => {};
    const { sender, late } = world(() => new Promise((resolve) => (arrive = resolve)));
    const outcome = sender.submit(answer("a"));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await outcome).toEqual({ kind: "waiting" });
    arrive(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toEqual([["a", "sent"]]);
  });
});

describe("an answer with a file that the server would not take", () => {
  it("is sent, and what became of the file stays to be read", async () => {
    const { sender, sent, queue } = world(async () => 5);
    const file = { id: "f", name: "a.png", type: "image/png", size: 1, fileKey: null, sentAt: null };
    await sender.submit({ ...answer("a"), files: [{ ...file, refused: "Too large" }] });
    expect(queue()).toMatchObject([{ key: "a", note: "Too large", refused: null }]);
    await sender.wake();
    expect(sent).toEqual(["a"]);
    sender.dismiss("a");
    expect(queue()).toEqual([]);
  });
});

describe("pauseAfter", () => {
  it("doubles from two seconds to two minutes", () => {
    expect([1, 2, 3, 6, 7, 50].map(pauseAfter)).toEqual([2000, 4000, 8000, 64_000, 120_000, 120_000]);
  });
});
