import { readFileSync } from "node:fs";
import { join } from "node:path";
import { securityKinds } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../test/buildApp.ts";

const kit = await buildApp();

const page = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
const [, table = ""] = page.split("### Alerts");
const rows = table
  .split("\n### ")[0]
  ?.split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| what |"));
const queries = (rows ?? []).flatMap(
  (row) => /`([^`]*\w_\w[^`]*)`/.exec(row.split(" | ")[1] ?? "")?.[1] ?? [],
);

/** The names of the metrics that a portal tells. */
async function namesTold(): Promise<readonly string[]> {
  const { body } = await kit.app.inject({ url: "/api/metrics" });
  return [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
  );
}

const namesIn = (query: string) => query.match(/\b(?:kindling|http|nodejs|process)_\w+/g) ?? [];

test("the alerts of docs/operating.md ask for metrics and kinds that exist", async () => {
  const told = await namesTold();
  expect(queries.length).toBe(25);
  for (const query of queries) {
    const names = namesIn(query);
    expect([query, names.length > 0]).toEqual([query, true]);
    for (const name of names) expect(told).toContain(name);
    for (const [, kinds = ""] of query.matchAll(/kind=~?"([^"]*)"/g))
      for (const kind of kinds.split(/\\?\|/)) expect(securityKinds).toContain(kind);
  }
});

test("the panels of deploy/grafana.json show metrics that exist, and all of the portal's own", async () => {
  interface Panel {
    readonly type: string;
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }
  const dashboard = readFileSync(join(import.meta.dirname, "../../deploy/grafana.json"), "utf8");
  const { panels } = JSON.parse(dashboard) as { panels: readonly Panel[] };
  const shown = panels.filter(({ type }) => type !== "row");
  const asked = new Set<string>();
  for (const { title, targets = [] } of shown) {
    const names = targets.flatMap(({ expr }) => namesIn(expr));
    expect([title, names.length > 0]).toEqual([title, true]);
    for (const name of names) asked.add(name);
  }
  const told = await namesTold();
  expect([...asked].filter((name) => !told.includes(name))).toEqual([]);
  const own = told.filter((name) => name.startsWith("kindling_"));
  expect(own.filter((name) => !asked.has(name))).toEqual([]);
});
