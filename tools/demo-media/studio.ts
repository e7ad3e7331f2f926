import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";

const root = join(import.meta.dirname, "../..");
const flags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const fontAt = (name: string) =>
  readFileSync(join(root, "node_modules/@fontsource-variable", name)).toString("base64");

/** The portal's two faces, for drawings and printed pages that must bring their letters with them. */
export const faces = `@font-face{font-family:Nunito;font-weight:200 1000;src:url(data:font/woff2;base64,${fontAt("nunito/files/nunito-latin-wght-normal.woff2")})}
@font-face{font-family:"Source Sans 3";font-weight:200 900;src:url(data:font/woff2;base64,${fontAt("source-sans-3/files/source-sans-3-latin-wght-normal.woff2")})}`;

/** A drawing that brings its letters with it. */
export const withFaces = (svg: string) =>
  svg.replace(/^<svg[^>]*>/, (start) => `${start}<style>${faces}</style>`);

/** Opens Chromium with an empty page that counts as secure, as encoding films asks for. */
export async function openStudio(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: flags.split(" "),
  });
  const page = await browser.newPage();
  await page.route("https://localhost/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Studio</title>" }),
  );
  await page.goto("https://localhost/");
  return { browser, page };
}
