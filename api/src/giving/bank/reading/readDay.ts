import type { BankLayout } from "@kindling/contract";

type Order = BankLayout["date_order"];

/** The beginnings of months' names, in English and Spanish. */
const months: readonly (readonly string[])[] = [
  ["jan", "ene"],
  ["feb"],
  ["mar"],
  ["apr", "abr"],
  ["may"],
  ["jun"],
  ["jul"],
  ["aug", "ago"],
  ["sep", "set"],
  ["oct"],
  ["nov"],
  ["dec", "dic"],
];

function dayOf(year: string, month: number, day: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal && full >= "1990" && full <= "2099" ? text : undefined;
}

const numbers = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;
const withoutTime = (cell: string) => cell.trim().replace(/[T ]+\d{1,2}:\d{2}.*$/, "");

/** A day as banks write it, as `YYYY-MM-DD`; undefined if it isn't one. */
export function readDay(cell: string, order: Order): string | undefined {
  const text = withoutTime(cell);
  const yearFirst = /^(\d{4})([/.-]?)(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (yearFirst) return dayOf(yearFirst[1] ?? "", Number(yearFirst[3]), yearFirst[4] ?? "");
  const parted = numbers.exec(text);
  if (parted) {
    const [, first = "", second = "", year = ""] = parted;
    return order === "mdy" ? dayOf(year, Number(first), second) : dayOf(year, Number(second), first);
  }
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "" && word !== "de" && word !== "del");
  if (words.length !== 3) return undefined;
  const [first = "", second = "", year = ""] = words;
  const [name, day] = /^\d/.test(first) ? [second, first] : [first, second];
  const month = months.findIndex((names) => names.some((each) => name.startsWith(each)));
  return month >= 0 && /^\d{1,2}$/.test(day) && /^\d{2}(?:\d{2})?$/.test(year)
    ? dayOf(year, month + 1, day)
    : undefined;
}

/** Whether day or month comes first in a column: told by a number above twelve; undefined if nothing tells. */
export function guessOrder(cells: readonly string[]): Order | undefined {
  const found = cells.flatMap((cell) => numbers.exec(withoutTime(cell)) ?? []).length > 0;
  if (!found) return cells.some((cell) => /^\d{4}/.test(cell.trim())) ? "ymd" : undefined;
  const pairs = cells.flatMap((cell) => {
    const parted = numbers.exec(withoutTime(cell));
    return parted ? [[Number(parted[1]), Number(parted[2])] as const] : [];
  });
  if (pairs.some(([first]) => first > 12)) return "dmy";
  if (pairs.some(([, second]) => second > 12)) return "mdy";
  return cells.some((cell) => cell.includes(".")) ? "dmy" : undefined;
}
