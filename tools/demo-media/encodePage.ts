import type { Browser } from "@playwright/test";
import { type Printable, pageOf } from "./printables/printable.ts";
import { faces } from "./studio.ts";

/** Prints a page and answers its PDF. */
export async function encodePage(browser: Browser, printable: Printable): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(pageOf(printable, faces));
  await page.evaluate("document.fonts.ready");
  const made = await page.pdf({ preferCSSPageSize: true, scale: 1.08, printBackground: true });
  await page.close();
  return made;
}
