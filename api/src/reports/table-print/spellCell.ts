import type { ColumnKind } from "@kindling/contract";
import { type Language, locales } from "@kindling/contract/language";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";
import { flagWords } from "../flagWords.ts";

/** Spells the cells of a printed table as people of a language write them. */
export function cellSpeller(language: Language): (cell: SheetCell, kind: ColumnKind) => string {
  const number = new Intl.NumberFormat(locales[language]);
  const percent = new Intl.NumberFormat(locales[language], { style: "percent", maximumFractionDigits: 1 });
  const money = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeZone: "UTC" });
  const clock = new Intl.DateTimeFormat(locales[language], { timeStyle: "short", timeZone: "UTC" });
  return (cell, kind) => {
    if (cell === null || cell === undefined) return "";
    if (typeof cell === "boolean") return flagWords[language][cell ? 1 : 0];
    if (typeof cell === "number") {
      if (kind === "money") return money.format(cell / 100);
      return (kind === "percent" ? percent : number).format(cell);
    }
    if (kind === "date") return day.format(new Date(cell));
    if (kind !== "moment") return cell;
    // Moments are already in local time.
    const at = new Date(`${cell.replace(" ", "T")}Z`);
    return `${day.format(at)} ${clock.format(at)}`;
  };
}
