import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { countSteps, type Steps } from "../support/countSteps.ts";
import { daysFromToday } from "../support/days.ts";
import { field } from "../support/forms.ts";
import { instructorsFile } from "../support/instructorsFile.ts";
import { callsAs, makeTeacher } from "../support/people.ts";
import { expect, openAs, testOnOwnPortal } from "../support/test.ts";

/** The tasks make a session, 200 people and payments, and nudge every silent class. */
const test = testOnOwnPortal();

const chief = "super@kindling.example";
const source = readFileSync(join(import.meta.dirname, "../../docs/tasks.md"), "utf8");

/** What docs/tasks.md says a task takes. */
function told(task: number): Steps {
  const row = new RegExp(`^\\| ${task} \\|[^|]+\\| (\\d+) \\| (\\d+) \\| (\\d+) \\|`, "m").exec(source);
  if (!row) throw new Error(`docs/tasks.md has no task ${task}`);
  const [clicks = 0, keys = 0, texts = 0] = row.slice(1).map(Number);
  return { clicks, keys, texts };
}

/** Does a task as somebody who has a screen open, and holds what it took against docs/tasks.md. */
async function measure(
  context: BrowserContext,
  task: number,
  [email, path]: readonly [email: string, path: string],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const steps = await countSteps(context);
  const page = await context.newPage();
  await openAs(page, email, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Find anything" })).toBeVisible();
  await run(page);
  await expect.poll(steps).toEqual(told(task));
}

/** Opens the palette and runs what it finds first. */
async function find(page: Page, text: string, first: string | RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.insertText(text);
  await expect(page.getByRole("option", { selected: true })).toContainText(first);
  await page.keyboard.press("Enter");
}

async function enter(box: Locator, text: string): Promise<void> {
  await box.click();
  await box.fill(text);
}

/** Picks a word in a field that searches. */
async function pick(page: Page, label: string, word: string): Promise<void> {
  const box = page.getByRole("combobox", { name: label, exact: true });
  await box.click();
  if ((await box.getAttribute("aria-autocomplete")) === "list") await box.fill(word);
  await page.getByRole("option", { name: word, exact: true }).click();
}

/** Chooses a file behind a button. */
async function chooseFile(page: Page, button: Locator, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await button.click();
  await (await chooser).setFiles({ name: "instructors.csv", mimeType: "text/csv", buffer });
}

test("1: find a teacher and reset the password", async ({ context, portal }) => {
  const teacher = await makeTeacher(portal, "Marigold", "no-one-knows-this-2026");
  await measure(context, 1, [chief, "/index"], async (page) => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox")).toBeFocused();
    await page.keyboard.insertText("Marigold");
    await expect(page.getByRole("option", { selected: true })).toContainText("Marigold Lantern");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("option", { selected: true })).toHaveText("Open the page");
    for (const key of "pass") await page.keyboard.press(key);
    await expect(page.getByRole("option", { selected: true })).toHaveText("Email a password link");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  });
  expect(await portal.mailTo(teacher.email, "reset-password?token=")).toBeTruthy();
});

test("2: import 200 instructors, three rows of them bad", async ({ context, portal }) => {
  const call = await callsAs(portal, chief);
  const [like] = await call<{ provider: { id: number }; program: { id: number } }[]>("GET", "/school?rows=1");
  const place = { provider_id: like?.provider.id, program_id: like?.program.id };
  await call("POST", "/school/add", { name: "Lantern Hill Elementary", ...place });
  await measure(context, 2, [chief, "/index"], async (page) => {
    await find(page, "import instr", "Import instructors");
    const dialog = page.getByRole("dialog");
    const choose = dialog.getByRole("button", { name: /choose it|Choose a file/ });
    await chooseFile(page, choose, instructorsFile(200, { bad: true }));
    await expect(dialog.getByText(/^3 cells need attention, in 3 rows/)).toBeVisible();
    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download rows to correct" }).click();
    await saving;
    await dialog.getByRole("button", { name: "Choose another file" }).click();
    await chooseFile(page, choose, instructorsFile(200));
    await dialog.getByRole("button", { name: "Import 200 rows" }).click();
    await expect(dialog.getByText("Import complete.")).toBeVisible();
  });
});

test("3: from a new session to an approved activity", async ({ context, portal }) => {
  const call = await callsAs(portal, chief);
  await call("POST", "/program/add", { name: "Task Kindness", program: "after_school" });
  await measure(context, 3, [chief, "/index"], async (page) => {
    await find(page, "add session", /^Add session$/i);
    await enter(field(page, "Name"), "Task Session");
    await pick(page, "Program", "Task Kindness");
    await enter(field(page, "Start"), daysFromToday(-7));
    await enter(field(page, "End"), daysFromToday(30));
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Session added successfully")).toBeVisible();
    await find(page, "add mindfulness open", /Add mindfulness open form/i);
    await enter(field(page, "Title"), "Task breath");
    await enter(field(page, "Start"), daysFromToday(-7));
    await enter(field(page, "End"), daysFromToday(30));
    await pick(page, "Session", "Task Session");
    await enter(field(page, "Script"), "Breathe in, breathe out.");
    await page.getByRole("dialog").getByRole("switch", { name: "Approved" }).click();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Mindfulness Open Form added successfully")).toBeVisible();
  });
});

test("4: turn a lead into a site", async ({ context, portal }) => {
  const call = await callsAs(portal, chief);
  const lead = {
    first_name: "Tara",
    last_name: "Holm",
    email: "tara@task.example",
    organization: "Task School",
  };
  await call("POST", "/lead/add", lead);
  await measure(context, 4, [chief, "/index"], async (page) => {
    await find(page, "Task School", "Task School");
    await page.getByRole("button", { name: "Convert to a site" }).click();
    await expect(field(page, "Name")).toHaveValue("Task School");
    await pick(page, "Provider", "Bright Futures");
    await pick(page, "Program", "In-School Kindness");
    await page.getByRole("dialog").getByRole("button", { name: "Convert to a site" }).click();
    await expect(page.getByText("Converted to Task School")).toBeVisible();
  });
});

test("5: nudge all silent classes", async ({ context }) => {
  await measure(context, 5, [chief, "/index"], async (page) => {
    await page.getByRole("button", { name: /^Nudge all \d+$/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Send \d+ nudges$/ })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("6: a report for one provider", async ({ context }) => {
  await measure(context, 6, [chief, "/index"], async (page) => {
    await find(page, "activity summary", "Activity Summary");
    await expect(page).toHaveURL(/sessions=\d+/);
    await pick(page, "Providers", "Bright Futures");
    await expect(page).toHaveURL(/providers=\d+/);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download XLSX" }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  });
});

test("7: verify a month's donations and pay them", async ({ context, browser, portal }) => {
  test.slow();
  const run = "Task run";
  const steps = await countSteps(context);
  const page = await context.newPage();
  await openAs(page, chief, "/index");
  await page.getByRole("link", { name: /^To verify/ }).click();
  await page.getByRole("checkbox", { name: /^Select all rows/ }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("toolbar")).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await page.getByRole("link", { name: "Start a payment run" }).click();
  await enter(page.getByLabel("Name"), run);
  await page.getByRole("button", { name: /^Propose \$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: run })).toBeVisible();

  const others = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
  const stepsOfOthers = await countSteps(others);
  const other = await others.newPage();
  await openAs(other, "charities@kindling.example", "/payments");
  await other.getByRole("link", { name: run }).first().click();
  await other.getByRole("button", { name: "Approve" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await other.getByRole("button", { name: "Mark as sent…" }).click();
  const dialog = other.getByRole("dialog", { name: /^Mark \d+ payments as sent$/ });
  const references = dialog.getByLabel(/^Reference for /);
  await expect(references.first()).toBeVisible();
  const payments = await references.count();
  for (let nth = 0; nth < payments; nth += 1) await references.nth(nth).fill(String(1041 + nth));
  await dialog.getByRole("button", { name: /^Mark \$.* as sent$/ }).click();
  await expect(other.getByText(`All ${payments} payments were sent.`)).toBeVisible();
  const sum = () => {
    const [first, second] = [steps(), stepsOfOthers()];
    const texts = first.texts + second.texts - payments;
    return { clicks: first.clicks + second.clicks, keys: first.keys + second.keys, texts };
  };
  await expect.poll(sum).toEqual(told(7));
  await others.close();
});

test("8: restore what was deleted", async ({ context, portal }) => {
  const call = await callsAs(portal, chief);
  const { id } = await call("POST", "/district/add", { name: "Task District" });
  await call("DELETE", `/district/delete/${id}`);
  await measure(context, 8, [chief, "/index"], async (page) => {
    await page.keyboard.press("g");
    await page.keyboard.press("u");
    await page.getByRole("link", { name: "Task District" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText(/restored/i).first()).toBeVisible();
  });
  expect((await call("GET", `/district/${id}`)).id).toBe(id);
});
