import type { Grade, Language, Paper } from "@kindling/contract";
import type { Brand } from "../../account/set-up/readBrand.ts";
import type { Section } from "./Block.ts";

/** The booklet's look and cover. */
export interface BookletLook extends Brand {
  readonly language: Language;
  readonly paper: Paper;
  readonly grade: Grade | null;
  /** "2026–2027". */
  readonly schoolYear: string | null;
  /** Program, session and levels. */
  readonly about: readonly string[];
  /** How many sections it has. */
  readonly sections: number;
  /** The calendar date on which it is made. */
  readonly date: string;
}

/** The booklet's sections in order, with pictures (base64), sent piece by piece. */
export type BookletPart =
  | { readonly section: Section }
  | { readonly picture: string; readonly bytes: string };
