import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { fileUpTo } from "./fileUpTo.ts";

/** A stream that counts what was taken of it and knows whether it was ended. */
function counted(parts: number) {
  const seen = { taken: 0, ended: false };
  async function* read() {
    try {
      for (; seen.taken < parts; seen.taken += 1) yield "x".repeat(1000);
    } finally {
      seen.ended = true;
    }
  }
  return { seen, file: Readable.from(read()) };
}

test("reads a file that is small enough, as it was", async () => {
  expect((await fileUpTo(counted(5).file, 5000))?.toString()).toBe("x".repeat(5000));
  expect(await fileUpTo("as text", 7)).toEqual(Buffer.from("as text"));
  expect(await fileUpTo(Buffer.from("too long"), 7)).toBeNull();
});

test("reads no more of one that is not, and ends what it is made from", async () => {
  const { seen, file } = counted(100_000);
  expect(await fileUpTo(file, 5000)).toBeNull();
  expect(seen.ended).toBe(true);
  expect(seen.taken).toBeLessThan(50);
});
