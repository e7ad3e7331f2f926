import { describe, expect, test } from "vitest";
import { z } from "zod";
import { dateFilter, flagFilter, idFilter, idsFilter, listQuery, wordsFilter } from "./page.ts";

const query = listQuery({ providers: idsFilter(), is_active: flagFilter() }, ["id", "name"]);
const wrong = (value: object) =>
  query.safeParse(value).error?.issues.map(({ path, code }) => path[0] ?? code);

describe("listQuery", () => {
  test("starts at page 0 with 25 rows by id, and reads what an address holds", () => {
    expect(query.parse({})).toEqual({ page: 0, rows: 25, sort: "id", order: "asc" });
    const asked = {
      page: "2",
      rows: "100",
      sort: "name",
      order: "desc",
      search: " x ",
      providers: "1,2",
      is_active: "false",
    };
    expect(query.parse(asked)).toEqual({
      page: 2,
      rows: 100,
      sort: "name",
      order: "desc",
      search: "x",
      providers: [1, 2],
      is_active: false,
    });
  });

  test.each([
    [{ rows: "101" }, ["rows"]],
    [{ rows: "0" }, ["rows"]],
    [{ rows: "ten" }, ["rows"]],
    [{ page: "-1" }, ["page"]],
    [{ page: "1.5" }, ["page"]],
    [{ sort: "password" }, ["sort"]],
    [{ order: "up" }, ["order"]],
    [{ unknown: "1" }, ["unrecognized_keys"]],
    [{ search: "x".repeat(201) }, ["search"]],
    [{ providers: ["1", "2"] }, ["providers"]],
  ])("refuses %j", (value, places) => {
    expect(wrong(value)).toEqual(places);
  });
});

test.each([
  ["ids", idsFilter(), "1,22", [1, 22]],
  ["ids", idsFilter(), "1,", undefined],
  ["words", wordsFilter(["a", "b"]), "b,a", ["b", "a"]],
  ["words", wordsFilter(["a", "b"]), "a,c", undefined],
  ["words in any case", wordsFilter(["live", "Site Leader"]), "Live,site leader", ["live", "Site Leader"]],
  ["a flag", flagFilter(), "true", true],
  ["a flag", flagFilter(), "yes", undefined],
  ["a date", dateFilter(), "2026-09-01", "2026-09-01"],
  ["a date", dateFilter(), "2026-09-31", undefined],
  ["an id", idFilter(), "7", 7],
  ["an id", idFilter(), "0", undefined],
] as const)("a filter of %s reads %s", (_, filter, text, expected) => {
  const schema: z.ZodType = z.object({ filter });
  expect(schema.safeParse({ filter: text }).data).toEqual(
    expected === undefined ? undefined : { filter: expected },
  );
  expect(schema.parse({ filter: "" })).toEqual({});
});
