import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

test("a Site Leader finds a silent class and nudges its teacher; a second nudge says when the last went", async ({
  page,
  context,
  portal,
}) => {
  await openAs(page, "site@kindling.example", "/pacing");
  const board = page.getByRole("table", { name: "Pace" });
  await expect(board.getByRole("rowheader", { name: /Willow Creek Elementary/ })).toBeVisible();
  await expectAccessible(page);

  await test.step("the silent ones alone, by a link that others can open", async () => {
    await page.getByRole("button", { name: /Silent/, pressed: false }).click();
    await expect(page).toHaveURL(/state=silent/);
    await expect(board.getByRole("row", { name: /Emeka Suarez, grade K.*Silent/ })).toBeVisible();
    await expect(board.getByRole("row", { name: /Elena Brooks/ })).toBeHidden();
  });
  // Another leader looks at the same board before the nudge goes out.
  const stale = await context.newPage();
  await openAs(stale, "super@kindling.example", "/pacing?search=Willow&state=silent");
  await expect(stale.getByRole("button", { name: "Nudge Emeka Suarez" })).toBeVisible();

  const row = board.getByRole("row", { name: /Emeka Suarez/ });
  await test.step("the mail is seen before it goes, with a line of one's own", async () => {
    await row.getByRole("button", { name: "Nudge Emeka Suarez" }).click();
    const dialog = page.getByRole("dialog", { name: "Nudge Emeka Suarez" });
    await expect(dialog.getByText("Open for your class today:")).toBeVisible();
    await dialog.getByLabel("Your message").fill("We look forward to your class!");
    await expect(dialog.getByText("Ruth Castellanos adds: We look forward to your class!")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send nudge" }).click();
    await expect(page.getByText("Sending 1 nudge")).toBeVisible();
    await expect(row.getByText("Nudged today by Ruth Castellanos")).toBeVisible();
    await expect(row.getByRole("button")).toHaveCount(0);
  });
  await test.step("the mail arrives", async () => {
    const mail = await portal.mailTo(
      "emeka.suarez@willowcreekelementary.example",
      "Activities for your class",
    );
    expect(mail).toContain("We look forward to your class!");
    expect(mail).toContain(`${portal.url}/instructor/home`);
  });
  await test.step("a second leader is told about the first nudge", async () => {
    await stale.getByRole("button", { name: "Nudge Emeka Suarez" }).click();
    await stale.getByRole("button", { name: "Send nudge" }).click();
    await expect(stale.getByText(/Ruth Castellanos nudged this class on/)).toBeVisible();
    await expect(stale.getByText("Nudged today by Ruth Castellanos")).toBeVisible();
  });
});

test("staff nudge ticked classes and all silent ones from the list of classes", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/index/classes?is_silent=true");
  await page.getByRole("checkbox", { name: /^Select all rows/ }).check();
  await page.getByRole("toolbar").getByRole("button", { name: "Nudge" }).click();
  const dialog = page.getByRole("dialog", { name: /^Nudge \d+ classes$/ });
  await expect(dialog.getByText("Open for your class today:")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Send \d+ nudges$/ }).click();
  await expect(page.getByText(/^Sending \d+ nudges/)).toBeVisible();

  await test.step("the overview offers no second nudge in the same week", async () => {
    await page.goto("/index");
    const card = page.getByRole("region", { name: "Classes that need attention" });
    await expect(card.getByText("Nudged today").first()).toBeVisible();
    await expect(card.getByRole("button")).toHaveCount(0);
  });
});
