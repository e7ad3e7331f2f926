import type { Paper } from "@kindling/contract";
import { type Line, type Styled, type Typesetter } from "./typesetter.ts";

export type Doc = PDFKit.PDFDocument;
/** The tag structure for screen readers; null while measuring. */
export type Element = PDFKit.PDFStructureElement | null;

/** Where text goes: from the left edge, so wide, with a bar beside it where it is set apart. */
export interface Column {
  readonly left: number;
  readonly width: number;
  readonly bar?: string;
}

const sizes: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  letter: [612, 792],
  a4: [595.28, 841.89],
};

/** From one line to the next, in sizes of the type. */
const leading = 1.38;

const margin = { side: 62, top: 60, bottom: 68 };

/** Fills pages from top to bottom. Runs twice: first to find page numbers (`isDry`), then to draw. */
export function flow(doc: Doc, type: Typesetter, paper: Paper, isDry: boolean, foot: (page: number) => void) {
  const [width, height] = sizes[paper];
  const full: Column = { left: margin.side, width: width - 2 * margin.side };
  const bottom = height - margin.bottom;
  let page = 0;
  let y = margin.top;

  const decorate = (draw: () => unknown) => {
    if (isDry) return;
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  };
  const addPage = (hasFoot = true) => {
    page += 1;
    y = margin.top;
    if (isDry) return;
    doc.addPage();
    if (hasFoot) decorate(() => foot(page));
  };
  const ensure = (room: number) => {
    if (y + room > bottom && y > margin.top) addPage();
  };

  return {
    paper: { width, height },
    full,
    bottom,
    isDry,
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
    /** Leaves room below a text, its bar going on beside it. */
    space(room: number, { left, bar }: Column) {
      const top = y;
      if (bar) decorate(() => doc.rect(left - 12, top, 2.5, room).fill(bar));
      y += room;
    },
    to(place: number) {
      y = place;
    },
    addPage,
    /** Begins a page unless so much room is left on this one. */
    ensure,
    decorate,
    /** Adds a part to another, or to the document. */
    element(parent: Element, tag: string, options: { readonly alt?: string } = {}): Element {
      if (isDry) return null;
      const element = doc.struct(tag, options);
      if (parent) parent.add(element);
      else doc.addStructure(element);
      return element;
    },
    /** Draws something that belongs to a part. */
    ink(element: Element, draw: () => void) {
      element?.add(draw);
    },
    /** Sets a text below what is there, over as many pages as it takes. */
    async write(element: Element, runs: readonly Styled[], column: Column, spacing = leading) {
      const lines = await type.setLines(runs, column.width);
      for (const [at, line] of lines.entries()) {
        const step = line.size * spacing;
        // Avoid widows and orphans.
        const isEdge = lines.length > 1 && (at === 0 || at === lines.length - 2);
        ensure(isEdge ? step * 2 : step);
        drawLine(element, line, column, y + line.size * (0.76 + (spacing - 1) / 2));
        const [top, bar] = [y, column.bar];
        if (bar) decorate(() => doc.rect(column.left - 12, top, 2.5, step).fill(bar));
        y += step;
      }
    },
  };

  function drawLine(element: Element, line: Line, column: Column, baseline: number) {
    element?.add(() => type.draw(line, column.left, baseline));
    if (!element) return;
    for (const { look, x, width: wide } of line.segments) {
      if (!look.link) continue;
      const link = doc.struct("Link");
      element.add(link);
      doc.link(column.left + x, baseline - look.size * 0.8, wide, look.size * 1.1, look.link, {
        structParent: link,
      } as PDFKit.Mixins.AnnotationOption);
    }
  }
}

export type Flow = ReturnType<typeof flow>;
