import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Choice {
  readonly charity: { readonly id: number };
  readonly session: { readonly id: number };
  readonly school: { readonly id: number };
  readonly start: string;
}
interface Site {
  readonly id: number;
  readonly provider: { readonly id: number };
  readonly program: { readonly id: number };
}

const name = "Cedar Grove School";

/** A site with a teacher, whose class has a donation that nobody verified. */
async function siteWithMoney(portal: Portal): Promise<void> {
  const call = await callsAs(portal, "super@kindling.example");
  const [choice] = await call<Choice[]>("GET", "/charityAsso?rows=1&sort=start&order=desc");
  if (!choice) throw new Error("In the demo no class has chosen");
  const like = await call<Site>("GET", `/school/${choice.school.id}`);
  const place = { name, provider_id: like.provider.id, program_id: like.program.id };
  const { id: school_id } = await call<Site>("POST", "/school/add", place);
  const person = { first_name: "Ida", last_name: "Marsh", email: "ida.marsh@cedar.example" };
  const { id: user_id } = await call("POST", "/auth/register/instructor", {
    ...person,
    school_ids: [school_id],
  });
  const own = { user_id, school_id };
  const chosen = { charity_id: choice.charity.id, session_id: choice.session.id };
  await call("POST", "/charityAsso/add", { ...own, ...chosen });
  await call("POST", "/classDonation/add", { ...own, amount_cents: 1250, donated_on: choice.start });
}

test("staff decide what becomes of open money before they delete a teacher, and then the site", async ({
  page,
  portal,
}) => {
  await siteWithMoney(portal);
  const askToDelete = async (row: string) => {
    await page.getByRole("button", { name: `Actions for ${row}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: `Delete ${row}?` });
    await expect(dialog.getByText("1 donation isn't verified: $12.50")).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const over = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    return dialog;
  };

  await openAs(page, "super@kindling.example", "/users/instructor?search=ida.marsh");
  const leaving = await askToDelete("Ida Marsh");
  await leaving.getByLabel("Reason").fill("She moved away");
  await leaving.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("User deleted successfully")).toBeVisible();
  await expect(leaving).toBeHidden();

  await page.goto(`/school?search=${encodeURIComponent(name)}`);
  const dialog = await askToDelete(name);
  await dialog.getByRole("radio", { name: /^Void the donations/ }).check();
  await dialog.getByLabel("Reason").fill("The school closed");
  await dialog.getByLabel("Reason").press("Enter");
  await expect(page.getByText("Site deleted successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("gridcell", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();
});
