import type { Page } from "@playwright/test";
import { demoPassword } from "./people.ts";

/** Signs in with "remember", so that the browser keeps the day for when it is offline. */
export async function signInToStay(
  page: Page,
  email: string,
  { password = demoPassword, origin = "" } = {},
): Promise<void> {
  await page.goto(`${origin}/log-in`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Remember me").check();
  await page.getByRole("button", { name: "Sign in" }).click();
}
