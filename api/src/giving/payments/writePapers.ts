import type { Writable } from "node:stream";
import { drawLogo, drawMark } from "../../core/printing/drawMark.ts";
import { type Element, type Flow, writePdf } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { headingLook, type Look, readingLook } from "../../core/printing/lettering/looks.ts";
import { tidy } from "../../core/printing/lettering/piecesOf.ts";
import type { PaperLook, Sheet, SheetTable } from "./paper.ts";

const margin = { side: 72, top: 110, bottom: 64 } as const;
const wideMargin = { ...margin, side: 44 } as const;

/** How wide the columns of figures are: a count, then amounts, or many amounts; names take the rest. */
const countWidth = 56;
const amountWidth = 80;
const narrowWidth = 68;
const rowHeight = 22;

const reading = readingLook(11);
const label = readingLook(11, inks.soft);
const heading = readingLook(9.5, inks.soft, 600);
const figure = readingLook(10.5);
const sumLook = readingLook(11, inks.ink, 700);
const narrowFigure = readingLook(9);
const narrowSum = readingLook(9, inks.ink, 700);

/** Draws the head of each page: who writes. */
async function drawHead(flow: Flow, { brand, logo, mark }: PaperLook): Promise<void> {
  const { full, type, doc } = flow;
  if (mark) flow.decorate(() => drawMark(doc, full.left + 16, 60, 34));
  const room = drawLogo(flow, logo, full.left, 42, { fit: [120, 38], valign: "center" })
    ? 132
    : mark
      ? 42
      : 0;
  const line = await type.line(tidy(brand), headingLook(16));
  flow.decorate(() => type.draw(line, full.left + room, 66));
  flow.decorate(() => rule(flow, 88, inks.gold));
}

/** How wide each column of figures is. */
const widthsOf = (cells: readonly string[], { isWide }: PaperLook) =>
  cells.slice(1).map((_, at) => (isWide ? narrowWidth : at === 0 ? countWidth : amountWidth));

const rule = ({ doc, full }: Flow, y: number, color: string) =>
  doc
    .moveTo(full.left, y)
    .lineTo(full.left + full.width, y)
    .lineWidth(0.8)
    .stroke(color);

/** Draws a row of the table: names to the left, figures to the right. */
async function drawRow(
  flow: Flow,
  table: Element,
  {
    cells,
    widths,
    look,
    tag,
  }: { cells: readonly string[]; widths: readonly number[]; look: Look; tag: "TH" | "TD" },
) {
  const { full, type } = flow;
  const names = full.width - widths.reduce((sum, width) => sum + width, 0);
  const lines = await type.set([{ text: tidy(cells[0] ?? ""), look }], names - 12, { lines: 3 });
  const height = rowHeight + (lines.length - 1) * look.size * 1.3;
  await flow.ensure(height);
  const row = flow.element(table, "TR");
  const top = flow.y + 15;
  const first = flow.element(row, tag);
  for (const [at, line] of lines.entries())
    flow.ink(first, () => type.draw(line, full.left, top + at * look.size * 1.3));
  let right = full.left + names;
  for (const [at, text] of cells.slice(1).entries()) {
    const line = await type.line(text, look);
    right += widths[at] ?? 0;
    const end = right;
    flow.ink(flow.element(row, tag), () => type.draw(line, end - line.width, top));
  }
  flow.skip(height);
  flow.decorate(() => rule(flow, flow.y, inks.pale));
}

/** Draws a sheet from the top of a page, with its headings again on each further one. */
async function drawSheet(flow: Flow, sheet: Sheet, look: PaperLook): Promise<void> {
  const { full } = flow;
  await flow.addPage();
  for (const [at, line] of sheet.to.entries())
    await flow.put(null, "P", line, at === 0 ? readingLook(12, inks.ink, 700) : reading, full);
  flow.skip(22);
  await flow.put(null, "H1", look.title, headingLook(20), full);
  flow.skip(10);
  for (const [name, value] of sheet.facts) {
    const top = flow.y;
    const part = flow.element(null, "P");
    await flow.write(part, [{ text: name, look: label }], { left: full.left, width: 120 });
    flow.to(top);
    await flow.write(part, [{ text: tidy(value), look: reading }], {
      left: full.left + 124,
      width: full.width - 124,
    });
  }
  flow.skip(14);
  await flow.put(null, "P", sheet.text, reading, full);
  for (const table of [sheet, ...(sheet.further ?? [])]) await drawTable(flow, table, look);
}

/** Draws a table with its headings again on each further page. */
async function drawTable(
  flow: Flow,
  { title, headings, rows, sum }: SheetTable,
  look: PaperLook,
): Promise<void> {
  const widths = widthsOf(headings, look);
  flow.skip(14);
  await flow.ensure(rowHeight * (title ? 5 : 3));
  if (title) await flow.put(null, "H2", title, headingLook(13), flow.full);
  const table = flow.element(null, "Table");
  const drawHeadings = () => drawRow(flow, table, { cells: headings, widths, look: heading, tag: "TH" });
  await drawHeadings();
  const isWide = look.isWide ?? false;
  for (const cells of rows) {
    const { page } = flow;
    await flow.ensure(rowHeight * 2);
    if (flow.page !== page) await drawHeadings();
    await drawRow(flow, table, { cells, widths, look: isWide ? narrowFigure : figure, tag: "TD" });
  }
  await drawRow(flow, table, { cells: sum, widths, look: isWide ? narrowSum : sumLook, tag: "TD" });
}

/** Writes a PDF with a letter or statement for each sheet. */
export async function writePapers(
  sheets: AsyncIterable<Sheet>,
  look: PaperLook,
  out: Writable,
): Promise<void> {
  const { title, brand, language, paper } = look;
  const frame = (flow: Flow) => drawHead(flow, look);
  await writePdf(
    { title, brand, language, paper, isTagged: true, margin: look.isWide ? wideMargin : margin, frame },
    out,
    async (flow) => {
      for await (const sheet of sheets) await drawSheet(flow, sheet, look);
    },
  );
}
