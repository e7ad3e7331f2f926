import type { BankColumn, BankLayout, bankFormats } from "@kindling/contract";
import type { FileErrors } from "../../../core/importing/fileErrors.ts";

/** A line as a bank's file has it; amounts below zero went out. */
export interface FileLine {
  /** Its row in a table, or its number in another file. */
  readonly row: number;
  readonly booked_on: string;
  readonly amount_cents: number;
  readonly text: string;
  readonly name: string | null;
  readonly reference: string | null;
}

/** The lines of one account, in the order of the file. */
export interface FileStatement {
  /** Null if the file doesn't name it. */
  readonly account: string | null;
  readonly from_on: string;
  readonly to_on: string;
  readonly opening_cents: number | null;
  readonly closing_cents: number | null;
  readonly lines: readonly FileLine[];
}

/** How a table can be read. */
export interface TableFacts {
  /** By which files with the same columns are known again. */
  readonly key: string;
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly layout: BankLayout;
  readonly missing: readonly BankColumn[];
}

/** A bank's file as it was read. */
export interface BankFile {
  readonly format: (typeof bankFormats)[number];
  readonly table: TableFacts | null;
  readonly statements: readonly FileStatement[];
  /** Rows without a day, and lines that aren't booked yet. */
  readonly skipped: number;
  readonly errors: FileErrors;
}

/** The first and the last day of lines; null without any. */
export function daysOf(lines: readonly Pick<FileLine, "booked_on">[]) {
  const days = lines.map(({ booked_on }) => booked_on).sort();
  const [from_on, to_on] = [days[0], days.at(-1)];
  return from_on && to_on ? { from_on, to_on } : null;
}

/** What came in and what went out, both in cents from zero up. */
export function sumsOf(lines: readonly Pick<FileLine, "amount_cents">[]) {
  const sum = (sign: number) =>
    lines.reduce((total, { amount_cents }) => total + Math.max(0, sign * amount_cents), 0);
  return { in_cents: sum(1), out_cents: sum(-1) };
}
