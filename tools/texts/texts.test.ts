import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import library from "i18next";
import { beforeAll, expect, test } from "vitest";
import own, { start } from "../../web/src/texts/i18next.ts";
import type { Texts, Values } from "../../web/src/texts/spell.ts";

const locales = join(import.meta.dirname, "../../web/src/locales");

const read = (language: string, name: string) =>
  JSON.parse(readFileSync(join(locales, language, `${name}.json`), "utf8")) as Texts;
const namespaces = readdirSync(join(locales, "en")).map((file) => file.replace(".json", ""));
const textsOf = (language: string) =>
  Object.fromEntries(namespaces.map((name) => [name, read(language, name)]));
const resources = { en: textsOf("en"), es: textsOf("es") };

/** The keys of all texts of a language, without the endings of their forms. */
function* keysOf(texts: Texts, before: string): Generator<string> {
  for (const [key, found] of Object.entries(texts)) {
    if (typeof found === "string") yield `${before}${key}`.replace(/_(?:zero|one|many|other)$/, "");
    else yield* keysOf(found, `${before}${key}.`);
  }
}
const allKeys = (language: keyof typeof resources) =>
  [
    ...new Set(
      Object.entries(resources[language]).flatMap(([name, texts]) => [...keysOf(texts, `${name}:`)]),
    ),
  ].toSorted();

/** A value for every gap there is, with what must stay as it is. */
const gaps = new Set([...JSON.stringify(resources).matchAll(/\{\{(\w+)/g)].map(([, name = ""]) => name));
const values = Object.fromEntries([...gaps].map((name) => [name, `A ${name} {{thing}} & <b>`]));

const parseMissingKeyHandler = (key: string) => `no ${key}`;
const inText = (value: unknown) => String(value).toUpperCase();
const theirs = library.t as unknown as typeof own.t;

beforeAll(async () => {
  const load = async (language: string, name: string) => read(language, name);
  await start({ language: "en", namespaces, defaultNamespace: "app", load, parseMissingKeyHandler });
  own.services.formatter.add("inText", inText);
  await library.init({
    lng: "en",
    resources,
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler,
  });
  library.services.formatter?.add("inText", inText);
});

test.each(["en", "es"] as const)("every text reads in %s as i18next writes it", async (language) => {
  await own.changeLanguage(language);
  await library.changeLanguage(language);
  const counts = [undefined, 0, 1, 2, 1.5, 1_000_000];
  const said = (t: typeof own.t) =>
    allKeys(language).flatMap((key) => counts.map((count) => [key, count, t(key, { ...values, count })]));
  expect(said(own.t)).toEqual(said(theirs));
});

test.each<[key: string, given: Values]>([
  ["app:nowhere", {}],
  ["ui:form", {}],
  ["ui:form.add", { thing: null }],
])("%s with %o reads as i18next writes it", (key, given) => {
  expect(own.t(key, given)).toBe(theirs(key, given));
});

test("both languages have the same texts", () => {
  expect(allKeys("es")).toEqual(allKeys("en"));
});

test("the language that was asked for last is shown", async () => {
  await Promise.all(["es", "en", "es"].map((language) => own.changeLanguage(language)));
  expect(own.language).toBe("es");
});
