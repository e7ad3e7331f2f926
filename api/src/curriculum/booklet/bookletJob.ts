import type { Grade, Language, Paper } from "@kindling/contract";
import type { Brand } from "../../core/printing/readBrand.ts";
import type { Section } from "./Block.ts";

/** How a booklet looks, and what stands on its cover. */
export interface BookletLook extends Brand {
  readonly language: Language;
  readonly paper: Paper;
  readonly grade: Grade | null;
  /** "2026–2027". */
  readonly schoolYear: string | null;
  /** Program, session and levels. */
  readonly about: readonly string[];
  /** The calendar date on which it is made. */
  readonly date: string;
}

/** What a booklet is made of, a piece at a time: its sections in order, and the pictures in them (base64). */
export type BookletPart =
  | { readonly section: Section }
  | { readonly picture: string; readonly bytes: string };
