import { expect, test } from "vitest";
import { readChoice } from "./readChoice.ts";

test("readChoice knows the demo program from a scale", () => {
  expect(readChoice(["--demo"])).toBe("demo");
  expect(readChoice(["--scale", "10"])).toEqual({ scale: 10 });
  expect(readChoice(["--scale=0.1"])).toEqual({ scale: 0.1 });
});

test.each([
  [[], "npm run seed -- --scale N"],
  [["--demo", "--scale", "1"], "npm run seed -- --demo"],
  [["--scale", "many"], '--scale is "many", but it must be a number over 0, up to 100.'],
  [["--scale", "0"], '--scale is "0"'],
  [["--scale", "1000"], '--scale is "1000"'],
  [["--sacle", "1"], "--sacle"],
])("readChoice refuses %j in words", (args, words) => {
  expect(() => readChoice(args)).toThrow(words);
});
