import { once } from "node:events";
import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Language, Paper } from "@kindling/contract";
import PDFDocument from "pdfkit";
import { type HeldPage, holdPage } from "./holdPage.ts";
import { fontFiles } from "./lettering/fontFiles.ts";
import type { Look, Styled } from "./lettering/looks.ts";
import { type Line, typesetter } from "./lettering/typesetter.ts";

/** The tag structure for screen readers; null in a file without. */
export type Element = PDFKit.PDFStructureElement | null;

/** Where text goes: from the left edge, so wide, with a bar beside it where it is set apart. */
export interface Column {
  readonly left: number;
  readonly width: number;
  readonly bar?: string;
}

/** What a file is, and how its pages are. */
export interface Sheets {
  readonly title: string;
  readonly brand: string;
  readonly language: Language;
  readonly paper: Paper;
  readonly isLandscape?: boolean;
  /** Tags for screen readers are kept in memory until the end. */
  readonly isTagged: boolean;
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number };
  /** Draws the head and foot of a page. */
  readonly frame?: (flow: Flow) => Promise<void>;
}

const sizes: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  letter: [612, 792],
  a4: [595.28, 841.89],
};

/** From one line to the next, in sizes of the type. */
const leading = 1.38;

/** Writes a PDF, each page as soon as it is full. */
export async function writePdf(
  sheets: Sheets,
  out: Writable,
  fill: (flow: Flow) => Promise<void>,
): Promise<void> {
  const { title, brand, language, isTagged } = sheets;
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: "1.7",
    tagged: isTagged,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: brand, Creator: brand },
  });
  doc.pipe(out);
  const held: HeldPage[] = [];
  await fill(flow(doc, sheets, out, held));
  doc.end();
  for (const { close } of held) close();
}

/** Fills pages from top to bottom. */
function flow(
  doc: PDFKit.PDFDocument,
  { paper, isLandscape, isTagged, margin, frame }: Sheets,
  out: Writable,
  held: HeldPage[],
) {
  const [short, long] = sizes[paper];
  const [width, height] = isLandscape ? [long, short] : [short, long];
  const full: Column = { left: margin.side, width: width - 2 * margin.side };
  const bottom = height - margin.bottom;
  const type = typesetter(doc, fontFiles());
  let open: HeldPage | undefined;
  let page = 0;
  let y = margin.top;

  const own = {
    width,
    height,
    full,
    bottom,
    type,
    doc,
    get page() {
      return page;
    },
    get y() {
      return y;
    },
    skip(room: number) {
      y += room;
    },
    to(place: number) {
      y = place;
    },
    /** Leaves room below a text, its bar going on beside it. */
    space(room: number, column: Column) {
      drawBar(column, room);
      y += room;
    },
    async addPage({ hasFrame = true } = {}) {
      // The reader's pace limits the drawing.
      await setImmediate();
      if (out.writableNeedDrain) await once(out, "drain");
      doc.addPage({ size: [width, height], margin: 0 });
      open = undefined;
      page += 1;
      y = margin.top;
      if (hasFrame) await frame?.(own);
    },
    /** Begins a page unless so much room is left on this one. */
    async ensure(room: number) {
      if (page === 0 || (y + room > bottom && y > margin.top)) await own.addPage();
    },
    /** Draws what is there to be looked at alone. */
    decorate(draw: () => unknown) {
      if (!isTagged) return void draw();
      doc.markContent("Artifact", { type: "Layout" });
      try {
        draw();
      } finally {
        doc.endMarkedContent();
      }
    },
    /** Adds a part to another, or to the document. */
    element(
      parent: Element,
      tag: string,
      options: { readonly alt?: string; readonly actual?: string; readonly lang?: string } = {},
    ): Element {
      if (!isTagged) return null;
      const element = doc.struct(tag, options);
      if (parent) parent.add(element);
      else doc.addStructure(element);
      return element;
    },
    /** Draws something that belongs to a part. */
    ink(element: Element, draw: () => void) {
      if (element) element.add(draw);
      else draw();
    },
    /** Adds a link to a part; the answer goes with where it is and leads. */
    linkIn(element: Element): PDFKit.Mixins.AnnotationOption {
      if (!element) return {};
      const link = doc.struct("Link");
      element.add(link);
      return { structParent: link } as PDFKit.Mixins.AnnotationOption;
    },
    /** Keeps this page open; the answer draws on it later. */
    later(): HeldPage["draw"] {
      if (!open) {
        open = holdPage(doc);
        held.push(open);
      }
      return open.draw;
    },
    /** Sets a text of one look below what is there, as a part of its own. */
    put: (parent: Element, tag: string, text: string, look: Look, column: Column, spacing?: number) =>
      own.write(own.element(parent, tag), [{ text, look }], column, spacing),
    /** Sets a text below what is there, over as many pages as it takes. */
    async write(element: Element, runs: readonly Styled[], column: Column, spacing = leading) {
      const lines = await type.set(runs, column.width);
      for (const [at, line] of lines.entries()) {
        const step = line.size * spacing;
        // Avoid widows and orphans.
        const isEdge = lines.length > 1 && (at === 0 || at === lines.length - 2);
        await own.ensure(isEdge ? step * 2 : step);
        drawLine(element, line, column.left, y + line.size * (0.76 + (spacing - 1) / 2));
        drawBar(column, step);
        y += step;
      }
    },
  };

  function drawBar({ left, bar }: Column, room: number) {
    if (bar) own.decorate(() => doc.rect(left - 12, y, 2.5, room).fill(bar));
  }

  function drawLine(element: Element, line: Line, left: number, baseline: number) {
    own.ink(element, () => type.draw(line, left, baseline));
    for (const { look, x, width: wide } of line.segments) {
      if (!look.link) continue;
      const top = baseline - look.size * 0.8;
      doc.link(left + x, top, wide, look.size * 1.1, look.link, own.linkIn(element));
    }
  }

  return own;
}

export type Flow = ReturnType<typeof flow>;
