import type { Page } from "@playwright/test";
import { choose, field, openForm, saveForm } from "../support/forms.ts";
import { expect, openAs, test } from "../support/test.ts";

/** The card of a place's page that goes by a heading. */
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("staff look a site over, edit it beside its page, close it and open it again", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/school?search=Willow");
  await page.getByRole("link", { name: "Willow Creek Elementary" }).click();
  await expect(page).toHaveURL(/\/school\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Willow Creek Elementary" })).toBeVisible();
  await expect(card(page, "Details").getByText("214 Creekside Lane, Riverside")).toBeVisible();

  await test.step("a figure opens the rows behind it", async () => {
    await page.getByRole("link", { name: /^Instructors\s*\d+/ }).click();
    await expect(page).toHaveURL(/role=Instructor&is_active=true/);
    const people = page.getByRole("grid", { name: "Users" });
    await expect(people.getByText("Elena Brooks")).toBeVisible();
    await expect(people.getByText("Ruth Castellanos")).toBeHidden();
  });

  await test.step("an edit is saved beside the page and stands on it", async () => {
    await page.getByRole("button", { name: "Edit" }).click();
    await field(page, "Address").fill("215 Creekside Lane, Riverside");
    await saveForm(page, "Site updated successfully!");
    await expect(card(page, "Details").getByText("215 Creekside Lane, Riverside")).toBeVisible();
  });

  await test.step("closing it asks what becomes of its money, and can be undone from the toast", async () => {
    await page.getByRole("button", { name: "Deactivate" }).click();
    const dialog = page.getByRole("dialog", { name: /^Deactivate/ });
    await dialog.getByLabel(/^Reason/).fill("The school has no classes this year");
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect(page.getByRole("button", { name: "Activate", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Deactivate" })).toBeVisible();
  });

  await test.step("a response opens on its own", async () => {
    const latest = card(page, "Latest responses").getByRole("listitem").first().getByRole("link");
    const title = await latest.innerText();
    await latest.click();
    await expect(page.getByRole("dialog").getByText(title)).toBeVisible();
  });
});

test("staff reach a provider by Enter, see its sites and edit its contact", async ({ page }) => {
  await openAs(page, "admin@kindling.example", "/providers");
  await page.getByRole("rowheader", { name: "Bright Futures", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bright Futures" })).toBeVisible();
  await page.goBack();
  await page.getByRole("rowheader", { name: "Lantern Street Learning", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Lantern Street Learning" })).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).click();
  await field(page, "Contact Name").fill("Wanda Keller");
  await saveForm(page, "Provider updated successfully!");
  await expect(card(page, "Details").getByText("Wanda Keller")).toBeVisible();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await expect(page.getByRole("button", { name: "Deactivate" })).toBeVisible();
  await card(page, "Sites").getByRole("link", { name: "Lincoln Elementary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lincoln Elementary" })).toBeVisible();
});

test("a Site Leader sees their own site only, and may edit its own details", async ({ page }) => {
  await openAs(page, "site@kindling.example", "/school");
  await expect(page.getByRole("grid").getByRole("link")).toHaveCount(1);
  await page.getByRole("link", { name: "Willow Creek Elementary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Willow Creek Elementary" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Deactivate" })).toBeHidden();
  const address = page.url();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog").getByLabel(/^Provider/)).toBeHidden();
  await field(page, "Abbreviation").fill("WIL");
  await saveForm(page, "Site updated successfully!");
  await expect(card(page, "Details").getByText("WIL", { exact: true })).toBeVisible();
  await page.goto(address.replace(/\d+$/, "7"));
  await expect(page.getByRole("heading", { level: 1, name: "Site not found" })).toBeVisible();
  await page.goto("/providers/1");
  await expect(page).toHaveURL(/\/404$/);
});

test("generic teachers are added and imported", async ({ page }) => {
  await openAs(page, "admin@kindling.example");
  await openForm(page, "/teacher", "Add Generic Teacher");
  await field(page, "Name").fill("Ms. Applewhite");
  await choose(page, "Site", "Fern Street Clubhouse");
  await choose(page, "Grade", "2");
  await saveForm(page, "Generic Teachers added successfully!");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  const lines = [
    "Name,Site,Grade",
    "Ms. Applewhite,Fern Street Clubhouse,3",
    "Mr. Bellweather,Fern Street Clubhouse,4",
  ];
  const buffer = Buffer.from(`${lines.join("\r\n")}\r\n`);
  await dialog.getByLabel("Update: add new rows and change existing ones").check();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "teachers.csv", mimeType: "text/csv", buffer });
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(dialog.getByText("Import complete.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("rowheader", { name: "Mr. Bellweather", exact: true })).toBeVisible();
});

test("a charity's contacts are added, changed and deleted in its sheet", async ({ page }) => {
  await openAs(page, "charities@kindling.example", "/charity");
  await page.getByRole("link", { name: "Long Table Kitchen" }).click();
  const sheet = page.getByRole("dialog", { name: "Charity: Long Table Kitchen" });
  await sheet.getByRole("button", { name: "Add Contact" }).click();
  const form = page.getByRole("dialog", { name: "Add Contact" });
  await form.getByRole("combobox", { name: "Title" }).click();
  await page.getByRole("option", { name: "Dr." }).click();
  await form.getByLabel("First Name").fill("Petra");
  await form.getByLabel("Last Name").fill("Quist");
  await form.getByRole("button", { name: "Add Contact" }).click();
  await expect(page.getByText("Contact added successfully")).toBeVisible();
  await expect(sheet.getByText("Dr. Petra Quist")).toBeVisible();
  await sheet.getByRole("button", { name: "Actions for Petra Quist" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("dialog", { name: "Contact: Petra Quist" }).getByLabel("Phone").fill("555-0999");
  await page.getByRole("button", { name: "Save changes" }).last().click();
  await expect(sheet.getByRole("link", { name: "555-0999" })).toBeVisible();
  await sheet.getByRole("button", { name: "Actions for Petra Quist" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Contact deleted successfully")).toBeVisible();
  await expect(sheet.getByText("Dr. Petra Quist")).toBeHidden();
});
