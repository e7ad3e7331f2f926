import type { Writable } from "node:stream";
import { type Flow, writePdf } from "../../core/printing/flow.ts";
import { inks } from "../../core/printing/inks.ts";
import { readingLook } from "../../core/printing/lettering/looks.ts";
import { drawPage, drawRule, margin } from "./drawPage.ts";
import { drawRow, lanesOf, type SetRow, setRow, size } from "./drawRow.ts";
import { cellSpeller } from "./spellCell.ts";
import type { TablePart, TablePrint, Total } from "./tablePrint.ts";
import { tableSay } from "./tableSay.ts";

/** Background of every other row. */
const zebra = "#f8f3ea";

/** The room that totals take. */
const totalsHeight = 40;

const cellLook = readingLook(size);
const headingLook = readingLook(size, "#ffffff", 600);
const totalLook = readingLook(10, inks.ink, 600);
const numberLook = readingLook(8, inks.soft);

/** Writes a table as a landscape Letter PDF, page by page. Headings repeat, cells wrap, and rows stay on one page. */
export async function writeTable(
  parts: AsyncIterable<TablePart>,
  look: TablePrint,
  out: Writable,
): Promise<void> {
  const { title, brand, language } = look;
  // Tags would keep every cell in memory.
  const sheets = {
    title,
    brand,
    language,
    paper: "letter",
    isLandscape: true,
    isTagged: false,
    margin,
  } as const;
  await writePdf({ ...sheets, frame: (flow) => drawPage(flow, look) }, out, (flow) =>
    fill(flow, parts, look),
  );
}

async function fill(flow: Flow, parts: AsyncIterable<TablePart>, look: TablePrint): Promise<void> {
  const { doc, full, type } = flow;
  const say = tableSay[look.language];
  const spell = cellSpeller(look.language);
  const lanes = lanesOf(look.columns, full);
  const width = Math.max(...lanes.map((lane) => lane.left + lane.width)) + 4 - full.left;
  const labels = look.columns.map(({ label }) => label);
  const headings = await setRow(type, lanes, labels, headingLook);
  const drawNumber: ReturnType<Flow["later"]>[] = [];
  let count = 0;

  async function makeRoom(height: number) {
    const { page } = flow;
    await flow.ensure(height);
    if (flow.page === page) return;
    drawNumber.push(flow.later());
    doc.rect(full.left, flow.y - 8, width, headings.height + 2).fill(inks.ink);
    drawRow(type, lanes, headings, flow.y - 7);
    flow.skip(headings.height - 6);
  }

  async function put(row: SetRow) {
    await makeRoom(row.height);
    if (count % 2 === 1) doc.rect(full.left, flow.y, width, row.height).fill(zebra);
    drawRow(type, lanes, row, flow.y);
    flow.skip(row.height);
    count += 1;
  }

  async function putTotals(totals: readonly Total[]) {
    await makeRoom(totalsHeight);
    drawRule(flow, flow.y + 8, inks.ink, 1.2);
    const texts = [say.totals, ...totals.map(({ label, value }) => `${label}: ${spell(value, "number")}`)];
    let x = full.left + 4;
    for (const text of texts) {
      const line = await type.line(text, totalLook);
      type.draw(line, x, flow.y + 25);
      x += line.width + 28;
    }
  }

  for await (const part of parts) {
    if ("totals" in part) {
      if (count === 0) {
        await makeRoom(totalsHeight);
        type.draw(await type.line(say.nothing, readingLook(10, inks.soft)), full.left + 4, flow.y + 18);
        flow.skip(24);
      }
      await putTotals(part.totals);
    } else {
      for (const cells of part.rows) {
        const texts = cells.map((cell, place) => spell(cell, lanes[place]?.kind ?? "text"));
        await put(await setRow(type, lanes, texts, cellLook));
      }
    }
  }
  for (const [at, draw] of drawNumber.entries()) {
    const line = await type.line(say.page(at + 1, drawNumber.length), numberLook);
    draw(() => type.draw(line, full.left + full.width - line.width, flow.bottom + 21));
  }
}
