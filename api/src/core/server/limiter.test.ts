import { expect, test } from "vitest";
import { limiter, TooBusy } from "./limiter.ts";

/** Work that ends on request. */
function held() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async (name: string) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return name;
  };
  return { ends, work, most: () => most };
}

test("limiter runs no more at once than it may, in the order they came, and passes on what they answer", async () => {
  const gate = limiter(2, 10);
  const { ends, work, most } = held();
  const order: string[] = [];
  const all = ["a", "b", "c", "d"].map((name) =>
    gate(() => {
      order.push(name);
      return work(name);
    }),
  );
  while (order.length < 4 || ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  expect(order).toEqual(["a", "b", "c", "d"]);
  expect(most()).toBe(2);
});

test("limiter refuses what comes when its queue is full, and takes more once it has emptied", async () => {
  const gate = limiter(1, 1);
  const { ends, work } = held();
  const first = gate(() => work("first"));
  const second = gate(() => work("second"));
  await expect(gate(() => work("third"))).rejects.toThrow(TooBusy);
  ends.shift()?.();
  await first;
  await new Promise(setImmediate);
  ends.shift()?.();
  expect(await second).toBe("second");
  expect(await gate(() => Promise.resolve("later"))).toBe("later");
});

test("limiter gives the place of work that failed to the next", async () => {
  const gate = limiter(1, 5);
  await expect(gate(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate(() => Promise.resolve("yes"))).toBe("yes");
});
