import { type Language, languages } from "@kindling/contract";
import { describe, expect, test } from "vitest";

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>("./*/*.json", { import: "default", eager: true });

/** The texts of a language by namespace and key. */
function textsOf(language: Language): Map<string, string> {
  const all = new Map<string, string>();
  const gather = (texts: Texts, at: string) => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === "string") all.set(`${at}${key}`, text);
      else gather(text, `${at}${key}.`);
    }
  };
  for (const [path, texts] of Object.entries(files)) {
    const [, of, namespace] = /^\.\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    if (of === language) gather(texts, `${namespace}:`);
  }
  return all;
}

const ending = /_(?:zero|one|two|few|many|other)$/;
const nameOf = (key: string) => key.replace(ending, "");
const [first, ...others] = languages.map((language) => ({ language, texts: textsOf(language) }));

/** What a text leaves open: the names between its braces. */
const openIn = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? "");

describe.each(others)("the texts in $language", ({ texts }) => {
  test("have the keys of the first language", () => {
    const keysOf = (of: ReadonlyMap<string, string>) => [...new Set([...of.keys()].map(nameOf))].sort();
    expect(keysOf(texts)).toEqual(keysOf(first?.texts ?? new Map()));
  });

  test("leave the same open as those of the first language", () => {
    const openBy = (of: ReadonlyMap<string, string>) => {
      const found = new Map<string, Set<string>>();
      for (const [key, text] of of) {
        const names = found.get(nameOf(key)) ?? new Set();
        // A text for exactly one may say so in words.
        for (const name of openIn(text)) if (name !== "count") names.add(name);
        found.set(nameOf(key), names);
      }
      return Object.fromEntries([...found].map(([key, names]) => [key, [...names].sort()]));
    };
    expect(openBy(texts)).toEqual(openBy(first?.texts ?? new Map()));
  });
});

test.each(languages)("no text in %s is empty", (language) => {
  expect([...textsOf(language)].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test.each(languages)("texts that count in %s tell one from several", (language) => {
  const texts = textsOf(language);
  const counted = new Set([...texts.keys()].filter((key) => ending.test(key)).map(nameOf));
  const missing = [...counted].flatMap((key) =>
    ["one", "other"].map((form) => `${key}_${form}`).filter((each) => !texts.has(each)),
  );
  expect(missing).toEqual([]);
});

/** Help that explains figures in a paragraph; every other string is a label or a message. */
const longTexts = new Set(["pacing:legendText"]);

test.each(languages)("no string in %s is longer than 160 characters, except texts", (language) => {
  const tooLong = [...textsOf(language)].filter(([key, text]) => text.length > 160 && !longTexts.has(key));
  expect(tooLong).toEqual([]);
});
