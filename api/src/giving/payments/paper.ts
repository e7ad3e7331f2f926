import type { Language, Paper } from "@kindling/contract";
import type { Brand } from "../../account/set-up/readBrand.ts";

/** How the papers of payments look. */
export interface PaperLook extends Brand {
  readonly language: Language;
  readonly paper: Paper;
  readonly title: string;
  /** That tables have many columns of amounts, and pages narrow margins. */
  readonly isWide?: boolean;
}

/** A table whose last row is its sum. */
export interface SheetTable {
  /** Where a sheet has several. */
  readonly title?: string;
  /** The first column holds names, the others figures. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sum: readonly string[];
}

/** A letter or statement: its receiver, what it is about, and a table or more. */
export interface Sheet extends SheetTable {
  readonly to: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: string;
  readonly further?: readonly SheetTable[];
}
