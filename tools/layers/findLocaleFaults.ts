import type { SourceFile } from "./findImportFaults.ts";

const formatters = /\bIntl\.(?:\w+Format|DisplayNames|Collator)\(\s*\[?(?<locale>[^\s,)\]]*)/g;
const methods = /\.toLocale(?:Date|Time)?String\(\s*(?<locale>[^\s,)]*)/g;

/** Locales whose output programs read: calendar dates as on the wire, digits without a language. */
const forPrograms = /^"(?:sv|sv-SE|en-CA|en-US)"$/;

/** Finds numbers and dates that are formatted in a bare language instead of its `locales` entry. */
export function findLocaleFaults({ path, text }: SourceFile): readonly string[] {
  if (/\.(test|spec)\.tsx?$/.test(path)) return [];
  return [formatters, methods].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .map((match) => match.groups?.["locale"] ?? "")
      .filter((locale) => !locale.startsWith("locales[") && !forPrograms.test(locale))
      .map((locale) => `${path}: formats in ${locale || "no locale"} instead of locales[language]`),
  );
}
