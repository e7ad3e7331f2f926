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

test("the alerts of docs/operating.md ask for metrics and kinds that exist", async () => {
  const { body } = await kit.app.inject({ url: "/api/metrics" });
  const known = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_count`, `${name}_bucket`] : [name],
  );
  expect(queries.length).toBe(24);
  for (const query of queries) {
    const names = query.match(/\b(?:kindling|http|nodejs)_\w+/g) ?? [];
    expect([query, names.length > 0]).toEqual([query, true]);
    for (const name of names) expect(known).toContain(name);
    for (const [, kinds = ""] of query.matchAll(/kind=~?"([^"]*)"/g))
      for (const kind of kinds.split(/\\?\|/)) expect(securityKinds).toContain(kind);
  }
});
