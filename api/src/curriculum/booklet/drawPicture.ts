import type { Column, Element, Flow } from "../../core/printing/flow.ts";
import type { PictureBlock } from "./Block.ts";

/** The pictures of the items by their addresses, those that a PDF takes. */
export type Pictures = ReadonlyMap<string, Buffer>;

interface Opened {
  readonly width: number;
  readonly height: number;
}

/** Draws a picture as large as fits; missing or unreadable ones are skipped. */
export async function drawPicture(
  flow: Flow,
  pictures: Pictures,
  parent: Element,
  { address, height, alt }: PictureBlock,
  column: Column,
): Promise<void> {
  const bytes = pictures.get(address);
  const image = bytes && open(flow.doc, bytes);
  if (!bytes || !image) return;
  const scale = Math.min(column.width / image.width, height / image.height, 1);
  const [wide, high] = [image.width * scale, image.height * scale];
  await flow.ensure(high + 6);
  const y = flow.y + 2;
  flow.ink(flow.element(parent, "Figure", { alt }), () =>
    flow.doc.image(bytes, column.left, y, { width: wide, height: high }),
  );
  flow.skip(high + 8);
}

/** Reads what a picture is; undefined when it is none. */
function open(doc: PDFKit.PDFDocument, bytes: Buffer): Opened | undefined {
  try {
    return (doc as unknown as { openImage(source: Buffer): Opened }).openImage(bytes);
  } catch {
    return undefined;
  }
}
