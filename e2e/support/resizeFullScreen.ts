import { type CDPSession, expect, type Page } from "@playwright/test";

/** What talks to the browser about a page's size. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Gives a page in full screen another size, and waits until the page has it. A headless shell can't resize its window
 * there, so the window stays.
 */
export async function resizeFullScreen(page: Page, size: { width: number; height: number }): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  await devtools.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false });
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([size.width, size.height]);
}
