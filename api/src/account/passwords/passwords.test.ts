import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

test("verifyPassword knows the password that was hashed with argon2id, and no other", async () => {
  const hashed = await hashPassword("una mañana cualquiera");
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hashed, "una mañana cualquiera")).toBe(true);
  expect(await verifyPassword(hashed, "una manana cualquiera")).toBe(false);
});

test("hashPassword salts: the same password gives another hash each time", async () => {
  expect(await hashPassword("the same words")).not.toBe(await hashPassword("the same words"));
});

test("verifyPassword answers false for an account without a password, or with a damaged hash", async () => {
  expect(await verifyPassword(null, "anything at all")).toBe(false);
  expect(await verifyPassword("not a hash", "anything at all")).toBe(false);
});

test("verifyPassword takes as long without a hash as with one", async () => {
  const hashed = await hashPassword("a known password");
  await verifyPassword(null, "warming up");
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    known.push(await timeOf(() => verifyPassword(hashed, "a wrong password")));
    unknown.push(await timeOf(() => verifyPassword(null, "a wrong password")));
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test("hashing leaves the event loop free", async () => {
  let turns = 0;
  let over = false;
  const turn = () => {
    turns += 1;
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all([hashPassword("one of several"), hashPassword("two of several"), hashPassword("three")]);
  over = true;
  expect(turns).toBeGreaterThan(20);
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
