import { type BankColumn, type BankLayout, bankLimits, type Language } from "@kindling/contract";
import { normalize } from "../../../core/importing/cells.ts";
import { FileErrors } from "../../../core/importing/fileErrors.ts";
import { type BankFile, daysOf, type FileLine } from "./bankFile.ts";
import { bankFileSay } from "./bankFileSay.ts";
import { readBankTable } from "./bankTable.ts";
import { guessLayout } from "./guessLayout.ts";
import { readAmount } from "./readAmount.ts";
import { readDay } from "./readDay.ts";

/** How a layout that a person gave for files with the same columns is found again. */
export type FindLayout = (key: string) => Promise<BankLayout | undefined>;

const formula = /^[=@\t]|^[+-][A-Za-z0-9.]*\(|^[+-].*[|!]/;
const wordsOf = (words: string) => words.split(" ").map(normalize);
const debits = wordsOf("debit débito dr d db cargo debe withdrawal retiro out salida");
const credits = wordsOf("credit crédito cr c h abono haber deposit depósito in entrada");

/** Reads the rows of one table by its layout. */
class RowReader {
  readonly errors = new FileErrors();
  skipped = 0;
  private readonly layout: BankLayout;
  private readonly header: readonly string[];
  private readonly language: Language;

  constructor(layout: BankLayout, header: readonly string[], language: Language) {
    [this.layout, this.header, this.language] = [layout, header, language];
  }

  private cell(row: readonly string[], column: BankColumn): string {
    const at = this.layout[column];
    return at === null ? "" : (row[at]?.trim() ?? "");
  }

  private complain(row: number, column: BankColumn, value: string, msg: string): undefined {
    const say = bankFileSay[this.language];
    const at = this.layout[column] ?? 0;
    this.errors.add({ row, column: this.header[at] || say.column(at + 1), value, msg });
  }

  private part(row: number, cells: readonly string[], column: BankColumn): number | undefined {
    const text = this.cell(cells, column);
    if (text === "") return 0;
    const cents = readAmount(text, this.layout.decimal);
    return cents === undefined
      ? this.complain(row, column, text, bankFileSay[this.language].badAmount)
      : cents;
  }

  private amount(row: number, cells: readonly string[], isUnsigned: boolean): number | undefined {
    const say = bankFileSay[this.language];
    if (this.layout.amount === null) {
      const [debit, credit] = [this.part(row, cells, "debit"), this.part(row, cells, "credit")];
      if (debit === undefined || credit === undefined) return undefined;
      if (debit !== 0 && credit !== 0)
        return this.complain(row, "debit", this.cell(cells, "debit"), say.bothAmounts);
      return Math.abs(credit) - Math.abs(debit);
    }
    const cents = this.part(row, cells, "amount");
    if (cents === undefined || !isUnsigned) return cents;
    const way = this.cell(cells, "direction");
    const word = normalize(way);
    if (debits.includes(word)) return -cents;
    return credits.includes(word) ? cents : this.complain(row, "direction", way, say.badDirection);
  }

  /** A row's line; nothing for a row without a day, such as a total, or without money. */
  line(row: number, cells: readonly string[], isUnsigned: boolean): FileLine | undefined {
    const say = bankFileSay[this.language];
    const day = this.cell(cells, "date");
    if (!/\d/.test(day)) {
      this.skipped += 1;
      return undefined;
    }
    const found = (["text", "name", "reference"] as const).map((column) => {
      const value = this.cell(cells, column);
      return formula.test(value) ? this.complain(row, column, value, say.formula) : value;
    });
    const booked_on = readDay(day, this.layout.date_order) ?? this.complain(row, "date", day, say.badDay);
    const columns = ["amount", "debit", "credit"] as const;
    if (columns.every((column) => this.cell(cells, column) === ""))
      return this.complain(row, this.layout.amount === null ? "debit" : "amount", "", say.noAmount);
    const amount_cents = this.amount(row, cells, isUnsigned);
    if (booked_on === undefined || amount_cents === undefined || found.includes(undefined)) return undefined;
    if (amount_cents === 0) {
      this.skipped += 1;
      return undefined;
    }
    const [text = "", name = "", reference = ""] = found;
    return {
      row,
      booked_on,
      amount_cents,
      text: text || name || reference,
      name: name || null,
      reference: reference || null,
    };
  }
}

/** Whether amounts carry no sign, and a column of their own tells which way they went. */
function isDirected(
  rows: readonly (readonly string[])[],
  { amount, direction, decimal }: BankLayout,
): boolean {
  if (amount === null || direction === null) return false;
  const words = rows.map((row) => normalize(row[direction] ?? "")).filter(Boolean);
  const isTold = words.some((word) => debits.includes(word) || credits.includes(word));
  return isTold && !rows.some((row) => (readAmount(row[amount] ?? "", decimal) ?? 0) < 0);
}

/** The balances before the first line and after the last, if each row tells one; banks list either way round. */
function balancesOf(lines: readonly FileLine[], balanceAt: (row: number) => number | undefined) {
  const [first, last] = [lines[0], lines.at(-1)];
  const none = { opening_cents: null, closing_cents: null };
  if (!first || !last) return none;
  const sum = lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const [atFirst, atLast] = [balanceAt(first.row), balanceAt(last.row)];
  if (atFirst === undefined || atLast === undefined) return none;
  for (const [opening_cents, closing_cents] of [
    [atFirst - first.amount_cents, atLast],
    [atLast - last.amount_cents, atFirst],
  ] as const) {
    if (opening_cents + sum === closing_cents) return { opening_cents, closing_cents };
  }
  return none;
}

/**
 * Reads a bank's table. A layout that is given, or that a person gave for the same columns before, goes before a guess.
 * @throws Refusal if it is no table, or too large.
 */
export async function readBankCsv(
  content: Buffer,
  given: BankLayout | undefined,
  findLayout: FindLayout,
  language: Language,
): Promise<BankFile & { readonly isRemembered: boolean }> {
  const table = await readBankTable(content, language);
  const guessed = guessLayout(table, given);
  const remembered = given ? undefined : await findLayout(guessed.key);
  const facts = remembered ? guessLayout(table, remembered) : guessed;
  const { layout, header, missing, top } = facts;
  const reader = new RowReader(layout, header, language);
  const rows = missing.length > 0 ? [] : table.slice(top);
  const isUnsigned = isDirected(rows, layout);
  const lines = rows.flatMap((cells, at) => {
    const isEmpty = cells.every((cell) => cell.trim() === "");
    return isEmpty ? [] : (reader.line(top + at + 1, cells, isUnsigned) ?? []);
  });
  const balanceAt = (row: number) =>
    layout.balance === null ? undefined : readAmount(table[row - 1]?.[layout.balance] ?? "", layout.decimal);
  const days = daysOf(lines);
  const statements = days
    ? [{ account: null, ...days, ...balancesOf(lines, balanceAt), lines: lines.slice(0, bankLimits.lines) }]
    : [];
  const { skipped, errors } = reader;
  return { format: "csv", table: facts, statements, skipped, errors, isRemembered: remembered !== undefined };
}
