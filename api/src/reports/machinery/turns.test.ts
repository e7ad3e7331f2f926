import { afterEach, expect, test } from "vitest";
import { takeTurn, turnsTaken } from "./turns.ts";

const leaves: (() => void)[] = [];

/** Takes a turn that this test gives back at its end, if it has not by itself. */
async function take(signal?: AbortSignal): Promise<() => void> {
  const leave = await takeTurn(signal);
  leaves.push(leave);
  return leave;
}

/** Waits for a turn under a name, which is noted when it is there. */
function waitAs(name: string, noted: string[], signal?: AbortSignal): Promise<void> {
  return take(signal).then(
    () => void noted.push(name),
    (error: Error) => void noted.push(`${name}: ${error.message}`),
  );
}

const fill = () => Promise.all([take(), take(), take(), take()]);

function nothingIsTaken(): void {
  for (const leave of leaves.splice(0)) leave();
  expect(turnsTaken()).toEqual({ running: 0, waiting: 0 });
}

afterEach(nothingIsTaken);

test("four go at once; those after them go one by one, in the order they came", async () => {
  const [first, second] = await fill();
  const noted: string[] = [];
  const all = [waitAs("one", noted), waitAs("two", noted), waitAs("three", noted)];
  expect(turnsTaken()).toEqual({ running: 4, waiting: 3 });
  first?.();
  await all[0];
  expect(noted).toEqual(["one"]);
  expect(turnsTaken()).toEqual({ running: 4, waiting: 2 });
  second?.();
  await all[1];
  expect(noted).toEqual(["one", "two"]);
  for (const leave of leaves.splice(0)) leave();
  await all[2];
  expect(noted).toEqual(["one", "two", "three"]);
});

test("a turn that is given back twice frees one place, not two", async () => {
  const [first] = await fill();
  const noted: string[] = [];
  const all = [waitAs("one", noted), waitAs("two", noted)];
  first?.();
  first?.();
  await all[0];
  expect(noted).toEqual(["one"]);
  expect(turnsTaken()).toEqual({ running: 4, waiting: 1 });
  for (const leave of leaves.splice(0)) leave();
  await all[1];
});

test("who goes away while waiting is passed over, and nobody else is", async () => {
  const [first] = await fill();
  const noted: string[] = [];
  const gone = new AbortController();
  const one = waitAs("one", noted);
  const two = waitAs("two", noted, gone.signal);
  const three = waitAs("three", noted);
  gone.abort();
  await two;
  expect(noted).toEqual(["two: The client disconnected"]);
  expect(turnsTaken()).toEqual({ running: 4, waiting: 2 });
  first?.();
  await one;
  for (const leave of leaves.splice(0)) leave();
  await three;
  expect(noted.slice(1)).toEqual(["one", "three"]);
});

test("who goes away once their turn has come takes nobody's place in the queue", async () => {
  const [first] = await fill();
  const noted: string[] = [];
  const gone = new AbortController();
  const one = waitAs("one", noted, gone.signal);
  const two = waitAs("two", noted);
  first?.();
  await one;
  gone.abort();
  expect(turnsTaken()).toEqual({ running: 4, waiting: 1 });
  for (const leave of leaves.splice(0)) leave();
  await two;
  expect(noted).toEqual(["one", "two"]);
});

test("who has gone away before gets no turn and no place in the queue", async () => {
  const noted: string[] = [];
  await waitAs("early", noted, AbortSignal.abort());
  expect(turnsTaken()).toEqual({ running: 0, waiting: 0 });
  await fill();
  await waitAs("late", noted, AbortSignal.abort());
  expect(turnsTaken()).toEqual({ running: 4, waiting: 0 });
  expect(noted).toEqual(["early: The client disconnected", "late: The client disconnected"]);
});
