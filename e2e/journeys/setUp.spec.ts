import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { instructorsFile } from "../support/instructorsFile.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, signIn, testOnOwnPortal } from "../support/test.ts";

const run = promisify(execFile);

/** A portal without demo data, as a school starts it. */
const test = testOnOwnPortal({ SEED: "none" });

const password = "a-long-enough-passphrase";
const email = "maya@lantern.example";

/** Adds the first account as an operator does, beside the running portal; returns the link to choose a password. */
async function addSuperAdmin(portal: Portal): Promise<string> {
  const command = resolve(import.meta.dirname, "../../api/src/accountCommand.ts");
  const { stdout } = await run(process.execPath, [command, "add-super-admin", email, "Maya", "Ortiz"], {
    env: { ...process.env, DATA_DIR: portal.dataDir, APP_URL: portal.url, SEED: "none" },
  });
  return /https?:\S+token=\S+/.exec(stdout)?.[0] ?? "";
}

test("the first Super Admin sets up a portal without demo data, step by step", async ({ page, portal }) => {
  test.setTimeout(240_000);
  const step = (name: string) => page.getByRole("form", { name });
  const steps = page.getByRole("navigation", { name: "Steps" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("comes in by the link that the operator passes on, and is led to setup", async () => {
    await page.goto(await addSuperAdmin(portal));
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel(/^(Repeat|Confirm)/).fill(password);
    await page
      .getByRole("button", { name: /password/i, disabled: false })
      .last()
      .click();
    await expect(page).toHaveURL(/password-success/);
    await signIn(page, email, password);
    await expect(page).toHaveURL(/\/set-up$/);
    await expect(page.getByText("0 of 8 steps done or skipped")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("names the organization, and every screen follows", async () => {
    await page.getByLabel("Name").fill("Lantern Schools");
    await button("Save and continue").click();
    await expect(step("Look")).toBeVisible();
    await expect(page).toHaveTitle("Setup · Lantern Schools");
  });

  await test.step("chooses a look that can be read, on every page", async () => {
    await page.getByLabel("Accent color").fill("#ffd400");
    await expect(page.getByText(/^Too hard to read/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Accent color").fill("#1a5fb4");
    await expect(page.getByText(/^Easy to read/)).toBeVisible();
    await page.getByLabel("Logo", { exact: true }).setInputFiles({
      name: "logo.webp",
      mimeType: "image/webp",
      buffer: readFileSync(resolve(import.meta.dirname, "../../api/src/demo/files/face-glad.webp")),
    });
    await expect(page.getByAltText("Your logo")).toBeVisible();
    await button("Save and continue").click();
    await expect(step("Time zone")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("img", { name: "Lantern Schools" }).first()).toBeVisible();
    const primary = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--k-palette-primary-main").trim(),
      );
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(primary).toBe("#1a5fb4");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(primary).not.toBe("#1a5fb4");
    await expectAccessible(page);
  });

  await test.step("chooses the time zone, skips the school year, and finds both again another day", async () => {
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("America/Denver");
    await expectAccessible(page);
    await button("Save and continue").click();
    await expect(step("School year")).toBeVisible();
    await expectAccessible(page);
    await button("Skip for now").click();
    await expect(step("First program")).toBeVisible();
    await page.goto("/index");
    await expect(page.getByText("4 of 8 steps done or skipped")).toBeVisible();
    await page.getByRole("link", { name: "Continue setup" }).click();
    await expect(step("First program")).toBeVisible();
    await expect(steps.getByRole("button", { name: /School year/ })).toHaveText("School yearSkipped");
  });

  await test.step("makes the first program, session and site", async () => {
    await button("Save and continue").click();
    await expect(page.getByText("Name is required", { exact: true }).first()).toBeVisible();
    await page.getByLabel("Name").fill("Kindness In School");
    await expectAccessible(page);
    await button("Save and continue").click();
    await expect(step("First session")).toBeVisible();
    await expectAccessible(page);
    await button("Save and continue").click();
    await expect(page.getByLabel("Provider")).toHaveValue("Lantern Schools");
    await page.getByLabel("Site name").fill("Lantern Hill Elementary");
    await expectAccessible(page);
    await button("Save and continue").click();
  });

  await test.step("imports people, and finishes for good", async () => {
    await expect(step("People")).toBeVisible();
    await expectAccessible(page);
    await button("Import").click();
    const sheet = instructorsFile(3)
      .toString()
      .replaceAll(/,3\r/g, ",3,Instructor\r")
      .replace("Grade", "Grade,Role");
    await page.locator('input[type="file"]').setInputFiles({
      name: "people.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(sheet),
    });
    await page
      .getByRole("button", { name: /^Import/ })
      .last()
      .click();
    await page.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByText("8 of 8 steps done or skipped")).toBeVisible();
    await page.goto("/set-up");
    await expectAccessible(page);
    await button("Finish setup").click();
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole("link", { name: "Continue setup" })).toBeHidden();
    await page.goto("/");
    await expect(page).toHaveURL(/\/users\/super-admin/);
  });

  await test.step("fits a narrow window", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const each of ["organization", "look", "time_zone", "school_year", "session", "people"]) {
      await page.goto(`/set-up?step=${each}`);
      await expect(steps).toBeVisible();
      await expectFits(page);
    }
  });
});
