import { test as base, expect, type Page } from "@playwright/test";
import { demoPassword } from "./people.ts";
import { type Portal, startPortal } from "./startPortal.ts";

/** Signs in through the sign-in card, as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/log-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/log-in");
}

/** The test of a journey: each worker has a portal of its own, and pages open on it. */
export const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect };
