import { expect, test } from "vitest";
import { type MathOp, sumOf } from "./sums.ts";

test.each<[string, MathOp, [number, number, number] | undefined]>([
  ["Ana has 3 apples and gets 2 more. How many?", "add", [3, 2, 5]],
  ["7-3", "subtract", [7, 3, 4]],
  ["What are 6 × 12?", "multiply", [6, 12, 72]],
  ["Share 12 among 4.", "divide", [12, 4, 3]],
  ["Share 12 among 0", "divide", undefined],
  ["How many legs have 3 bees?", "add", undefined],
  ["1, 2 or 3?", "add", undefined],
  ["Is 1.5 more than 2?", "add", undefined],
  ["In 20261 and 3", "add", undefined],
])("sumOf reads %j with %s as %j", (question, math_op, sum) => {
  const read = sumOf({ question, math_op });
  expect(read && [read.left, read.right, read.result]).toEqual(sum);
});

test("sumOf finds no sum where nothing is to be reckoned", () => {
  expect(sumOf({ question: "3 and 2", math_op: null })).toBeUndefined();
});
