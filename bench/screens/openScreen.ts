import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Login } from "../startPortal.ts";

/** How a screen is opened: on what, and over which line. */
interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Slow as a phone on mobile data: as Lighthouse has it, 4 times slower, 150 ms away, 1.6 megabits a second. */
  readonly isSlow: boolean;
}

export const desktop: Device = { name: "desktop", viewport: { width: 1280, height: 800 }, isSlow: false };
export const phone: Device = { name: "phone", viewport: { width: 390, height: 844 }, isSlow: true };

/** What the page itself notes. */
export interface Seen {
  shift: number;
  largestPaint: number;
  /** How long each event took to show its effect, in milliseconds. */
  readonly events: number[];
}

/** What came while a screen opened. */
interface Opened extends Pick<Readonly<Seen>, "shift" | "largestPaint"> {
  readonly page: Page;
  readonly line: CDPSession;
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly bytes: number;
}

/** Notes shifts, the largest paint and slow events from the first moment on. */
function observe(): void {
  const seen: Seen = { shift: 0, largestPaint: 0, events: [] };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 16 }) });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch("event", ({ duration }) => seen.events.push(duration));
}

/** What a page finds in its session storage when somebody is signed in. */
export function storedFor(login: Login | null): Readonly<Record<string, string>> {
  if (!login) return {};
  const { token, ...user } = login;
  return { jwtToken: token, user: JSON.stringify(user) };
}

/** Opens a path in a browser that has nothing of the portal yet, and waits until nothing more comes. */
export async function openScreen(
  browser: Browser,
  address: string,
  { viewport, isSlow }: Device,
  login: Login | null,
): Promise<Opened> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", locale: "en-US" });
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, storedFor(login));
  await page.addInitScript(observe);
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  if (isSlow) {
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1_000_000) / 8,
      uploadThroughput: (0.75 * 1_000_000) / 8,
    });
  }
  const scripts = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  line.on("Network.responseReceived", ({ requestId, response }) => {
    if (/\/assets\/.+\.js$/.test(response.url)) scripts.add(requestId);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address);
  await page.locator("h1, h2").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(isSlow ? 3000 : 1000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { page, line, scripts: scripts.size, scriptBytes, bytes, ...seen };
}
