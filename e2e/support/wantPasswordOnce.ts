import type { Page } from "@playwright/test";

/** Has a call answered once as an hour after the sign-in: it wants the password. What follows, the server answers. */
export async function wantPasswordOnce(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    (route) => {
      const body = { message: "Enter your password to go on.", code: "confirm password", request_id: "r" };
      return route.fulfill({ status: 403, json: body });
    },
    { times: 1 },
  );
}
