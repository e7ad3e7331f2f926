import { inks } from "../../core/printing/inks.ts";
import type { Hand } from "../../core/printing/lettering/piecesOf.ts";
import type { Run } from "./Block.ts";

/** How a stretch of text is set. */
export interface Look {
  readonly hand: Hand;
  readonly size: number;
  readonly color: string;
  readonly isUnderlined?: boolean;
  readonly link?: string;
}

const heading = "nunito";
const reading = "source-sans-3";

/** The face for headings, the rounded one of the portal. */
export function headingLook(size: number, color: string = inks.ink, weight = 800): Look {
  return { hand: { family: heading, weight, style: "normal" }, size, color };
}

/** The face for reading, the plain one of the portal. */
export function readingLook(size: number, color: string = inks.ink, weight = 400): Look {
  return { hand: { family: reading, weight, style: "normal" }, size, color };
}

/** How a run is set within a text that is set in some way. */
export function lookOf(run: Run, base: Look): Look {
  const hand: Hand = {
    ...base.hand,
    ...(run.isBold && { weight: 700 }),
    ...(run.isSlanted && { style: "italic" }),
  };
  return {
    hand,
    size: base.size,
    color: run.link ? inks.ember : base.color,
    ...(run.isUnderlined && { isUnderlined: true }),
    ...(run.link && { link: run.link }),
  };
}
