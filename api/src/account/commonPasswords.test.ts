import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";

const owner = { email: "ana.lopez@school.example", name: "Ana López", brand: "Kindling" };

describe("isCommonPassword", () => {
  test.each([
    ["basketball", "on the list"],
    ["BasketBall", "on the list, in capitals"],
    ["b4sk3tb4ll", "on the list, with figures for letters"],
    ["Correct Horse Battery Staple", "on the list, with spaces"],
    ["Password2026!", "a common word with a year"],
    ["!!teacher2026", "a common word with marks before it"],
    ["P@$$w0rd2026", "a common word in disguise"],
    ["1234567890", "figures in a row"],
    ["0987654321", "figures in a row, backwards"],
    ["7418529630.", "nothing but figures and marks"],
    ["qwertyuiop", "a row of the keyboard"],
    ["lkjhgfdsapoi", "a row of the keyboard, backwards"],
    ["efghijklmnop", "the alphabet"],
    ["aaaaaaaaaaaa", "one letter"],
    ["abcabcabcabc", "a short piece repeated"],
    ["xy12xy12xy12", "a short piece repeated, with figures"],
    ["tealeaftealeaftealeaf", "a word three times"],
    ["ana.lopez@school.example", "the email address"],
    ["Ana.Lopez2026", "the email's name with a year"],
    ["analópez2026!", "the own name with a year"],
    ["Kindling2026", "the product's name with a year"],
    ["kindlingkindling", "the product's name twice"],
  ])("refuses %s: %s", (password) => {
    expect(isCommonPassword(password, owner)).toBe(true);
  });

  test.each([
    "purple otter canoe",
    "kindling-demo-2026",
    "Tr0mb0ne-quietly",
    "el gato bajo la lluvia",
    "9fK2-vv81-LmQz",
  ])("takes %s", (password) => {
    expect(isCommonPassword(password, owner)).toBe(false);
  });

  test("works without knowing whose password it is", () => {
    expect(isCommonPassword("sweetheart")).toBe(true);
    expect(isCommonPassword("purple otter canoe")).toBe(false);
  });
});

test("the list holds the 3,000 most common ones of the allowed length, and more", () => {
  const list = readFileSync(join(import.meta.dirname, "commonPasswords.txt"), "utf8")
    .trimEnd()
    .split("\n");
  expect(new Set(list).size).toBe(list.length);
  expect(list.length).toBeGreaterThan(3500);
  // The first and the 3,000th of the allowed length, by how often people took them.
  for (const password of ["qwertyuiop", "pianoforte"]) expect(isCommonPassword(password)).toBe(true);
});
