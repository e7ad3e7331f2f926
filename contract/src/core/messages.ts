import type { Language, Localized } from "./language.ts";

const en = {
  required: (field: string) => `${field} is required`,
  tooLong: (field: string, max: number) => `${field} can have at most ${max} characters`,
  tooShort: (field: string, min: number) => `${field} needs at least ${min} characters`,
  tooSmall: (field: string, min: number) => `${field} must be ${min} or more`,
  tooBig: (field: string, max: number) => `${field} must be ${max} or less`,
  tooFew: (field: string, min: number) =>
    min === 1 ? `${field} is required` : `${field} needs at least ${min} entries`,
  tooMany: (field: string, max: number) => `${field} can have at most ${max} entries`,
  email: (field: string) => `${field} must be an email address such as name@school.org`,
  date: (field: string) => `${field} must be a date such as 2026-09-01`,
  url: (field: string) => `${field} must be a web address starting with https://`,
  number: (field: string) => `${field} must be a whole number`,
  flag: (field: string) => `${field} must be yes or no`,
  oneOf: (field: string, values: string) => `${field} must be one of: ${values}`,
  unknown: (fields: string) => `Unknown field: ${fields}`,
  unknownReference: (field: string) => `${field} wasn't found. Choose one from the list.`,
  taken: (field: string) => `${field} is already taken. Choose another.`,
  wrong: (field: string) => `${field} isn't valid`,
};

const es: typeof en = {
  required: (field) => `${field}: este dato es obligatorio`,
  tooLong: (field, max) => `${field}: admite como máximo ${max} caracteres`,
  tooShort: (field, min) => `${field}: necesita al menos ${min} caracteres`,
  tooSmall: (field, min) => `${field}: debe ser ${min} o más`,
  tooBig: (field, max) => `${field}: debe ser ${max} o menos`,
  tooFew: (field, min) =>
    min === 1 ? `${field}: este dato es obligatorio` : `${field}: necesita al menos ${min} elementos`,
  tooMany: (field, max) => `${field}: admite como máximo ${max} elementos`,
  email: (field) => `${field}: escriba una dirección como nombre@escuela.org`,
  date: (field) => `${field}: escriba una fecha como 2026-09-01`,
  url: (field) => `${field}: escriba una dirección web que comience con https://`,
  number: (field) => `${field}: escriba un número entero`,
  flag: (field) => `${field}: responda sí o no`,
  oneOf: (field, values) => `${field}: elija entre: ${values}`,
  unknown: (fields) => `Campo desconocido: ${fields}`,
  unknownReference: (field) => `${field}: no se encontró. Elija de la lista.`,
  taken: (field) => `${field}: ya está en uso. Elija otro.`,
  wrong: (field) => `${field}: el valor no es válido`,
};

type RuleMessages = typeof en;

/** Validation messages; `field` is the field's label. */
export const ruleMessages: Localized<RuleMessages> = { en, es };

export interface Issue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly expected?: string;
  readonly format?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly values?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

function limitMessage(issue: Issue, field: string, say: RuleMessages): string {
  const blank = issue.input === "" || issue.input === null;
  if (issue.code === "too_small") {
    const min = Number(issue.minimum);
    if (issue.origin === "string") return min === 1 || blank ? say.required(field) : say.tooShort(field, min);
    return issue.origin === "array" ? say.tooFew(field, min) : say.tooSmall(field, min);
  }
  const max = Number(issue.maximum);
  if (issue.origin === "string") return say.tooLong(field, max);
  return issue.origin === "array" ? say.tooMany(field, max) : say.tooBig(field, max);
}

function formatMessage(issue: Issue, field: string, say: RuleMessages): string {
  if (issue.input === "") return say.required(field);
  if (issue.format === "email") return say.email(field);
  if (issue.format === "date") return say.date(field);
  return issue.format === "url" ? say.url(field) : say.wrong(field);
}

function typeMessage(issue: Issue, field: string, say: RuleMessages): string {
  if (issue.input === undefined || issue.input === null || issue.input === "") return say.required(field);
  if (issue.expected === "number" || issue.expected === "int") return say.number(field);
  return issue.expected === "boolean" ? say.flag(field) : say.wrong(field);
}

/** Returns the message for a zod issue: what is wrong with which field and how to fix it. */
export function issueMessage(issue: Issue, field: string, language: Language): string {
  const say = ruleMessages[language];
  switch (issue.code) {
    case "invalid_type":
      return typeMessage(issue, field, say);
    case "too_small":
    case "too_big":
      return limitMessage(issue, field, say);
    case "invalid_format":
      return formatMessage(issue, field, say);
    case "invalid_value":
      if (issue.input === undefined || issue.input === null || issue.input === "") return say.required(field);
      return say.oneOf(field, (issue.values ?? []).join(", "));
    case "unrecognized_keys":
      return say.unknown((issue.keys ?? []).join(", "));
    case "invalid_union": {
      // The most useful error comes from the branch that matched the value's type.
      const inner = (issue.errors ?? []).flat();
      const best =
        inner.find((each) => each.code !== "invalid_type" && each.code !== "invalid_value") ??
        inner.find((each) => each.code === "invalid_value" && each.values?.some((value) => value !== "")) ??
        inner.find((each) => each.code === "invalid_type" && each.expected !== "null") ??
        inner[0];
      return best ? issueMessage({ ...best, input: issue.input }, field, language) : say.wrong(field);
    }
    case "custom":
      if (issue.params?.["rule"] === "twoOptions") return say.tooFew(field, 2);
      return issue.message ?? say.wrong(field);
    default:
      return say.wrong(field);
  }
}

/** Success messages after a write, as the specification words them; `thing` is the resource's singular name. */
export const doneMessages: Localized<
  Record<"added" | "updated" | "deleted" | "restored", (thing: string) => string>
> = {
  en: {
    added: (thing) => `${thing} added successfully`,
    updated: (thing) => `${thing} updated successfully!`,
    deleted: (thing) => `${thing} deleted successfully`,
    restored: (thing) => `${thing} restored successfully`,
  },
  es: {
    added: (thing) => `${thing}: agregado correctamente`,
    updated: (thing) => `${thing}: cambios guardados`,
    deleted: (thing) => `${thing}: eliminado correctamente`,
    restored: (thing) => `${thing}: recuperado correctamente`,
  },
};
