import type { Page } from "@playwright/test";

/**
 * Makes every text on a page at least 40 % longer, as a translation may be: a stand-in for a language that has long
 * words. Returns what puts the texts back that are still there.
 */
export async function makeTextsLonger(page: Page): Promise<() => Promise<void>> {
  const kept = await page.evaluateHandle(() => {
    const longer = (word: string) => word + "é".repeat(Math.ceil(word.length * 0.4));
    const before: (() => void)[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (text.parentElement?.closest("script, style")) continue;
      const [node, short] = [text, text.data];
      node.data = short.replaceAll(/\p{L}+/gu, longer);
      const long = node.data;
      before.push(() => {
        if (node.data === long) node.data = short;
      });
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]")) {
      const short = field.placeholder;
      field.placeholder = short.replaceAll(/\p{L}+/gu, longer);
      before.push(() => void (field.placeholder = short));
    }
    return before;
  });
  return () => kept.evaluate((before) => before.forEach((putBack) => putBack()));
}
