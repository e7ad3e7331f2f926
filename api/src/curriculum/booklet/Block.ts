import type { CurriculumArea } from "@kindling/contract";

/** A stretch of text that looks alike. */
export interface Run {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isSlanted?: boolean;
  readonly isUnderlined?: boolean;
  /** Where it leads. */
  readonly link?: string;
}

/** A picture of an item, by the address that the item has it under. */
export interface PictureBlock {
  readonly type: "picture";
  readonly address: string;
  readonly height: number;
  readonly alt: string;
}

/** One block of a section. */
export type Block =
  | { readonly type: "heading"; readonly level: 2 | 3; readonly text: string }
  | { readonly type: "text"; readonly runs: readonly Run[]; readonly isQuote?: boolean }
  | { readonly type: "list"; readonly isOrdered: boolean; readonly entries: readonly (readonly Block[])[] }
  | { readonly type: "note"; readonly text: string }
  | { readonly type: "box"; readonly title: string; readonly blocks: readonly Block[] }
  | {
      readonly type: "grid";
      readonly cells: readonly (readonly Cell[])[];
      readonly alt: string;
      readonly largest?: number;
    }
  | { readonly type: "rule" }
  | PictureBlock;

/** A square of a puzzle; null where there is none. In a solution, a letter of no word isn't found. */
type Cell = { readonly text: string; readonly number?: number; readonly isFound?: boolean } | null;

/** A section of a booklet: an item with all that a teacher reads of it. */
export interface Section {
  readonly id: string;
  /** What it is, and which area's color and drawing it has. */
  readonly kind: string;
  readonly area: CurriculumArea;
  readonly title: string;
  /** When it is, and what it belongs to. */
  readonly about: string;
  readonly dates: string;
  readonly blocks: readonly Block[];
}

/** Plain words as a block. */
export function textBlock(text: string): Block {
  return { type: "text", runs: [{ text }] };
}
