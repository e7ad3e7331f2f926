import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { choose, field, openForm, saveForm } from "../support/forms.ts";
import { expect, openAs, test } from "../support/test.ts";

const sponsor = "River Bend Foundation";

test("staff keep a sponsor, what it pledges and sends, and the sponsor sees it by link", async ({
  browser,
  page,
  portal,
}) => {
  test.slow();
  const title = page.getByRole("heading", { level: 1 });
  await openAs(page, "charities@kindling.example", "/sponsors");

  await test.step("staff add a sponsor", async () => {
    await expect(title).toHaveText("Sponsors");
    await expectAccessible(page);
    await openForm(page, "/sponsors", "Add Sponsor");
    await field(page, "Name").fill(sponsor);
    await field(page, "Contact").fill("Ida Berg");
    await saveForm(page, "Sponsor added successfully");
    await page.getByRole("link", { name: sponsor }).first().click();
    await expect(title).toHaveText(sponsor);
  });

  await test.step("and a pledge on which points draw at once", async () => {
    await page.getByRole("button", { name: "Add Pledge" }).click();
    await field(page, "Name").fill("Each point");
    await choose(page, "What Is Pledged", "An amount for each point");
    await field(page, "For Each Point").fill("0.01");
    await field(page, "From").fill(daysFromToday(-200));
    await saveForm(page, "Pledge added successfully");
    await expect(page.getByText("$0.01 for each point").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("record money, and reverse what was entered wrongly", async () => {
    await page.getByRole("button", { name: "Record money" }).click();
    const dialog = page.getByRole("dialog");
    await field(page, "Amount").fill("1,250.50");
    await field(page, "Reference").fill("No. 7");
    await dialog.getByRole("button", { name: "Record" }).click();
    await expect(page.getByText("Money recorded")).toBeVisible();
    const receipts = page.getByRole("region", { name: "Receipts" });
    await receipts.getByRole("button", { name: /^Actions for \$1,250\.50/ }).click();
    await page.getByRole("menuitem", { name: "Reverse" }).click();
    await dialog.getByLabel("Reason").fill("The check bounced");
    await dialog.getByRole("button", { name: "Reverse" }).click();
    await expect(receipts).toContainText("reversed: The check bounced");
  });

  await test.step("take the statement along", async () => {
    const dialog = page.getByRole("dialog", { name: `Statement for ${sponsor}` });
    for (const which of ["Download PDF", "All time"]) {
      await page.getByRole("button", { name: "Statement (PDF)" }).click();
      await expect(dialog.getByRole("button", { name: "School year" })).toBeVisible();
      if (which === "All time") await expectAccessible(page);
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: which }).click();
      expect((await download).suggestedFilename()).toBe(`Statement for ${sponsor}.pdf`);
      await expect(dialog).toBeHidden();
    }
  });

  const address = await test.step("and make a link to the private page", async () => {
    await page.getByRole("button", { name: "Make a link" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make link" }).click();
    const made = page.getByLabel("Address of the private page");
    await expect(made).toBeVisible();
    await expectAccessible(page);
    return made.inputValue();
  });

  await test.step("the sponsor sees totals without signing in, on the smallest phone too", async () => {
    const context = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
    const stranger = await context.newPage();
    await stranger.goto(new URL(address).pathname);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(`Thank you, ${sponsor}`);
    await expect(stranger.getByText("Earned for charities")).toBeVisible();
    await expectAccessible(stranger);
    await stranger.setViewportSize({ width: 320, height: 640 });
    await expectFits(stranger);
    await page.getByRole("button", { name: "End link" }).click();
    await expect(page.getByText("Link ended")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText("This link doesn't work any longer. Ask for a new one.")).toBeVisible();
    await context.close();
  });

  await test.step("the giving overview tells what isn't funded", async () => {
    await page.goto("/giving-overview");
    await expect(page.getByRole("region", { name: "Not yet funded" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await page.goto("/sponsors");
    await expect(title).toHaveText("Sponsors");
    await expectFits(page);
    await page.getByRole("link", { name: sponsor }).first().click();
    await expect(title).toHaveText(sponsor);
    await expectFits(page);
  });
});
