import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { choose, field, openForm, saveForm } from "../support/forms.ts";
import { instructorsFile } from "../support/instructorsFile.ts";
import { storedZip } from "../support/storedZip.ts";
import { expect, openAs, test } from "../support/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await dialogOf(page).locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
}

/** Everything the bar of an import has shown, seen as it is drawn. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seenShares: seen });
    const look = () => {
      const bar = document.querySelector('[role="dialog"] [role="progressbar"][aria-valuenow]');
      const now = Number(bar?.getAttribute("aria-valuenow"));
      if (bar && seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenShares: number[] }).seenShares);
}

const oaks = { site: "Ten Oaks Academy", domain: "oaks.example" };

test("10,000 instructors come in by the dialog, with the bar moving", async ({ page }) => {
  test.setTimeout(240_000);
  await openAs(page, "super@kindling.example");
  await openForm(page, "/school", "Add Site");
  await field(page, "Name").fill(oaks.site);
  await choose(page, "Provider", "Bright Futures");
  await choose(page, "Program", "In-School Kindness");
  await saveForm(page, "Site added successfully");
  await page.goto("/users/instructor");

  await test.step("the bad rows alone are saved, with their reasons", async () => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await upload(page, "instructors.csv", instructorsFile(1000, { ...oaks, bad: true }));
    await expect(dialogOf(page).getByText(/^3 cells need attention, in 3 rows/)).toBeVisible();
    const saving = page.waitForEvent("download");
    await dialogOf(page).getByRole("button", { name: "Download rows to correct" }).click();
    const text = readFileSync(await (await saving).path(), "utf8");
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^22,.*No Such School.*“No Such School” wasn't found in Sites./);
    await dialogOf(page).getByRole("button", { name: "Choose another file" }).click();
  });

  await upload(page, "instructors.csv", instructorsFile(10_000, oaks));
  // Ten thousand invitations would keep the outbox busy for minutes.
  await dialogOf(page)
    .getByRole("radio", { name: /^Send them later/ })
    .check();
  const run = dialogOf(page).getByRole("button", { name: /^Import 10,?000 rows$/ });
  await expect(run).toBeVisible();
  const seen = await watchProgress(page);
  const started = Date.now();
  await run.click();
  await expect(dialogOf(page).getByText("Import complete.")).toBeVisible({ timeout: 60_000 });
  process.stdout.write(`10,000 users by the dialog: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  const between = (await seen()).filter((share) => share > 0 && share < 100);
  expect(new Set(between).size).toBeGreaterThan(1);
});

const table = (...rows: readonly string[][]) => rows.map((row) => `${row.join(",")}\r\n`).join("");

const roster = storedZip({
  "manifest.csv": table(["propertyName", "value"], ["oneroster.version", "1.2"]),
  "orgs.csv": table(
    ["sourcedId", "status", "dateLastModified", "name", "type", "identifier", "parentSourcedId"],
    ["D-9", "", "", "Harbor Unified", "district", "", ""],
    ["S-9", "", "", "Harbor Elementary", "school", "", "D-9"],
  ),
  "users.csv": table(
    ["sourcedId", "status", "enabledUser", "username", "givenName", "familyName", "email", "grades"],
    ["U-1", "", "true", "tess", "Tess", "Teacher", "tess@harbor.example", "03"],
    ["U-2", "", "true", "paul", "Paul", "Principal", "paul@harbor.example", ""],
    ["U-3", "", "true", "kim", "Kim", "Student", "kim@harbor.example", "03"],
  ),
  "roles.csv": table(
    ["sourcedId", "status", "userSourcedId", "roleType", "role", "orgSourcedId"],
    ["R-1", "", "U-1", "primary", "teacher", "S-9"],
    ["R-2", "", "U-2", "primary", "principal", "S-9"],
    ["R-3", "", "U-3", "primary", "student", "S-9"],
  ),
});

test("a OneRoster zip comes in, stands in the history, and is undone", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/imports");
  await page.getByRole("button", { name: "OneRoster" }).click();
  await choose(page, "Provider of its sites", "Bright Futures");
  await choose(page, "Program of its sites", "In-School Kindness");
  await upload(page, "harbor.zip", roster);
  await expect(dialogOf(page).getByText(/1 person who isn't a teacher or site leader/)).toBeVisible();
  await dialogOf(page)
    .getByRole("button", { name: /^Import 4 rows$/ })
    .click();
  await expect(dialogOf(page).getByText("Import complete.")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Close" }).first().click();

  await page.goto("/users/instructor?search=harbor");
  await expect(page.getByText("tess@harbor.example")).toBeVisible();
  await expect(page.getByText("kim@harbor.example")).toHaveCount(0);

  await page.goto("/imports?entity=oneRoster");
  const past = page.getByRole("listitem").filter({ hasText: "harbor.zip" });
  await expect(past.getByText("Sites: 1 created, 0 updated, 0 unchanged")).toBeVisible();
  await past.getByRole("button", { name: "Undo this import" }).click();
  await expect(past.getByText(/^Undone: 4 rows/)).toBeVisible();
  await page.reload();
  await expect(past.getByText(/^Undone by/)).toBeVisible();
  await page.goto("/users/instructor?search=harbor");
  await expect(page.getByText("tess@harbor.example")).toHaveCount(0);
});

test("invitations of an import are announced, wait for later, and are revoked when it is undone", async ({
  page,
  portal,
}) => {
  const people = (domain: string) =>
    Buffer.from(
      table(
        ["First name", "Last name", "Email", "Sites"],
        ["Nora", "Quill", `nora@${domain}`, "Willow Creek Elementary"],
        ["Omar", "Reed", `omar@${domain}`, "Willow Creek Elementary"],
      ),
    );
  await openAs(page, "super@kindling.example", "/users/instructor");
  const importFile = async (domain: string, choice: RegExp) => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await upload(page, `${domain}.csv`, people(domain));
    await expect(dialogOf(page).getByText("2 people get an invitation by email")).toBeVisible();
    await expect(dialogOf(page).getByRole("radio", { name: "Send invitations now" })).toBeChecked();
    await dialogOf(page).getByRole("radio", { name: choice }).check();
    await dialogOf(page)
      .getByRole("button", { name: /^Import 2 rows$/ })
      .click();
    await expect(dialogOf(page).getByText("Import complete.")).toBeVisible();
  };
  const undo = dialogOf(page).getByRole("button", { name: "Undo this import" });
  const invitation = "Welcome to Kindling: choose your password";

  await test.step("sent later: nobody is mailed until their link is asked for", async () => {
    await importFile("later.example", /^Send them later/);
    await dialogOf(page).getByRole("button", { name: "Close" }).first().click();
    await page.goto("/users/instructor?search=nora@later.example");
    await page.getByRole("button", { name: "Actions for Nora Quill" }).click();
    await page.getByRole("menuitem", { name: "Email a password link" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    expect(await portal.mailTo("nora@later.example", invitation)).toContain("reset-password?token=");
  });

  await test.step("sent now, then undone: the result is gone and the link is dead", async () => {
    await page.goto("/users/instructor");
    await importFile("now.example", /^Send invitations now/);
    await expect(dialogOf(page).getByText("Created")).toBeVisible();
    const mail = await portal.mailTo("nora@now.example", invitation);
    await undo.click();
    await expect(dialogOf(page).getByText("2 invitations were revoked.")).toBeVisible();
    await expect(dialogOf(page).getByText("Created")).toBeHidden();
    await page.goto("/imports");
    const past = page.getByRole("listitem").filter({ hasText: "now.example.csv" });
    await expect(past.getByText("2 invitations were revoked.")).toBeVisible();
    await expect(past.getByText("2 created", { exact: false })).toBeHidden();
    await page.goto(/https?:\S+reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? "");
    await page.getByLabel("New password", { exact: true }).fill("nine copper kettles");
    await page.getByLabel("Confirm new password", { exact: true }).fill("nine copper kettles");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This link no longer works");
  });
});
