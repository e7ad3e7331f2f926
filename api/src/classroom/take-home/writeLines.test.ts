import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readPdf } from "../../../test/readPdf.ts";
import { writePdf } from "../../core/printing/flow.ts";
import { readingLook } from "../../core/printing/lettering/looks.ts";
import { writeLines } from "./writeLines.ts";

/** The only page of a file with one paragraph. */
async function pageWith(text: string, direction: "ltr" | "rtl") {
  const out = new PassThrough();
  const bytes = buffer(out);
  const sheets = {
    title: "Letter",
    brand: "Kindling",
    language: "en",
    paper: "letter",
    isTagged: true,
    margin: { side: 56, top: 50, bottom: 60 },
  } as const;
  await writePdf(sheets, out, async (flow) => {
    const own = { column: flow.full, direction, spacing: 1.4 };
    await writeLines(flow, flow.element(null, "P"), text, readingLook(12), own);
  });
  const [page] = (await readPdf(await bytes)).pages;
  return page;
}

test("lines run from the right where the language does, and from the left elsewhere", async () => {
  const arabic = await pageWith("مرحبا بكم", "rtl");
  expect(arabic?.left).toBeGreaterThan(450);
  expect(arabic?.right).toBeGreaterThan(550);
  expect(arabic?.right).toBeLessThan(560);
  expect((await pageWith("Welcome", "ltr"))?.left).toBeCloseTo(56, 0);
});

test("a line that begins with a Latin name runs from the right, too, without a stray sign", async () => {
  const page = await pageWith("Kindling مرحبا", "rtl");
  expect(page?.missing).toBe(0);
  expect(page?.text.replaceAll(/\s/g, "")).toMatch(/Kindling$/);
  expect(page?.right).toBeLessThan(557);
});
