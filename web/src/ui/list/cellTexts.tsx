import type { Reference } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** One value in words: a name, a label, a word, a number; dots for what has no short text. */
function shortText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  const { name, label } = value as Partial<Reference & { label: unknown }>;
  if (typeof name === "string") return name;
  return typeof label === "string" ? label : "…";
}

/** A value as a person reads it: the name of a reference, yes or no, several joined. Nothing for what is not there. */
export function ValueText({ value }: { readonly value: unknown }) {
  const { t } = useTranslation("ui");
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return Array.isArray(value) ? value.map(shortText).join(", ") : shortText(value);
}

/** An email address, which goes on in a second line after its @ rather than amid a word. */
export function EmailText({ value }: { readonly value: unknown }) {
  if (typeof value !== "string") return null;
  const at = value.indexOf("@") + 1;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}

/** A number with the language's separators. */
export function NumberText({ value }: { readonly value: unknown }) {
  const format = useFormat();
  return typeof value === "number" ? format.number(value) : null;
}

/** A calendar date. */
export function DateText({ value }: { readonly value: unknown }) {
  const format = useFormat();
  return typeof value === "string" ? format.date(value) : null;
}

/** A moment by its date where the reader is; the time of day shows when it is pointed at. */
export function MomentText({ value }: { readonly value: unknown }) {
  const format = useFormat();
  if (typeof value !== "string") return null;
  // Swedish dates are YYYY-MM-DD, as in the API.
  const day = new Date(value).toLocaleDateString("sv-SE");
  return (
    <time dateTime={value} title={format.moment(value)}>
      {format.date(day)}
    </time>
  );
}
