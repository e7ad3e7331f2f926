import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { expect, openAs, signIn, test } from "../support/test.ts";
import { wantPasswordOnce } from "../support/wantPasswordOnce.ts";

async function openView(page: Page): Promise<Page> {
  await page.getByRole("button", { name: /^Actions for / }).click();
  const [view] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("menuitem", { name: "View as this person" }).click(),
  ]);
  return view;
}

test("staff see the portal as a teacher does and change nothing, and the teacher can tell", async ({
  page,
  portal,
  browser,
}) => {
  const { id, email } = await makeTeacher(portal, "Vera", demoPassword);
  const own = await (await browser.newContext()).newPage();
  await openAs(own, email);
  await own.getByLabel("New password", { exact: true }).fill("quiet lanterns at dusk");
  await own.getByLabel("Confirm new password", { exact: true }).fill("quiet lanterns at dusk");
  await own.getByRole("button", { name: "Save password" }).click();
  await expect(own).toHaveURL(/\/instructor\/home$/);
  await signIn(page, "super@kindling.example");
  await page.goto(`/users/instructor/${id}`);
  // The password is asked for in this tab, and only then is there another.
  await wantPasswordOnce(page, `/user/${id}/viewAs`);
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "View as this person" }).click();
  const question = page.getByRole("dialog", { name: "Enter your password to go on" });
  await question.getByLabel("Your password").fill(demoPassword);
  expect(page.context().pages()).toHaveLength(1);
  const [view] = await Promise.all([
    page.waitForEvent("popup"),
    question.getByRole("button", { name: "Go on" }).click(),
  ]);
  await expect(view).toHaveURL(/\/instructor\/home$/);
  const banner = view.getByRole("complementary", { name: "View of another person" });
  await expect(banner).toContainText("You see the portal as Vera Lantern does, until ");
  await expectAccessible(view);
  await view.setViewportSize({ width: 320, height: 640 });
  await expectFits(view);
  await view.setViewportSize({ width: 1280, height: 800 });

  // What they try is refused in words, and stays undone.
  await view.getByRole("button", { name: /^Account of/ }).click();
  await view.getByRole("button", { name: "Where you're signed in" }).click();
  await view.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(view.getByText("Nothing can be changed or downloaded.")).toBeVisible();
  await view.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  // The tab of staff is still theirs, and so is a new one.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Vera Lantern" })).toBeVisible();
  await expect(page.getByText(/^Seen as you do by /)).toBeVisible();
  await Promise.all([view.waitForEvent("close"), banner.getByRole("button", { name: "End" }).click()]);

  await own.reload();
  await own.getByRole("button", { name: /^Account of/ }).click();
  await own.getByRole("button", { name: "Where you're signed in" }).click();
  const line = own.getByRole("dialog").getByRole("listitem").filter({ hasText: "of the program team" });
  await expect(line).toContainText("Ended");
  await own.context().close();
});

test("a view ends by itself, and leaves staff signed in", async ({ page, portal }) => {
  const { id } = await makeTeacher(portal, "Vito", demoPassword);
  await page.goto("/log-in");
  await page.getByLabel("Remember me").check();
  await signIn(page, "super@kindling.example");
  await page.goto(`/users/instructor/${id}`);
  const view = await openView(page);
  await expect(view).toHaveURL(/\/instructor\/home$/);
  const staff = await callsAs(portal, "super@kindling.example");
  await staff("POST", `/user/${id}/endLogins`);
  await view.reload();
  await expect(view.getByRole("complementary", { name: "View of another person" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Vito Lantern" })).toBeVisible();
});
