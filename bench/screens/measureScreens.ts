import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { rateScreen } from "../lighthouse/rateScreen.ts";
import type { Login, Portal } from "../startPortal.ts";
import { desktop, openScreen, phone, type Seen, storedFor } from "./openScreen.ts";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

const chromiumHere = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
};

/** The longest that an interaction kept the screen from showing its effect, as INP counts it, in milliseconds. */
async function delayOf(page: Page, act: () => Promise<void>): Promise<number> {
  const events = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen.events.splice(0));
  await events();
  await act();
  await page.waitForTimeout(1500);
  return Math.max(16, ...(await events()));
}

/** Measures the first loads of five screens, and how fast the list of users answers to hands. */
export async function* measureScreens(portal: Portal): AsyncIterable<object> {
  const browser = await chromium.launch(chromiumHere);
  try {
    const staff = await portal.signIn("super@kindling.example");
    const teacher = await portal.signIn("teacher@kindling.example");
    const home = await openScreen(browser, `${portal.url}/instructor/home`, desktop, teacher);
    const item = await home.page
      .locator('a[href^="/instructor/home/"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute("href") ?? "")
          .find((path) => /kindnessopening\/\d+$/.test(path)),
      );
    await home.page.context().close();
    const screens = [
      ["sign-in", "/log-in", null],
      ["lead page", "/lead-module", null],
      ["users list", "/users/instructor", staff],
      ["instructor home", "/instructor/home", teacher],
      ["class mode", item ?? "/instructor/home", teacher],
    ] as const;
    // First, because rating the screens takes minutes.
    yield* measureUsers(browser, portal.url, staff);
    for (const [screen, path, login] of screens) {
      for (const device of [desktop, phone]) {
        const address = `${portal.url}${path}`;
        const opened = await openScreen(browser, address, device, login);
        await opened.page.context().close();
        yield {
          screen,
          on: device.name,
          scripts: opened.scripts,
          "script KB": kilobytes(opened.scriptBytes),
          "all KB": kilobytes(opened.bytes),
          CLS: opened.shift.toFixed(3),
          "LCP ms": opened.largestPaint.toFixed(0),
          "answer ms": "",
          Lighthouse: device.isSlow ? await rateScreen(address, storedFor(login), chromiumHere) : "",
        };
      }
    }
  } finally {
    await browser.close();
  }
}

/** How long 100 rows take from the click until they are painted, when their data is already there, in milliseconds. */
async function drawHundred(page: Page): Promise<number> {
  const choose = async (size: string, act: (option: Locator) => Promise<number>) => {
    await page.getByRole("combobox", { name: /Rows per page/ }).click();
    const took = await act(page.getByRole("option", { name: size, exact: true }));
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await page.waitForLoadState("networkidle");
    return took;
  };
  const click = async (option: Locator) => {
    await option.click();
    return 0;
  };
  await choose("100", click);
  await choose("25", click);
  return choose("100", (option) =>
    option.evaluate(async (element: HTMLElement) => {
      const frame = () => new Promise(requestAnimationFrame);
      const isDrawn = () => document.querySelectorAll("[aria-busy=false] [role=row]").length > 100;
      const start = performance.now();
      element.click();
      while (!isDrawn()) await frame();
      await frame();
      return performance.now() - start;
    }),
  );
}

/** How long the list of users keeps the hands waiting, 4 times slower. */
async function* measureUsers(browser: Browser, url: string, login: Login): AsyncIterable<object> {
  const { page, line } = await openScreen(browser, `${url}/users/instructor`, desktop, login);
  const hundred = [await drawHundred(page)];
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  hundred.push(await drawHundred(page));
  await page.getByRole("combobox", { name: /Rows per page/ }).click();
  await page.getByRole("option", { name: "25", exact: true }).click();
  const acts: Readonly<Record<string, () => Promise<void>>> = {
    "sort by email": () => page.getByRole("columnheader", { name: "Email" }).click(),
    "next page": () => page.getByRole("button", { name: /next page/i }).click(),
    "type in the search": () => page.getByRole("searchbox").pressSequentially("an"),
    "open the form": () => page.getByRole("button", { name: /^Add/ }).first().click(),
  };
  const none = { scripts: "", "script KB": "", "all KB": "", CLS: "", "LCP ms": "" };
  for (const [name, act] of Object.entries(acts)) {
    const delay = await delayOf(page, act);
    yield {
      screen: `users list: ${name}`,
      on: "desktop, 4×",
      ...none,
      "answer ms": delay,
      Lighthouse: "",
    };
  }
  for (const [index, on] of ["desktop", "desktop, 4×"].entries()) {
    const took = Math.round(hundred[index] ?? 0);
    yield { screen: "users list: 100 rows drawn", on, ...none, "answer ms": took, Lighthouse: "" };
  }
  await page.context().close();
}
