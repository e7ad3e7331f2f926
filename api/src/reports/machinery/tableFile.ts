import { Readable } from "node:stream";
import type { ColumnKind, Language } from "@kindling/contract";
import type { FileAnswer } from "../../core/route.ts";
import { byteOrderMark, csvCell, csvLine } from "../../core/spreadsheets/csv.ts";
import { type Sheet, type SheetCell, writeXlsx, xlsxType } from "../../core/spreadsheets/xlsx.ts";
import { flagWords } from "../flagWords.ts";
import { columnWidths } from "./columnWidths.ts";

/** A column's heading and kind. */
interface TableColumn {
  readonly label: string;
  readonly kind: ColumnKind;
}

/** A table on its way into a file. */
export interface Table {
  /** The file's name without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** Rows in batches; money in cents, percents as shares, moments as `YYYY-MM-DD HH:MM`. */
  readonly batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
  /** How many of the rows read so far can be filtered: what follows adds them up. */
  filtered?(): number;
  /** A further sheet of a workbook that tells what the rows are. */
  readonly about?: Sheet | undefined;
}

/** A yes or no in words. */
export function spellFlag(value: boolean, language: Language): string {
  return flagWords[language][value ? 1 : 0];
}

/** A table as an answer: always a stream. */
export type TableFile = FileAnswer & { readonly file: Readable };

/** Streams a table as CSV or XLSX at constant memory. Workbook columns are sized by the first batch. */
export async function tableFile(
  table: Table,
  format: "csv" | "xlsx",
  language: Language,
): Promise<TableFile> {
  return format === "csv" ? csvFile(table, language) : xlsxFile(table, language);
}

function csvFile({ name, columns, batches }: Table, language: Language): TableFile {
  const kinds = columns.map(({ kind }) => kind);
  const spell = (cell: SheetCell, at: number): SheetCell => {
    if (typeof cell === "boolean") return spellFlag(cell, language);
    if (typeof cell !== "number") return cell;
    // A text that begins with a minus would be taken for a formula.
    if (kinds[at] === "money") return cell < 0 ? cell / 100 : (cell / 100).toFixed(2);
    return kinds[at] === "percent" ? Number((cell * 100).toFixed(1)) : cell;
  };
  async function* text() {
    yield byteOrderMark + csvLine(columns.map(({ label }) => label));
    // One for all rows: wide tables of a million would leave much behind.
    const line: string[] = [];
    for await (const batch of batches) {
      let lines = "";
      for (const row of batch) {
        for (let at = 0; at < row.length; at += 1) {
          const cell = row[at] ?? null;
          line[at] = cell === null ? "" : csvCell(spell(cell, at));
        }
        lines += `${line.join(",")}\r\n`;
      }
      yield Buffer.from(lines);
    }
  }
  return { file: Readable.from(text()), type: "text/csv; charset=utf-8", name: `${name}.csv` };
}

async function xlsxFile(
  { name, columns, batches, filtered, about }: Table,
  language: Language,
): Promise<TableFile> {
  const spell = (cell: SheetCell) => (typeof cell === "boolean" ? spellFlag(cell, language) : cell);
  async function* rows() {
    for await (const batch of batches) yield batch.map((row) => row.map(spell));
  }
  const { first, all } = await begun(rows());
  const widths = columnWidths(columns, first ?? []);
  const sheetColumns = columns.map(({ label, kind }, at) => {
    const width = widths[at];
    return { label, kind: kind === "flag" ? ("text" as const) : kind, ...(width && { width }) };
  });
  return {
    file: writeXlsx([
      { name, columns: sheetColumns, rows: all(), ...(filtered && { filtered }) },
      ...(about ? [about] : []),
    ]),
    type: xlsxType,
    name: `${name}.xlsx`,
  };
}

/** The first of some batches, and all of them from it on. */
async function begun<T>(batches: AsyncGenerator<T, void>) {
  const first = await batches.next();
  async function* all() {
    try {
      if (!first.done) yield first.value;
      yield* batches;
    } finally {
      await batches.return();
    }
  }
  return { first: first.done ? undefined : first.value, all };
}
