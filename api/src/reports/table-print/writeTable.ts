import { once } from "node:events";
import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { inks } from "../../core/printing/inks.ts";
import { fontFiles } from "../../core/printing/lettering/fontFiles.ts";
import { typesetter } from "../../core/printing/lettering/typesetter.ts";
import { bold, drawPage, drawRule, page, plain } from "./drawPage.ts";
import { drawRow, lanesOf, type SetRow, setRow } from "./drawRow.ts";
import { pageNumbers } from "./pageNumbers.ts";
import { cellSpeller } from "./spellCell.ts";
import type { TablePart, TablePrint, Total } from "./tablePrint.ts";
import { tableSay } from "./tableSay.ts";

/** Background of every other row. */
const zebra = "#f8f3ea";

/** The room that totals take. */
const totalsHeight = 40;

/** Writes a table as a landscape Letter PDF, page by page. Headings repeat, cells wrap, and rows stay on one page. */
export async function writeTable(
  parts: AsyncIterable<TablePart>,
  look: TablePrint,
  out: Writable,
): Promise<void> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: "LETTER",
    layout: "landscape",
    margin: 0,
    pdfVersion: "1.7",
    lang: look.language,
    displayTitle: true,
    info: { Title: look.title, Author: look.brand, Creator: look.brand },
  });
  doc.pipe(out);
  const type = typesetter(doc, fontFiles());
  const numbers = pageNumbers(doc, 8);
  const say = tableSay[look.language];
  const spell = cellSpeller(look.language);
  const lanes = lanesOf(look.columns);
  const right = Math.max(...lanes.map(({ left, width }) => left + width)) + 4;
  const labels = look.columns.map(({ label }) => label);
  const headings = await setRow(type, lanes, labels, bold);
  let isBegun = false;
  let top = 0;
  let count = 0;

  async function turnPage() {
    isBegun = true;
    await drawPage(doc, type, look, numbers);
    doc.rect(page.left, page.top - 8, right - page.left, headings.height + 2).fill(inks.ink);
    doc.fillColor("#ffffff");
    drawRow(type, lanes, headings, page.top - 7);
    top = page.top - 6 + headings.height;
    // The reader's pace limits the drawing.
    await setImmediate();
    if (out.writableNeedDrain) await once(out, "drain");
  }

  async function put(row: SetRow) {
    if (!isBegun || top + row.height > page.foot) await turnPage();
    if (count % 2 === 1) doc.rect(page.left, top, right - page.left, row.height).fill(zebra);
    doc.fillColor(inks.ink);
    drawRow(type, lanes, row, top);
    top += row.height;
    count += 1;
  }

  async function putTotals(totals: readonly Total[]) {
    if (!isBegun || top + totalsHeight > page.foot) await turnPage();
    drawRule(doc, top + 8, inks.ink, 1.2);
    const texts = [say.totals, ...totals.map(({ label, value }) => `${label}: ${spell(value, "number")}`)];
    let x: number = page.left + 4;
    doc.fillColor(inks.ink);
    for (const text of texts) {
      for (const { pieces, width } of await type.set(text, bold, { width: 300, size: 10, lines: 1 })) {
        type.draw(pieces, 10, x, top + 25);
        x += width * 10 + 28;
      }
    }
  }

  for await (const part of parts) {
    if ("totals" in part) {
      if (count === 0) {
        await turnPage();
        doc.fillColor(inks.soft);
        for (const { pieces } of await type.set(say.nothing, plain, { width: 600, size: 10, lines: 1 }))
          type.draw(pieces, 10, page.left + 4, top + 18);
        top += 24;
      }
      await putTotals(part.totals);
    } else {
      for (const cells of part.rows) {
        const texts = cells.map((cell, place) => spell(cell, lanes[place]?.kind ?? "text"));
        await put(await setRow(type, lanes, texts, plain));
      }
    }
  }
  numbers.settle(say.page);
  doc.end();
}
