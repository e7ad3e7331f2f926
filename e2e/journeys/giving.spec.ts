import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { recordOpening } from "../support/recordOpening.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const own = "a jar full of coins";
const giving = "/instructor/home/charity-activity";

/** A teacher who has breathed with the class once, so that sponsors have something to give for. */
async function makeClass(portal: Portal) {
  const { email } = await makeTeacher(portal, "Clementine", demoPassword);
  const first = await callsAs(portal, email);
  await first("POST", "/user/setNewPassword", { password: own });
  const call = await callsAs(portal, email, own);
  await recordOpening(call);
  return email;
}

/** A page of somebody else's, beside the teacher's. */
async function pageOf(browser: Browser, portal: Portal, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
  const page = await context.newPage();
  await openAs(page, email, path);
  return page;
}

/** Students vote one by one; each card can be tapped again after the thanks. */
async function vote(page: Page, ...cards: number[]): Promise<void> {
  for (const card of cards) await page.getByRole("button", { name: new RegExp(`^${card} `) }).click();
}

async function reveal(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Reveal" }).click();
  await page.getByRole("button", { name: "Reveal" }).click();
}

async function logDonation(page: Page, amount: string, note: string): Promise<void> {
  await page.getByLabel("Amount").fill(amount);
  await page.getByLabel("Note").fill(note);
  await page.getByRole("button", { name: "Log donation" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: note })).toBeVisible();
}

test("a class chooses a charity, donates, and sees it in its story", async ({ browser, page, portal }) => {
  // Eight votes and four people's screens take long.
  test.slow();
  const email = await makeClass(portal);
  const title = page.getByRole("heading", { level: 1 });
  const meter = page.getByRole("meter", { name: "Our thermometer" });
  let chosen = "";
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, email, giving, own);

  await test.step("the class votes: a tie, a reload in between, a run-off, and it is recorded", async () => {
    await expect(page.getByRole("link", { name: /^Read their full story: / })).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Let the class vote" }).click();
    await expect(title).toHaveText("Who should we help?");
    await expectAccessible(page);
    const card = page.getByRole("button", { name: /^2 / });
    chosen = (await card.innerText()).split("\n").filter(Boolean)[1] ?? "";
    await vote(page, 1, 2, 1, 2, 3);
    await page.reload();
    await expect(page.getByText("5 have voted")).toBeVisible();
    await reveal(page);
    await expect(title).toHaveText("A tie!");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start the runoff" }).click();
    await expect(page.getByRole("button", { name: /^\d / })).toHaveCount(2);
    await vote(page, 2, 1, 2);
    await reveal(page);
    await expect(title).toHaveText(`${chosen}!`);
    await page.getByRole("button", { name: "Record our choice" }).click();
    await expect(title).toHaveText(`We give to ${chosen}`);
    await page.getByRole("button", { name: "Go to our goal" }).click();
    await expect(page.getByRole("heading", { level: 2, name: chosen })).toBeVisible();
    await expect(page.getByText("5 of us voted")).toBeVisible();
  });

  await test.step("it sets a goal, logs two donations, and corrects one", async () => {
    await page.getByRole("button", { name: "Set our goal" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("How much do we want to bring in?").fill("100");
    await dialog.getByLabel("What for?").fill("A shelf of books");
    await dialog.getByRole("button", { name: "Set our goal" }).click();
    await expect(page.getByText("A shelf of books")).toBeVisible();
    await logDonation(page, "42.50", "Bake sale");
    await logDonation(page, "31", "Coins in the jar");
    await page.getByRole("button", { name: "Edit $31.00" }).click();
    await dialog.getByLabel("Amount").fill("thirteen");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByText("Enter an amount in dollars, such as 12 or 12.50.")).toBeVisible();
    await dialog.getByLabel("Amount").fill("13");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(meter).toHaveAttribute("aria-valuetext", /^\$55\.50 of \$100\.00.*\$0\.00 verified/);
    // The confetti of the vote may still be falling.
    await expect(page.locator("canvas")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the Site Leader verifies one and voids the other", async () => {
    const leader = await pageOf(browser, portal, "site@kindling.example", "/donations?search=Clementine");
    const row = (amount: string) => leader.getByRole("row").filter({ hasText: amount });
    await expect(row("$42.50")).toContainText("Bake sale");
    await expectAccessible(leader);
    await row("$42.50").getByRole("button").last().click();
    await leader.getByRole("menuitem", { name: "Verify" }).click();
    await expect(row("$42.50")).toContainText("Verified");
    await row("$13.00").getByRole("button").last().click();
    await leader.getByRole("menuitem", { name: "Void" }).click();
    await leader.getByRole("dialog").getByRole("button", { name: "Void" }).click();
    await expect(leader.getByText("Reason is required.")).toBeVisible();
    await leader.getByLabel("Reason").fill("Counted twice");
    await leader.getByRole("dialog").getByRole("button", { name: "Void" }).click();
    await expect(row("$13.00")).toContainText("Void");
    await expect(row("$13.00")).toContainText("Coins in the jar · Counted twice");
    await leader.context().close();
  });

  await test.step("staff for charities find the choice, and the money", async () => {
    const choices = "/charity-teacher-association?search=Clementine";
    const staff = await pageOf(browser, portal, "charities@kindling.example", choices);
    await expect(staff.getByRole("row").filter({ hasText: "Clementine" })).toContainText(chosen);
    await expectAccessible(staff);
    await staff.goto("/donations?search=Clementine");
    await expect(staff.getByRole("term").filter({ hasText: "In the bank" })).toBeVisible();
    await expect(staff.getByRole("definition").first()).toHaveText("$42.50");
    await test.step("and log a large gift for the class, which is held and counts nowhere yet", async () => {
      await staff.getByRole("button", { name: "Log donation" }).click();
      const dialog = staff.getByRole("dialog", { name: "Log a donation" });
      await dialog.getByLabel("Site").fill("Willow Creek");
      await staff.getByRole("option", { name: /^Willow Creek/ }).click();
      await dialog.getByLabel("Teacher").fill("Clementine");
      await staff.getByRole("option", { name: "Clementine Lantern" }).click();
      await dialog.getByLabel("Amount").fill("20000");
      await dialog.getByLabel("Note").fill("Gala night");
      await expectAccessible(staff);
      await dialog.getByRole("button", { name: "Log donation" }).click();
      await expect(dialog).toBeHidden();
      await expect(staff.getByRole("row").filter({ hasText: "$20,000.00" })).toContainText("Held");
      await expect(staff.getByRole("definition").first()).toHaveText("$42.50");
    });
    await staff.context().close();
  });

  await test.step("the thermometer shows both colors", async () => {
    await page.reload();
    await logDonation(page, "20", "Car wash");
    await expect(meter).toHaveAttribute(
      "aria-valuetext",
      "$62.50 of $100.00 brought in (63%); $42.50 verified.",
    );
  });

  await test.step("the story tells the sums, on the page and on the projector", async () => {
    await page.getByRole("link", { name: "Our story" }).click();
    const article = page.getByRole("article");
    await expect(article.getByText(`Sponsors have pledged $0.25 to ${chosen} for our points.`)).toBeVisible();
    await expect(article.getByText("toward our goal of $100")).toBeVisible();
    await expect(article.getByText("$62.50")).toHaveCount(2);
    await expectAccessible(page);
    for (const format of ["Letter", "A4"]) {
      const paper = (await page.pdf({ format })).toString("latin1");
      expect(paper.match(/\/Type \/Page\s/g), `pages of ${format}`).toHaveLength(1);
    }
    await page.getByRole("button", { name: "Show to the class" }).click();
    const show = page.getByRole("dialog", { name: "Show to the class" });
    await expect(show.getByText("The story of our session")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(show.getByText("We did one thing together")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(show).toBeHidden();
  });
});
