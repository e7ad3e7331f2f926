import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** A page of a PDF as a reader's program sees it. */
export interface PdfPage {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** Where its texts begin and end, from the left edge. */
  readonly left: number;
  readonly right: number;
  /** Counts drawn glyphs, and those missing from the font. */
  readonly signs: number;
  readonly missing: number;
}

/** What a PDF says: its pages, its title and language. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    const drawn = fnArray.flatMap((what, index) =>
      what === OPS.showText ? (argsArray[index] as [({ originalCharCode: number } | number)[]])[0] : [],
    );
    const signs = drawn.filter((sign) => typeof sign === "object");
    const spans = items.flatMap((item) =>
      "str" in item && item.str.trim() ? [[Number(item.transform[4]), item.width] as const] : [],
    );
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({
      text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
      width,
      height,
      left: Math.min(...spans.map(([from]) => from)),
      right: Math.max(...spans.map(([from, length]) => from + length)),
      signs: signs.length,
      missing: signs.filter(({ originalCharCode }) => originalCharCode === 0).length,
    });
  }
  const { info } = await document.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string };
  return { pages, title: Title, language: Language };
}
