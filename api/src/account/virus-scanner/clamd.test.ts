import { Readable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import { startClamdDouble, virus } from "../../../test/clamdDouble.ts";
import { clamd } from "./clamd.ts";

const double = await startClamdDouble();
const scanner = clamd(double.address);
const hasty = clamd(double.address, { scan: 50, sign: 50 });

beforeEach(() => {
  double.manner = "scans";
  double.scanned.splice(0);
});

describe("scan", () => {
  test("sends all of a stream, and tells the virus in it", async () => {
    const parts = Array.from({ length: 50 }, () => Buffer.alloc(70_000, "a"));
    expect(await scanner.scan(Readable.from(parts))).toBeUndefined();
    expect(await scanner.scan(Readable.from([...parts, Buffer.from(virus)]))).toBe("Test.Virus");
    expect(double.scanned).toEqual([3_500_000, 3_500_000 + virus.length]);
  });

  test("takes content in memory, also empty", async () => {
    expect(await scanner.scan(Buffer.from(virus))).toBe("Test.Virus");
    expect(await scanner.scan(Buffer.alloc(0))).toBeUndefined();
  });

  test.each([
    ["silent", /didn't answer in time/],
    ["closes", /ECONNRESET|EPIPE|premature|answered “”/i],
    ["too large", /size limit exceeded/],
  ] as const)("fails when clamd is %s", async (manner, error) => {
    double.manner = manner;
    // A busy machine answers late, too.
    const asked = manner === "silent" ? hasty : scanner;
    await expect(asked.scan(Buffer.from("a"))).rejects.toThrow(error);
  });

  test("fails without clamd", async () => {
    await expect(clamd("clamd://127.0.0.1:1").scan(Buffer.from("a"))).rejects.toThrow("ECONNREFUSED");
    await expect(clamd("/nowhere/clamd.ctl").scan(Buffer.from("a"))).rejects.toThrow("ENOENT");
  });

  test("fails, and sends no end, when its content breaks off", async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("a");
        throw new Error("the disk is gone");
      })(),
    );
    await expect(scanner.scan(broken)).rejects.toThrow("the disk is gone");
    expect(double.scanned).toEqual([]);
  });

  test("scans four at a time", async () => {
    double.manner = "silent";
    let most = 0;
    const scans = Array.from({ length: 12 }, async () => {
      await expect(hasty.scan(Buffer.from("a"))).rejects.toThrow("in time");
      most = Math.max(most, double.open());
    });
    await Promise.all(scans);
    expect(most).toBeLessThanOrEqual(4);
  });
});

test("isThere tells whether clamd answers", async () => {
  expect(await scanner.isThere()).toBe(true);
  double.manner = "silent";
  expect(await hasty.isThere()).toBe(false);
  expect(await clamd("clamd://127.0.0.1:1").isThere()).toBe(false);
});
