import type { BankColumn, BankLayout } from "@kindling/contract";
import { normalize } from "../../../core/importing/cells.ts";
import type { TableFacts } from "./bankFile.ts";
import { isEnough, nameColumns } from "./columnNames.ts";
import { guessDecimal, readAmount } from "./readAmount.ts";
import { guessOrder, readDay } from "./readDay.ts";

type Table = readonly (readonly string[])[];
type Columns = Partial<Record<BankColumn, number | null>>;

/** How many rows banks write above their header at most. */
const mostAbove = 30;
const sampled = 200;
const shown = 5;

const isDay = (cell: string) => readDay(cell, "mdy") !== undefined || readDay(cell, "dmy") !== undefined;
const isAmount = (cell: string) =>
  !isDay(cell) && (readAmount(cell, ".") !== undefined || readAmount(cell, ",") !== undefined);
const hasLine = (row: readonly string[]) => row.some(isDay) && row.some(isAmount);

/** The place of the header; -1 for a table without one. */
function headerAt(table: Table): number {
  const top = table.slice(0, mostAbove);
  const named = top.findIndex((row) => isEnough(nameColumns(row)));
  if (named >= 0) return named;
  const firstLine = top.findIndex(hasLine);
  if (firstLine < 0) return 0;
  const above = top[firstLine - 1];
  return above && above.filter((cell) => cell.trim() !== "").length >= 2 ? firstLine - 1 : -1;
}

/** Columns of a table without names, by what they hold. */
function byContent(below: Table, width: number): Columns {
  const all = Array.from({ length: width }, (_, at) => below.map((row) => row[at]?.trim() ?? ""));
  const share = (cells: readonly string[], is: (cell: string) => boolean) => {
    const filled = cells.filter((cell) => cell !== "");
    return filled.length > 0 && filled.every(is) ? filled.length : 0;
  };
  const best = (is: (cell: string) => boolean) => {
    const shares = all.map((cells) => share(cells, is));
    const most = Math.max(0, ...shares);
    return most > 0 ? shares.indexOf(most) : null;
  };
  const date = best(isDay);
  const amount = best(isAmount);
  const lengths = all.map((cells, at) =>
    at === date || at === amount ? 0 : cells.reduce((sum, cell) => sum + cell.length, 0),
  );
  const longest = Math.max(0, ...lengths);
  return { date, amount, text: longest > 0 ? lengths.indexOf(longest) : null };
}

/** Finds the header of a bank's table, and how the rows below it are read; a person may have said so before. */
export function guessLayout(table: Table, given?: BankLayout): TableFacts & { readonly top: number } {
  const at = headerAt(table);
  const below = table.slice(at + 1).filter((row) => row.some((cell) => cell.trim() !== ""));
  const width = Math.max(0, ...table.slice(Math.max(0, at), at + sampled).map((row) => row.length));
  const header =
    at < 0 ? Array.from({ length: width }, () => "") : (table[at] ?? []).map((cell) => cell.trim());
  const key = at < 0 ? `#${width}` : header.map(normalize).join("|");
  const some = below.slice(0, sampled);
  const named: Columns = nameColumns(header);
  const columns = isEnough(named) ? named : { ...byContent(some, width), ...named };
  const cellsOf = (...of: (number | null | undefined)[]) =>
    of.flatMap((column) => (typeof column === "number" ? some.map((row) => row[column]?.trim() ?? "") : []));
  const decimal =
    guessDecimal(cellsOf(columns.amount, columns.debit, columns.credit, columns.balance)) ?? ".";
  const days = cellsOf(columns.date);
  const money = { date: null, amount: null, debit: null, credit: null, direction: null };
  const none = { ...money, text: null, name: null, reference: null, balance: null };
  const layout: BankLayout = given ?? {
    ...none,
    ...columns,
    date_order: guessOrder(days) ?? (decimal === "," ? "dmy" : "mdy"),
    decimal,
  };
  const missing: BankColumn[] = [
    ...(typeof layout.date === "number" ? [] : (["date"] as const)),
    ...(isEnough({ ...layout, date: 0 }) ? [] : (["amount"] as const)),
  ];
  return {
    key,
    header,
    samples: below.slice(0, shown).map((row) => row.slice(0, width)),
    layout,
    missing,
    top: at + 1,
  };
}
