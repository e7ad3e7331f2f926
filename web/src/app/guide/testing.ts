import * as contract from "@kindling/contract";

/** Every text inside a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The names that the contract has for resources and their fields in a language. */
function namesIn(value: unknown, language: string, depth = 0): readonly string[] {
  if (typeof value !== "object" || value === null || depth > 4) return [];
  const own = (value as Readonly<Record<string, unknown>>)[language];
  const deeper = Object.values(value).flatMap((each) => namesIn(each, language, depth + 1));
  return own === undefined ? deeper : [...textsIn(own), ...deeper];
}

const gap = /\{\{[^}]+\}\}/g;
const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Says whether a label is one of the screens in a language; what stands in a text's gaps may be anything. */
export function knownLabels(locales: Readonly<Record<string, unknown>>, language: string) {
  const texts = Object.entries(locales)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, file]) => textsIn(file));
  const whole = new Set([...texts, ...namesIn(contract, language)]);
  const filled = texts
    .filter((text) => text.includes("{{") && text.replaceAll(gap, "").trim().length > 2)
    .map((text) => new RegExp(`^${text.split(gap).map(escape).join(".+")}$`));
  return (label: string) => whole.has(label) || filled.some((pattern) => pattern.test(label));
}
