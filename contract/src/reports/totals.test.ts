import { expect, test } from "vitest";
import { listEndpoints } from "../endpoints.ts";
import { listColumns } from "./listExport.ts";
import { listTotals } from "./totals.ts";

test("totals are of numbers that their list has", () => {
  const lists = new Map(listEndpoints.map((list) => [list.name, list]));
  const wrong = Object.entries(listTotals).flatMap(([name, columns]) => {
    const list = lists.get(name);
    const known = list ? listColumns(list) : [];
    return Object.keys(columns)
      .filter((key) => !known.some((column) => column.key === key && /^(number|money)$/.test(column.kind)))
      .map((key) => `${name} ${key}`);
  });
  expect(wrong).toEqual([]);
});

test("every list with amounts adds them up, but rates and balances", () => {
  const open = listEndpoints.flatMap((list) =>
    listColumns(list)
      .filter(({ key, kind }) => kind === "money" && !listTotals[list.name]?.[key])
      .map(({ key }) => `${list.name} ${key}`),
  );
  expect(open).toEqual([
    "bankStatement.list opening_cents",
    "bankStatement.list closing_cents",
    "pledge.list point_cents",
  ]);
});
