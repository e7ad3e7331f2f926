import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Classified, faultsIn, readColumns, withMap } from "../src/dataMap.ts";
import { buildApp } from "./buildApp.ts";

const { db } = await buildApp();
const docs = join(import.meta.dirname, "../../docs");
const classified = parse(readFileSync(join(docs, "data-classes.yaml"), "utf8")) as Classified;

test("every column of the database has a class of data", async () => {
  const columns = await readColumns(db);
  expect(columns.length).toBeGreaterThan(800);
  expect(faultsIn(classified, columns), "docs/data-classes.yaml").toEqual([]);
});

test("a column without a class, with two, or of none is told", () => {
  const columns = ["id", "name"].map((name) => ({ table: "pets", name }));
  expect(faultsIn({ pets: { places: "name", content: "name age", other: "" } }, columns)).toEqual([
    "pets.name has two classes",
    "pets.age doesn't exist",
    "pets.: there is no class other",
    "pets. doesn't exist",
    "pets.id has no class",
  ]);
});

test("docs/privacy.md is what `npm run docs:privacy` writes", () => {
  const page = readFileSync(join(docs, "privacy.md"), "utf8");
  expect(withMap(page, classified) === page, "npm run docs:privacy writes it anew").toBe(true);
});
