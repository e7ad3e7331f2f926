/** The texts of a namespace, by their keys. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes a value inside a text, as in `{{thing, inText}}`. */
export type Format = (value: unknown, language: string) => string;

const rules: Record<string, Intl.PluralRules> = {};

/** The keys under which a text may be found, the best first: counts have forms, and none may have one of its own. */
function keysOf(key: string, count: unknown, language: string): readonly string[] {
  if (typeof count !== "number") return [key];
  const form = (rules[language] ??= new Intl.PluralRules(language)).select(count);
  const forms = [`${key}_${form}`, key, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

/** The text under a key in the form of its count, or nothing. */
export function findText(texts: Texts, key: string, count: unknown, language: string): string | undefined {
  for (const each of keysOf(key, count, language)) {
    const text = textAt(texts, each);
    if (text !== undefined) return text;
  }
  return undefined;
}

const gap = /\{\{(\w+)(?:, (\w+))?\}\}/g;

/** Fills the gaps of a text with values. */
export const fillIn = (
  text: string,
  values: Values,
  formats: Readonly<Record<string, Format>>,
  language: string,
) =>
  text.replaceAll(gap, (_gap, name: string, format: string = "") => {
    const value = values[name] ?? "";
    return formats[format]?.(value, language) ?? String(value);
  });
