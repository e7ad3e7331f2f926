import type { ColumnKind, Language } from "@kindling/contract";
import type { Brand } from "../../account/set-up/readBrand.ts";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";

export interface PrintColumn {
  readonly label: string;
  readonly kind: ColumnKind;
  /** How much of the page it takes beside the others. */
  readonly share: number;
}

/** What a printed table is, beside its rows. */
export interface TablePrint extends Brand {
  readonly language: Language;
  readonly title: string;
  /** What the table is narrowed to, in words. */
  readonly narrowed: string;
  /** The calendar date on which it was made. */
  readonly date: string;
  readonly columns: readonly PrintColumn[];
}

/** A total below the table. */
export interface Total {
  readonly label: string;
  readonly value: number;
}

/** Rows of a table on their way to paper, and after the last of them its totals. */
export type TablePart =
  | { readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly totals: readonly Total[] };
