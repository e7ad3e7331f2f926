import { inks } from "../inks.ts";
import type { Hand } from "./faces.ts";

/** How a stretch of text looks. */
export interface Look {
  readonly hand: Hand;
  readonly size: number;
  readonly color: string;
  readonly isUnderlined?: boolean;
  /** The address it leads to. */
  readonly link?: string;
}

/** A stretch of text with its look. */
export interface Styled {
  readonly text: string;
  readonly look: Look;
}

/** The face for headings, the rounded one of the portal. */
export function headingLook(size: number, color: string = inks.ink, weight = 800): Look {
  return { hand: { family: "nunito", weight, style: "normal" }, size, color };
}

/** The face for reading, the plain one of the portal. */
export function readingLook(size: number, color: string = inks.ink, weight = 400): Look {
  return { hand: { family: "source-sans-3", weight, style: "normal" }, size, color };
}
