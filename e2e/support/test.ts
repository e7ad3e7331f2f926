import { test as base, expect, type Page } from "@playwright/test";
import { demoPassword } from "./people.ts";
import { type Portal, startPortal } from "./startPortal.ts";

/** Signs in through the sign-in form. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/log-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/log-in");
}

/** Opens a path as somebody who has signed in already; journeys about signing in use `signIn`. */
export async function openAs(page: Page, email: string, path = "/", password = demoPassword): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { email, password } });
  expect(answer.ok(), `sign-in of ${email}`).toBe(true);
  const { token, ...user } = ((await answer.json()) as { data: { token: string } }).data;
  // The storage belongs to the address, so one has to be open.
  await page.goto("/api/health");
  await page.evaluate(
    ([jwtToken, profile]) => {
      sessionStorage.setItem("jwtToken", jwtToken);
      sessionStorage.setItem("user", profile);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto(path);
}

/** Goes to a path as a link of the portal does: what is loaded already stays. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** A portal for each worker, by how it is started. */
const portalWith = (...how: Parameters<typeof startPortal>) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use: (portal: Portal) => Promise<void>) => {
      const portal = await startPortal(...how);
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ] as const;

/**
 * The test of a journey: each worker has a portal of its own, and pages open on it. It fails if a page wanted something
 * that the content policy refuses.
 */
export const test = base.extend<object, { portal: Portal }>({
  // Where journeys serve pictures that others keep.
  portal: [...portalWith({ PICTURE_NETWORKS: "127.0.0.1" })],
  baseURL: async ({ portal }, use) => use(portal.url),
  context: async ({ context }, use) => {
    const refused: string[] = [];
    context.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await use(context);
    expect(refused, "what the content policy refused").toEqual([]);
  },
});

/** The test of journeys that need a portal of their own, because they change what others expect, or by its settings. */
export const testOnOwnPortal = (...how: Parameters<typeof startPortal>) =>
  test.extend<object, { portal: Portal }>({ portal: [...portalWith(...how)] });

export { expect };
