import { join } from "node:path";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Choice {
  readonly charity: { readonly id: number; readonly name: string };
  readonly donated_cents: number;
}
interface Contact {
  readonly name: string;
  readonly email: string;
}

const photo = join(import.meta.dirname, "../../api/src/demo/files/jigsaw-garden.webp");
const words = "Forty children have warm coats now.";

/** A charity that the demo teacher's class gave to, and its first contact. */
async function givenTo(portal: Portal) {
  const teacher = await callsAs(portal, "teacher@kindling.example");
  const choices = await teacher<Choice[]>("GET", "/instructor/charityAsso");
  const choice = choices.find(({ donated_cents }) => donated_cents > 0);
  if (!choice) throw new Error("The demo teacher's class has given nothing");
  const staff = await callsAs(portal, "charities@kindling.example");
  const [contact] = await staff<Contact[]>("GET", `/contact?charities=${choice.charity.id}&rows=1`);
  if (!contact) throw new Error("The charity has no contact");
  return { ...choice, contact };
}

test("a charity thanks the classes that gave, and one of them sees it", async ({ browser, page, portal }) => {
  // Three people's screens, in light and dark, take long.
  test.slow();
  const { charity, contact } = await givenTo(portal);

  await test.step("staff invite the charity's contact", async () => {
    await openAs(page, "charities@kindling.example", `/charity?edit=${charity.id}`);
    await page.getByRole("button", { name: `Actions for ${contact.name}` }).click();
    await page.getByRole("menuitem", { name: "Invite to thank classes" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite to thank the classes" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(`Invitation on its way to ${contact.email}`)).toBeVisible();
  });

  const outside = await (await browser.newContext({ baseURL: portal.url, locale: "en-US" })).newPage();
  await test.step("the contact posts words and a photo by the link, on the smallest phone", async () => {
    const mail = await portal.mailTo(contact.email, "/thanks/");
    const link = /\/thanks\/[\w-]+/.exec(mail)?.[0] ?? "";
    await outside.setViewportSize({ width: 320, height: 640 });
    await outside.goto(link);
    await expect(outside.getByRole("heading", { level: 1 })).toHaveText(
      `Thank the classes that gave to ${charity.name}`,
    );
    await outside.getByRole("button", { name: "Post thank-you" }).click();
    await expect(outside.getByLabel(/^Your thank-you/)).toBeFocused();
    await outside.getByLabel(/^Your thank-you/).fill(words);
    await outside.reload();
    await expect(outside.getByLabel(/^Your thank-you/)).toHaveValue(words);
    await outside.getByLabel(/^Photo/).setInputFiles(photo);
    await expect(outside.getByRole("img", { name: "Photo for the classes" })).toBeVisible();
    await expectFits(outside);
    await expectAccessible(outside);
    await outside.getByRole("button", { name: "Post thank-you" }).click();
    await expect(outside.getByText(/^We have your thank-you/)).toBeVisible();
    await expectFits(outside);
  });

  await test.step("staff are told, look at it and approve it", async () => {
    expect(await portal.mailTo("charities@kindling.example", "Thank-you to approve")).toContain(charity.name);
    await page.goto("/giving-overview");
    await page.getByRole("alert").getByRole("link", { name: "Open" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank-yous");
    await expectAccessible(page);
    await page.getByText(words).first().click();
    const drawer = page.getByRole("dialog", { name: charity.name });
    await expect(drawer.getByRole("img", { name: `Photo from ${charity.name}` })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("Thank-you approved")).toBeVisible();
  });

  await test.step("the class sees it on its home, on the projector and in its story", async () => {
    const classroom = await (await browser.newContext({ baseURL: portal.url, locale: "en-US" })).newPage();
    await classroom.setViewportSize({ width: 1280, height: 720 });
    await openAs(classroom, "teacher@kindling.example", "/instructor/home");
    const card = classroom.getByRole("region", { name: `${charity.name} thanks you` });
    await expect(card).toContainText(words);
    await expectAccessible(classroom);
    await card.getByRole("button", { name: "Show on the projector" }).click();
    const stage = classroom.getByRole("dialog", { name: "Show on the projector" });
    await expect(stage.getByText(`“${words}”`)).toBeVisible();
    await expectAccessible(classroom);
    await classroom.keyboard.press("Escape");
    await classroom.goto("/instructor/home/charity-activity/story");
    await expect(classroom.getByText(`“${words}”`)).toBeVisible();
    await classroom.goto("/instructor/home");
    await card.getByRole("button", { name: `Hide the thank-you of ${charity.name}` }).click();
    // The same charity may have said something before.
    await expect(classroom.getByText(`“${words}”`)).toBeHidden();
    await classroom.setViewportSize({ width: 320, height: 640 });
    await expectFits(classroom);
  });

  await test.step("the link changes nothing any more", async () => {
    await outside.reload();
    await expect(outside.getByText(/^Your thank-you is approved/)).toBeVisible();
    await expect(outside.getByRole("button", { name: /Post|Save/ })).toHaveCount(0);
  });
});
