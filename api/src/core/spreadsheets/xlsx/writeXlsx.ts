import { Readable } from "node:stream";
import { escapeFormula } from "../spreadsheetText.ts";
import * as parts from "./workbookParts.ts";
import { type ZipEntry, zipStream } from "./zipStream.ts";

/** One column of a sheet. Percents are shares (0.5 is 50 %), money is cents and shows as dollars. */
interface SheetColumn {
  readonly label: string;
  /** Dates are `YYYY-MM-DD`, of a longer text that begins so the rest is left out; moments are `YYYY-MM-DD HH:MM`. */
  readonly kind: "text" | "number" | "date" | "moment" | "percent" | "money";
  /** In characters; without it what suits the kind and the label. */
  readonly width?: number;
}

/** What a cell may hold; null leaves it empty. */
export type SheetCell = string | number | boolean | null;

type Batch = readonly (readonly SheetCell[])[];

/** Rows of one sheet, at once or in batches, read at the consumer's pace. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<Batch> | Batch;
  /** How many of the rows read so far the filter covers; the others follow after an empty row. */
  filtered?(): number;
}

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const pieceSize = 2 ** 16;
const longestCell = 32_767;
const usualWidth = { text: 24, number: 11, date: 12, moment: 17, percent: 11, money: 14 } as const;

/**
 * Streams a workbook at constant memory: frozen bold header, filter, typed cells, formulas neutralized. Overflow goes
 * to further sheets.
 * @param rowsPerSheet including the header; defaults to the spreadsheet limit.
 */
export function writeXlsx(sheets: readonly Sheet[], rowsPerSheet = 1_048_576): Readable {
  return Readable.from(zipStream(archive(sheets, rowsPerSheet)), { objectMode: false });
}

async function* archive(sheets: readonly Sheet[], rowsPerSheet: number): AsyncGenerator<ZipEntry> {
  const names: string[] = [];
  for (const sheet of sheets) {
    const source = lookahead(sheet.rows);
    try {
      for (let part = 1; part === 1 || !(await source.isEmpty()); part += 1) {
        names.push(sheetName(sheet.name, part, names));
        yield {
          name: `xl/worksheets/sheet${names.length}.xml`,
          content: sheetXml(sheet, source, rowsPerSheet),
        };
      }
    } finally {
      await source.close();
    }
  }
  yield { name: "xl/styles.xml", content: [parts.styles] };
  yield { name: "xl/workbook.xml", content: [parts.workbook(names)] };
  yield { name: "xl/_rels/workbook.xml.rels", content: [parts.workbookRelations(names.length)] };
  yield { name: "_rels/.rels", content: [parts.archiveRelations] };
  yield { name: "[Content_Types].xml", content: [parts.partTypes(names.length)] };
}

type Source = ReturnType<typeof lookahead>;

async function* sheetXml({ columns, filtered }: Sheet, source: Source, rowsPerSheet: number) {
  const letters = columns.map((_, index) => columnLetters(index));
  const widths = columns.map(
    ({ width, kind, label }) => width ?? Math.max(usualWidth[kind], label.length + 4),
  );
  const header = columns.map(({ label }, i) => textCell(`${letters[i]}1`, label, parts.style.header));
  let piece = `${parts.sheetStart(widths)}<row r="1">${header.join("")}</row>`;
  let [written, last] = [1, 0];
  while (written < rowsPerSheet && (source.hasNext() || !(await source.isEmpty()))) {
    const row = source.next();
    if (!last && filtered && written > filtered()) last = written++;
    written += 1;
    piece += `<row r="${written}">`;
    for (const [i, { kind }] of columns.entries()) {
      const value = row?.[i] ?? null;
      if (value !== null && value !== "") piece += cell(`${letters[i]}${written}`, value, kind);
    }
    piece += "</row>";
    if (piece.length > pieceSize) {
      yield piece;
      piece = "";
    }
  }
  const end = `${letters.at(-1) ?? "A"}${last || written}`;
  yield `${piece}</sheetData><autoFilter ref="A1:${end}"/></worksheet>`;
}

/** Rows one by one: without a wait while a batch lasts. */
function lookahead(rows: Sheet["rows"]) {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : [rows][Symbol.iterator]();
  let batch: Batch = [];
  let at = 0;
  const hasNext = () => at < batch.length;
  return {
    hasNext,
    next: () => batch[at++],
    async isEmpty() {
      while (!hasNext()) {
        const result = await iterator.next();
        if (result.done) return true;
        [batch, at] = [result.value, 0];
      }
      return false;
    },
    close: () => iterator.return?.(),
  };
}

function cell(place: string, value: string | number | boolean, kind: SheetColumn["kind"]): string {
  if (typeof value === "boolean") return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (kind === "date" || kind === "moment") {
    const serial = dateSerial(String(value), kind === "moment");
    return serial === undefined
      ? textCell(place, String(value), parts.style.plain)
      : numberCell(place, serial, kind);
  }
  if (typeof value === "string") return textCell(place, value, parts.style.plain);
  if (!Number.isFinite(value)) return "";
  if (kind === "money") return numberCell(place, value / 100, "money");
  return numberCell(place, value, kind === "percent" ? "percent" : "plain");
}

function numberCell(place: string, value: number, style: keyof typeof parts.style): string {
  return `<c r="${place}" s="${parts.style[style]}"><v>${value}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  const safe = escapeFormula(text.slice(0, longestCell - 1));
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(safe)}</t></is></c>`;
}

/** Days since the end of 1899 as spreadsheets count them, from March 1900 on: earlier ones they count wrongly. */
function dateSerial(text: string, withTime: boolean): number | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?/.exec(text) ?? [];
  const serial = Date.parse(`${day}T${(withTime && time) || "00:00"}:00Z`) / 86_400_000 + 25_569;
  return serial > 60 ? serial : undefined;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "_x000D_",
};

/** XML text without invalid characters; escapes `_x0041_`, which spreadsheets decode. */
function escaped(text: string): string {
  if (!/[^ !#-%'-;=?-^`-~\u00A0-\uD7FF]/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign)
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
}

function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** A name that spreadsheets take: at most 31 characters, none of those they keep for themselves, and no name twice. */
function sheetName(name: string, part: number, taken: readonly string[]): string {
  const plain =
    name
      .replace(/[[\]:*?/\\]/g, " ")
      .replace(/^'+|'+$/g, "")
      .trim() || "Sheet";
  for (let number = part; ; number += 1) {
    const ending = number === 1 ? "" : ` ${number}`;
    const found = escaped(plain.slice(0, 31 - ending.length) + ending);
    if (!taken.includes(found)) return found;
  }
}
