import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Issue, issueMessage } from "../core/messages.ts";
import { reportWord, reportWords } from "./defineReport.ts";

const filters = z.object({ fields: reportWords(["title", "points"]), grade: reportWord(["K", "PK"]) });

function told(query: object): string[] | undefined {
  const refused = filters.safeParse(query, { reportInput: true }).error;
  return refused?.issues.map((issue) => issueMessage(issue as Issue, String(issue.path[0]), "en"));
}

describe("the words that narrow a report", () => {
  test.each(["", "All", "all"])("mean all as %j", (all) => {
    expect(filters.parse({ fields: all, grade: all })).toEqual({});
  });

  test("are read in the order they come in", () => {
    expect(filters.parse({ fields: "points,title", grade: "PK" })).toEqual({
      fields: ["points", "title"],
      grade: "PK",
    });
  });

  test("are named when another one is asked for", () => {
    expect(told({ fields: "title,nope" })).toEqual(["fields must be one of: title, points"]);
    expect(told({ grade: "99" })).toEqual(["grade must be one of: K, PK"]);
  });
});
