import { retentionLabels } from "./account/retention.ts";
import { securityFactLabels, securityReasonLabels } from "./account/securityWords.ts";
import { changedField, changedFields } from "./auditWords.ts";
import { type Language, locales } from "./core/language.ts";

type Facts = Readonly<Record<string, unknown>>;

const yes = { en: "Yes", es: "Sí" };

function spell(name: string, value: unknown, language: Language): string {
  if (name === "reason") return securityReasonLabels[language][String(value)] ?? String(value);
  if (typeof value === "boolean") return yes[language];
  if (typeof value === "number") return value.toLocaleString(locales[language]);
  const texts = [value].flat().map(String);
  const words = retentionLabels[language].fields;
  return (name === "terms" ? texts.map((kind) => words[kind] ?? kind) : texts).join(", ");
}

const isCount = (text: string) => /^[\d.,]+$/.test(text);

const isEmpty = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The facts of a security event in words, changed rights apart. */
export function factsInWords(facts: Facts, language: Language): readonly (readonly [string, string])[] {
  const labels = securityFactLabels[language];
  return Object.entries(facts).flatMap(([name, value]): [string, string][] => {
    const label = labels[name];
    return label && !isEmpty(value) ? [[label, spell(name, value, language)]] : [];
  });
}

/** The changed rights that an event tells, as the audit log's changes are; null if it tells none. */
export function rightsChange({ before = null, after = null }: Facts) {
  if (!before && !after) return null;
  return { entity: "user", before: before as Facts | null, after: after as Facts | null };
}

/** What an event tells in one line. */
export function factsInBrief(facts: Facts, language: Language): string {
  const change = rightsChange(facts);
  if (change)
    return changedFields(change)
      .map((field) => changedField("user", field, language))
      .join(", ");
  // The name of the file says it already.
  const { export: _export, filters: _filters, ...told } = facts;
  return factsInWords(told, language)
    .map(([label, text]) => (isCount(text) ? `${label}: ${text}` : text))
    .join(" · ");
}
