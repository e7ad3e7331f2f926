import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** A page of a PDF as a reader's program sees it. */
export interface PdfPage {
  readonly text: string;
  /** The part of the text that is marked as decoration, which screen readers skip. */
  readonly artifacts: string;
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
    const { items: marked } = await page.getTextContent({ includeMarkedContent: true });
    const items = marked.filter((item) => "str" in item);
    const { fnArray, argsArray } = await page.getOperatorList();
    const drawn = fnArray.flatMap((what, index) =>
      what === OPS.showText ? (argsArray[index] as [({ originalCharCode: number } | number)[]])[0] : [],
    );
    const signs = drawn.filter((sign) => typeof sign === "object");
    const spans = items.flatMap((item) =>
      item.str.trim() ? [[Number(item.transform[4]), item.width] as const] : [],
    );
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({
      text: items.map(({ str, hasEOL }) => str + (hasEOL ? "\n" : "")).join(""),
      artifacts: artifactsIn(marked),
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

type TextContent = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>["getTextContent"]>
>;

/** The texts between the beginning of an artifact and its end, however deep. */
function artifactsIn(items: TextContent["items"]): string {
  const open: unknown[] = [];
  let texts = "";
  for (const item of items) {
    if ("str" in item) texts += open.includes("Artifact") ? item.str : "";
    else if (item.type === "endMarkedContent") open.pop();
    else open.push("tag" in item ? item.tag : null);
  }
  return texts;
}
