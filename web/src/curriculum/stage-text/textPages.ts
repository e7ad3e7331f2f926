import { readBlocks, type TextBlock } from "./readBlocks.ts";

/** How much text fits on a stage. */
const pageLetters = 230;
const leastLetters = 45;

/** Divides a text into pages a class can read from the back of the room; a sentence is never cut unless it must be. */
export function textPages(text: string, letters = pageLetters): TextBlock[][] {
  const pages: TextBlock[][] = [];
  let page: TextBlock[] = [];
  let room = letters;
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    room = letters;
  };
  const blocks = readBlocks(text).map((block, place) => ({ ...block, place }));
  for (const block of blocks.flatMap((each) => shorten(each, letters))) {
    const size = Math.max(leastLetters, block.text.length);
    // A heading must not end a page.
    if (size > room || (block.kind === "heading" && room < letters / 2)) turn();
    page.push(block);
    room -= size;
  }
  turn();
  return pages;
}

/** Splits a long block evenly at sentence ends, else between words. */
function shorten(block: TextBlock, letters: number): TextBlock[] {
  if (block.text.length <= letters) return [block];
  const sentences = block.text.match(/[^.!?…]+[.!?…]+["”»')\]]*\s*|[^.!?…]+$/g) ?? [block.text];
  const pieces = sentences.flatMap((sentence) =>
    sentence.length > letters ? (sentence.match(/\S+\s*/g) ?? []) : [sentence],
  );
  const even = block.text.length / Math.ceil(block.text.length / letters);
  const parts: string[] = [];
  let part = "";
  for (const piece of pieces) {
    const full = part.length + piece.trimEnd().length > letters;
    const evenEnough = part.length >= even - piece.length / 2;
    if (part && (full || evenEnough)) {
      parts.push(part);
      part = "";
    }
    part += piece;
  }
  if (part.trim()) parts.push(part);
  return parts.map((text, index) =>
    index === 0
      ? { ...block, text: text.trim() }
      : { kind: "paragraph", text: text.trim(), ...(block.place !== undefined && { place: block.place }) },
  );
}
