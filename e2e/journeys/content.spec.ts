import { Buffer } from "node:buffer";
import { choose, field, openForm, saveForm } from "../support/forms.ts";
import { expect, openAs, test } from "../support/test.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const film = Buffer.from(
  // An MP4 with a head, the description of one track, and no frames.
  "0000001866747970" + "6d703432000000006d70343269736f6d" + "000000106d6f6f76" + "000000087472616b",
  "hex",
);

test("staff write a formatted announcement and see it as its program's instructors do", async ({ page }) => {
  await openAs(page, "admin@kindling.example");
  await openForm(page, "/announcement", "Add Site Announcement");
  await field(page, "Title").fill("Harvest of kind words");
  await choose(page, "Program", "In-School Kindness");
  await field(page, "Start").fill("2026-01-01");
  await field(page, "End").fill("2035-12-31");
  const text = page.getByRole("textbox", { name: /^Content/ });
  const tools = page.getByRole("toolbar", { name: "Formatting" });
  await text.click();
  await tools.getByRole("button", { name: "Heading 1" }).click();
  await page.keyboard.type("What to bring");
  await page.keyboard.press("Enter");
  await tools.getByRole("button", { name: "Bulleted list" }).click();
  await tools.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("one kind word");
  await page.keyboard.press("ControlOrMeta+a");
  await tools.getByRole("button", { name: "Link" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save link" }).click();
  await expect(page.getByText("Enter a web address that starts with https:")).toBeVisible();
  await page.getByRole("textbox", { name: "Address" }).fill("kind.example/harvest");
  await page.getByRole("button", { name: "Save link" }).click();
  await saveForm(page, "Site Announcement added successfully");

  await page.goto("/announcement?search=Harvest+of+kind");
  await page.getByRole("rowheader", { name: "Harvest of kind words", exact: true }).click();
  const [, id = ""] = /edit=(\d+)/.exec(page.url()) ?? [];
  await page.goto(`/announcement/preview/${id}`);
  const card = page.getByRole("article", { name: "Harvest of kind words" });
  await expect(card.getByRole("heading", { name: "What to bring" })).toBeVisible();
  await expect(card.getByRole("listitem").locator("strong")).toHaveText("one kind word");
  await expect(card.getByRole("link").first()).toHaveAttribute("href", "https://kind.example/harvest");
  await expect(page.getByText("Instructors see it.")).toBeVisible();
  await page.getByLabel("Day", { exact: true }).fill("2036-01-01");
  await expect(page.getByText("It has ended")).toBeVisible();
});

test("staff upload a page file and replace it", async ({ page }) => {
  await openAs(page, "admin@kindling.example");
  await openForm(page, "/file-category", "Add File Category");
  await field(page, "Name").fill("Harvest posters");
  await choose(page, "Page", "Announcements");
  await saveForm(page, "File Category added successfully");

  await openForm(page, "/page-file", "Add Page File");
  await field(page, "Name").fill("Harvest poster");
  await choose(page, "File Category", "Harvest posters");
  const chosen = page.getByRole("dialog").locator("input[type=file]");
  await chosen.setInputFiles({ name: "poster.png", mimeType: "image/png", buffer: png });
  await expect(page.getByRole("dialog").getByRole("link", { name: "poster.png" })).toBeVisible();
  await saveForm(page, "Page File added successfully");

  await page.getByRole("rowheader", { name: "Harvest poster", exact: true }).click();
  await chosen.setInputFiles({ name: "poster.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByRole("dialog").getByRole("link", { name: "poster.pdf" })).toBeVisible();
  await saveForm(page, "Page File updated successfully!");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download poster.pdf" }).click();
  expect((await saved).suggestedFilename()).toBe("poster.pdf");
});

test("staff give a trait a banner and an episode, and see both where classes do", async ({ page }) => {
  await openAs(page, "admin@kindling.example");
  await openForm(page, "/trait", "Add Character Trait");
  await field(page, "Title").fill("Helpfulness");
  await field(page, "Start").fill("2026-01-01");
  await field(page, "End").fill("2035-12-31");
  const form = page.getByRole("dialog");
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "banner.png", mimeType: "image/png", buffer: png });
  await expect(form.getByRole("link", { name: "banner.png" })).toBeVisible();
  await form.getByRole("button", { name: "Add an episode" }).click();
  const episode = form.getByRole("listitem", { name: "Episode 1" });
  await episode.getByRole("textbox", { name: /^Name/ }).fill("The heavy basket");
  await episode
    .locator("input[type=file]")
    .setInputFiles({ name: "basket.mp4", mimeType: "video/mp4", buffer: film });
  await expect(episode.getByText("basket.mp4")).toBeVisible();
  await saveForm(page, "Character Trait added successfully");

  await page.goto("/givertv-eposide?search=basket");
  await expect(page.getByRole("gridcell", { name: "Helpfulness" })).toBeVisible();
  await page.getByRole("button", { name: "Watch The heavy basket" }).click();
  await expect(page.getByRole("dialog", { name: "The heavy basket" })).toContainText("Helpfulness");

  await page.goto("/trait?search=Helpfulness");
  await page.getByRole("rowheader", { name: "Helpfulness", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Helpfulness" }).first()).toBeVisible();
  await expect(page.locator("img[src^='/api/files/']").first()).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { name: "The heavy basket · episode 1 of 1" })).toBeVisible();
});
