import { dehydrate, QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { someItem } from "../testing.tsx";
import { forToday } from "./keepToday.ts";
import { mediaIn } from "./todaysMedia.ts";

const now = Date.parse("2026-11-20T14:00:00Z");
const hour = 3600 * 1000;

/** A cache as the classroom leaves it. */
function leftBy(answers: readonly [key: readonly unknown[], data: unknown, at: number][]) {
  const client = new QueryClient();
  for (const [key, data, updatedAt] of answers) client.setQueryData(key, data, { updatedAt });
  const state = dehydrate(client);
  client.clear();
  return state;
}

const shownFrom = (state: ReturnType<typeof leftBy>, day: string) =>
  forToday(state, now, day).queries.map(({ queryKey, state: { data } }) => [queryKey.join("/"), data]);

describe("forToday", () => {
  it("brings back what the classroom read, and nothing of other rooms", () => {
    const state = leftBy([
      [["classroom", "points", 3], { points: 20 }, now - hour],
      [["user.list"], [{ name: "Ana" }], now - hour],
    ]);
    expect(shownFrom(state, "2026-11-20")).toEqual([["classroom/points/3", { points: 20 }]]);
  });

  it("leaves out what is older than a week", () => {
    const state = leftBy([[["classroom", "points", 3], { points: 20 }, now - 8 * 24 * hour]]);
    expect(shownFrom(state, "2026-11-20")).toEqual([]);
  });

  it("leaves out items that were on when they were read and are over now", () => {
    const items = [
      someItem({ id: 1, end: "2026-11-19" }),
      someItem({ id: 2, end: "2026-11-20" }),
      someItem({ id: 3, start: "2026-11-20" }),
    ];
    const state = leftBy([[["classroom", "curriculum", 3, "en"], items, now - 20 * hour]]);
    const [[, left] = []] = shownFrom(state, "2026-11-20") as [string, { id: number }[]][];
    expect(left?.map(({ id }) => id)).toEqual([2, 3]);
  });

  it("brings an answer back whole although asking for it again has failed", () => {
    const state = leftBy([[["classroom", "points", 3], { points: 20 }, now - hour]]);
    const [query] = state.queries;
    if (query) query.state = { ...query.state, status: "error", error: new Error("no line") };
    expect(forToday(state, now, "2026-11-20").queries[0]?.state).toMatchObject({
      status: "success",
      error: null,
      data: { points: 20 },
    });
  });
});

describe("mediaIn", () => {
  it("finds the portal's own files at any depth and inside texts, each once", () => {
    const own = "/api/files/abcdefghijklmnopqrstuv";
    const other = "/api/files/zyxwvutsrqponmlkjihgfe";
    const items = [
      { a: own, b: [{ text: `<img src="${other}">` }] },
      { a: own, c: "https://vimeo.com/1" },
    ];
    expect([...mediaIn(items)]).toEqual([own, other]);
    expect([...mediaIn(undefined)]).toEqual([]);
    expect([...mediaIn({ photo: `${own}?expires=1&signature=2` })]).toEqual([]);
  });

  it("finds the illustrations that items name, each once", () => {
    const own = "/api/files/abcdefghijklmnopqrstuv";
    const details = { illustration: "tree", step_illustrations: ["bee", "", "tree", own], steps: ["owl"] };
    expect([...mediaIn([someItem({ details })])].sort()).toEqual([
      own,
      "/illustrations/bee.svg",
      "/illustrations/tree.svg",
    ]);
  });
});
