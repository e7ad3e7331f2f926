import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Choice {
  readonly charity: { readonly id: number; readonly name: string };
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

/** A site with a teacher, whose class has chosen a new charity and has a donation that nobody verified. */
async function classWithMoney(portal: Portal, school: string, charity: string) {
  const call = await callsAs(portal, "super@kindling.example");
  const [choice] = await call<Choice[]>("GET", "/charityAsso?rows=1&sort=start&order=desc");
  if (!choice) throw new Error("In the demo no class has chosen");
  const like = await call<Site>("GET", `/school/${choice.school.id}`);
  const place = { name: school, provider_id: like.provider.id, program_id: like.program.id };
  const { id: school_id } = await call<Site>("POST", "/school/add", place);
  const person = { first_name: "Ida", last_name: "Marsh", email: `ida.${school_id}@cedar.example` };
  const { id: user_id } = await call("POST", "/auth/register/instructor", {
    ...person,
    school_ids: [school_id],
  });
  const own = { user_id, school_id };
  const { id: charity_id } = await call("POST", "/charity/add", { name: charity, country: "US" });
  const chosen = { ...own, charity_id, session_id: choice.session.id };
  const { id } = await call("POST", "/charityAsso/add", chosen);
  await call("POST", "/classDonation/add", { ...own, amount_cents: 1250, donated_on: choice.start });
  return { email: person.email, choice: () => call<Choice>("GET", `/charityAsso/${id}`) };
}

/** Looks at a dialog on a wide and on a narrow screen. */
async function lookAt(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByText("1 donation isn't verified: $12.50")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const over = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await over()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("staff decide what becomes of open money before they deactivate or delete a teacher, and then the site", async ({
  page,
  portal,
}) => {
  const { email } = await classWithMoney(portal, name, "Cedar Pantry");
  const askToDelete = async (row: string) => {
    await page.getByRole("button", { name: `Actions for ${row}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: `Delete ${row}?` });
    await lookAt(page, dialog);
    return dialog;
  };

  await openAs(page, "super@kindling.example", `/users/instructor?search=${email}`);
  await page.getByRole("button", { name: "Actions for Ida Marsh" }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  const resting = page.getByRole("dialog", { name: "Deactivate Ida Marsh?" });
  await lookAt(page, resting);
  await resting.getByLabel("Reason").fill("She is on leave");
  await resting.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Deactivated Ida Marsh")).toBeVisible();
  await expect(resting).toBeHidden();
  const leaving = await askToDelete("Ida Marsh");
  await leaving.getByLabel("Reason").fill("She moved away");
  await leaving.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted Ida Marsh")).toBeVisible();
  await expect(leaving).toBeHidden();

  await page.goto(`/school?search=${encodeURIComponent(name)}`);
  const dialog = await askToDelete(name);
  await dialog.getByRole("radio", { name: /^Void the donations/ }).check();
  await dialog.getByLabel("Reason").fill("The school closed");
  await dialog.getByLabel("Reason").press("Enter");
  await expect(page.getByText(`Deleted ${name}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("rowheader", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("rowheader", { name, exact: true })).toBeVisible();
});

test("staff give classes another charity when they set theirs inactive", async ({ page, portal }) => {
  const { choice } = await classWithMoney(portal, "Alder Street School", "Alder Shelter");
  const call = await callsAs(portal, "super@kindling.example");
  await call("POST", "/charity/add", { name: "Birch Kitchen", country: "US" });
  await openAs(page, "super@kindling.example", "/charity?search=Alder+Shelter");
  await page.getByRole("button", { name: "Actions for Alder Shelter" }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  const dialog = page.getByRole("dialog", { name: "Deactivate Alder Shelter?" });
  await dialog.getByRole("radio", { name: /^Classes get another charity/ }).check();
  await lookAt(page, dialog);
  await dialog.getByRole("combobox", { name: "New charity" }).fill("Birch");
  await page.getByRole("option", { name: "Birch Kitchen" }).click();
  await dialog.getByLabel("Reason").fill("The shelter closed");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Deactivated Alder Shelter")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await choice()).charity.name).toBe("Birch Kitchen");

  await page.goto("/charity?search=Birch+Kitchen");
  await page.getByRole("rowheader", { name: "Birch Kitchen" }).getByRole("link").click();
  const form = page.getByRole("dialog");
  await form.getByRole("switch", { name: "Active" }).uncheck();
  await expect(form.getByText("1 donation isn't verified: $12.50")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Charity updated successfully")).toBeVisible();
  expect((await choice()).charity.name).toBe("Birch Kitchen");
});
