import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { openAs, test } from "../support/test.ts";

/** A picture of the guide, drawn in both languages. */
interface Picture {
  /** The file's name in docs/guide/…/pictures, without its ending. */
  readonly name: string;
  /** Prepares what it shows; says whose screen it is, and where. */
  readonly of: (portal: Portal) => Promise<readonly [email: string, path: string, password?: string]>;
  /** Goes on from there. */
  readonly goOn?: (page: Page) => Promise<void>;
}

const chief = "super@kindling.example";
const size = { width: 1280, height: 800 };
/** What is left of it in the file. */
const scale = 0.7;
const quality = 0.75;

const screen = (name: string, email: string, path: string): Picture => ({
  name,
  of: async () => [email, path],
});

const pictures: readonly Picture[] = [
  screen("overview", chief, "/index"),
  screen("users", chief, "/users/instructor"),
  screen("calendar", "admin@kindling.example", "/curriculum-calendar"),
  screen("report", chief, "/activity-summary"),
  screen("leader-overview", "site@kindling.example", "/index"),
  screen("pace", "provider@kindling.example", "/pacing"),
  {
    name: "home",
    async of(portal) {
      const call = await callsAs(portal, "teacher@kindling.example");
      await call("POST", "/instructor/welcomed", {});
      return ["teacher@kindling.example", "/instructor/home"];
    },
  },
  {
    name: "class-mode",
    of: async () => ["teacher@kindling.example", "/instructor/home"],
    async goOn(page) {
      await page.locator("main a[href*='/instructor/home/']").first().click();
      await page.waitForURL(/\/home\/[\w-]+\/\d+$/);
    },
  },
  {
    name: "vote",
    async of(portal) {
      const password = "somebody-new-2026";
      const { email } = await makeTeacher(portal, "Rosa", password);
      const call = await callsAs(portal, email, password);
      await call("POST", "/user/setNewPassword", { password: demoPassword });
      return [email, "/instructor/home/charity-activity/vote"];
    },
  },
  {
    name: "payment-run",
    async of(portal) {
      const call = await callsAs(portal, "charities@kindling.example");
      const { id } = await call("POST", "/paymentRun/add", { name: "November" });
      return [chief, `/payments/runs/${id}`];
    },
  },
];

/** Makes a screenshot smaller, as WebP; drawn on an empty page, which no policy keeps from it. */
async function encode(page: Page, screenshot: Buffer): Promise<Buffer> {
  const studio = await page.context().newPage();
  const made = await studio.evaluate(
    async ([data, factor, quality]) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width * factor, image.height * factor);
      const paper = canvas.getContext("2d");
      if (paper) {
        paper.imageSmoothingQuality = "high";
        paper.drawImage(image, 0, 0, canvas.width, canvas.height);
      }
      const file = await canvas.convertToBlob({ type: "image/webp", quality });
      const drawn = new Uint8Array(await file.arrayBuffer());
      return btoa(Array.from(drawn, (byte) => String.fromCharCode(byte)).join(""));
    },
    [screenshot.toString("base64"), scale, quality] as const,
  );
  await studio.close();
  return Buffer.from(made, "base64");
}

for (const { name, of, goOn } of pictures) {
  test(`guide ${name}`, async ({ browser, portal }) => {
    const [email, path, password] = await of(portal);
    for (const language of ["en", "es"] as const) {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: size,
        locale: language === "en" ? "en-US" : "es-US",
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      await openAs(page, email, path, password ?? demoPassword);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await goOn?.(page);
      await page.waitForLoadState("networkidle");
      await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
      await page.evaluate(() => document.fonts.ready);
      const folder = join(import.meta.dirname, "../../docs/guide", language, "pictures");
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.webp`), await encode(page, await page.screenshot()));
      await context.close();
    }
  });
}
