import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { accessPage, callsWithoutWords } from "./accessTable.ts";

const page = accessPage(allEndpoints);
const lineOf = (call: string) => page.split("\n").find((line) => line.startsWith(`| \`${call}\``)) ?? "";
const cells = (call: string) =>
  lineOf(call)
    .split("|")
    .map((cell) => cell.trim());

describe("docs/access.md", () => {
  test("is what `npm run docs:access` writes", () => {
    const written = readFileSync(join(import.meta.dirname, "../../docs/access.md"), "utf8");
    expect(written === page, "docs/access.md is behind: npm run docs:access writes it anew").toBe(true);
  });

  test("says of every call how far leaders and instructors reach with it", () => {
    expect(callsWithoutWords(allEndpoints), "to be put in words in tools/access/reachWords.ts").toEqual([]);
  });

  test("has a line for every call", () => {
    expect(page.match(/^\| `(GET|POST|PATCH|DELETE) /gm)).toHaveLength(allEndpoints.length);
  });

  test("tells who may and how far", () => {
    const tick = "✓";
    expect(
      cells("POST /auth/login")
        .slice(2, 13)
        .every((cell) => cell === tick),
    ).toBe(true);
    const may = cells("PATCH /school/update/:id");
    expect(may.slice(2, 13)).toEqual(["", "", tick, tick, "", "", "", "", "", tick, tick]);
    expect(may[14]).toBe("Provider Leader: their provider's sites<br>Site Leader: their sites");
    // Only accounts that the settings name: what the role admits is not enough.
    const named = cells("GET /report/curriculumSTD");
    expect(named.slice(2, 13)).toEqual(["", "", ...Array(8).fill(`(${tick})`), `(${tick})`]);
    expect(named[14]).toMatch(
      /^only accounts that `CURRICULUM_STANDARDS_VIEWERS` names<br>Provider Leader: /,
    );
    expect(cells("GET /report/curriculumSTD/preview").slice(2)).toEqual(named.slice(2));
    expect(page).toContain("(✓) admits");
    expect(cells("POST /auth/register/admin").slice(2, 14)).toEqual(["", "", tick, ...Array(9).fill("")]);
  });
});
