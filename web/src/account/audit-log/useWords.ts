import { changedField } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { type Names, refersTo } from "./AuditEntry.ts";

const isDate = /^\d{4}-\d{2}-\d{2}$/;
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Puts a kept value in words: references by name, dates as people write them, yes and no. */
export function useWords(entity: string, names: Names) {
  const { t } = useTranslation(["people", "ui"]);
  const format = useFormat();
  const language = useLanguage();

  function spell(value: unknown): string {
    if (value === null || value === undefined || value === "") return t("people:audit.nothing");
    if (typeof value === "boolean") return t(value ? "ui:yes" : "ui:no");
    if (typeof value === "number") return format.number(value);
    if (typeof value === "string") {
      if (isDate.test(value)) return format.date(value);
      return isMoment.test(value) ? format.moment(value) : value;
    }
    if (Array.isArray(value)) return value.map(spell).join(", ") || t("people:audit.nothing");
    const { name, label } = value as { name?: unknown; label?: unknown };
    if (typeof name === "string") return name;
    if (typeof label === "string") return label;
    return Object.entries(value)
      .map(([field, part]) => `${changedField(entity, field, language)}: ${spell(part)}`)
      .join("; ");
  }

  return (field: string, value: unknown): string => {
    const thing = refersTo(entity, field);
    const called = (id: unknown) => names[thing ?? ""]?.[String(id)] ?? `#${String(id)}`;
    const holds = (each: unknown) => typeof each === "number";
    if (thing && holds(value)) return called(value);
    if (thing && Array.isArray(value) && value.length > 0 && value.every(holds))
      return value.map(called).join(", ");
    if (field === "password" && value === "changed") return t("people:audit.passwordChanged");
    return spell(value);
  };
}
