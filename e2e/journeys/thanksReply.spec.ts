import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

interface ThankYou {
  readonly charity: { readonly name: string };
  readonly email: string;
}

const words = "You are welcome! We would do it again.";

test("a class replies to a thank-you, staff approve it, and the charity reads it", async ({
  browser,
  page,
  portal,
}) => {
  // Three people's screens, in light and dark, take long.
  test.slow();
  const open = async () => (await browser.newContext({ baseURL: portal.url, locale: "en-US" })).newPage();
  const classroom = await open();
  await openAs(classroom, "teacher@kindling.example", "/instructor/home");
  const card = classroom.getByRole("region", { name: /thanks you$/ });
  const charity = ((await card.getByRole("heading").innerText()) ?? "").replace(" thanks you", "");

  await test.step("the class writes, and says what holds for its students", async () => {
    await card.getByRole("button", { name: `Reply to ${charity}` }).click();
    const dialog = classroom.getByRole("dialog", { name: `Reply to ${charity}` });
    await dialog.getByLabel(/^Your class's reply/).fill(words);
    await dialog.getByRole("button", { name: "Send reply" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Choose what holds for your students.");
    await classroom.setViewportSize({ width: 320, height: 640 });
    await expectFits(classroom);
    await expectAccessible(classroom);
    await classroom.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByLabel("No student is named").check();
    await dialog.getByRole("button", { name: "Send reply" }).click();
    await expect(card.getByText("Your reply waits for approval.")).toBeVisible();
    await expectAccessible(classroom);
  });

  await test.step("staff are told, and approve it among others", async () => {
    expect(await portal.mailTo("charities@kindling.example", "Reply to approve")).toContain(charity);
    await openAs(page, "charities@kindling.example", "/thank-yous");
    await page.getByRole("link", { name: "Class replies" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Class replies");
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByText(words).first().click();
    const drawer = page.getByRole("dialog", { name: charity });
    await expect(drawer.getByText("No student is named")).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Approve" }).click();
    await expect(drawer.getByRole("button", { name: "Withdraw…" })).toBeVisible();
  });

  await test.step("the charity reads it by the link in a mail, until the class withdraws it", async () => {
    const staff = await callsAs(portal, "charities@kindling.example");
    const found = await staff<ThankYou[]>("GET", "/thankYou?state=approved&rows=100");
    const { email = "" } = found.find((each) => each.charity.name === charity) ?? {};
    const mail = await portal.mailTo(email, "/thanks/");
    const outside = await open();
    await outside.goto(/\/thanks\/[\w-]+/.exec(mail)?.[0] ?? "");
    const replies = outside.getByRole("region", { name: "Classes have replied" });
    await expect(replies).toContainText(words);
    await expect(replies).toContainText("A class at ");
    await outside.setViewportSize({ width: 320, height: 640 });
    await expectFits(outside);
    await expectAccessible(outside);
    await classroom.reload();
    await card.getByRole("button", { name: "Withdraw reply" }).click();
    await classroom.getByRole("alertdialog").getByRole("button", { name: "Withdraw reply" }).click();
    await expect(card.getByText("You withdrew your reply.")).toBeVisible();
    await outside.reload();
    await expect(outside.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(outside.getByText(words)).toHaveCount(0);
  });
});
