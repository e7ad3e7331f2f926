import type { Reference } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** Returns a value as short text, or "…" if it has none. */
function shortText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  const { name, label } = value as Partial<Reference & { label: unknown }>;
  if (typeof name === "string") return name;
  return typeof label === "string" ? label : "…";
}

/** A value as text: a reference's name, yes or no, several joined; empty if missing. */
export function ValueText({ value }: { readonly value: unknown }) {
  const { t } = useTranslation("ui");
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return Array.isArray(value) ? value.map(shortText).join(", ") : shortText(value);
}

/** An email address that wraps after its @. */
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

export function NumberText({ value }: { readonly value: unknown }) {
  const format = useFormat();
  return typeof value === "number" ? format.number(value) : null;
}

export function DateText({ value }: { readonly value: unknown }) {
  const format = useFormat();
  return typeof value === "string" ? format.date(value) : null;
}

/** A moment as the user's local date; the time is a tooltip. */
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
