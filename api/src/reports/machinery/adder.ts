import type { Adds, Language, Localized } from "@kindling/contract";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";

/** What the row of totals is called. */
export const totalWords: Localized<string> = { en: "Grand total", es: "Total general" };

interface AddedColumn {
  readonly key: string;
  readonly kind: string;
  readonly adds?: Adds | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** What adds up the rows of a workbook, column by column. */
export interface Adder {
  add(row: Row): void;
  /** The row of totals, with its name in the first column of text. */
  total(name: string): SheetCell[];
}

function counts({ leftOut }: Extract<Adds, { as: "sum" }>, row: Row): boolean {
  if (!leftOut) return true;
  const value = row[leftOut.field] ?? null;
  return leftOut.words ? !leftOut.words.some((word) => word === value) : value === null;
}

/** Makes what adds up columns; undefined if none of them can be. */
export function adderOf(columns: readonly AddedColumn[]): Adder | undefined {
  if (!columns.some(({ adds }) => adds)) return undefined;
  const sums = columns.map(() => ({ amount: 0, weight: 0 }));
  const named = columns.findIndex(({ kind, adds }) => kind === "text" && !adds);
  return {
    add(row) {
      for (const [at, { key, adds }] of columns.entries()) {
        const [value, found] = [row[key], sums[at]];
        if (!adds || !found || typeof value !== "number") continue;
        if (adds.as === "share") {
          const weight = Number(row[adds.of]);
          found.amount += value * weight;
          found.weight += weight;
        } else if (counts(adds, row)) found.amount += value;
      }
    },
    total: (name) =>
      columns.map(({ adds }, at) => {
        const { amount = 0, weight = 0 } = sums[at] ?? {};
        if (!adds) return at === named ? name : null;
        if (adds.as === "sum") return amount;
        return weight > 0 ? amount / weight : null;
      }),
  };
}

/** What the totals of columns leave out, in words. */
export function leftOutOf(columns: readonly AddedColumn[], language: Language): string[] {
  const notes = columns.flatMap(({ adds }) =>
    adds?.as === "sum" && adds.leftOut ? [adds.leftOut.note[language]] : [],
  );
  return [...new Set(notes)];
}
