import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, testOnOwnPortal } from "../support/test.ts";

const photo = {
  name: "IMG_1.webp",
  mimeType: "image/webp",
  buffer: readFileSync(join(import.meta.dirname, "../../api/src/demo/files/jigsaw-kites.webp")),
};

// Where the teacher was never asked yet: an account keeps that it agreed.
const test = testOnOwnPortal();

test("a teacher records consent with a photo; the leader withdraws it, and nobody sees the photo", async ({
  page,
  browser,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "teacher@kindling.example", "/instructor/home/media");
  await page.getByRole("combobox", { name: "Students in these files" }).click();
  await page.getByRole("option", { name: "Families agreed in writing" }).click();
  const choose = page.getByRole("button", { name: "Choose photos and videos" });
  await choose.click();
  await expect(page.getByText("Enter who holds the consent: a name or an office.")).toBeVisible();
  await page.getByLabel("Who holds the consent").fill("School office");
  await expectAccessible(page);
  await choose.click();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "I have their consent" }).click();
  await (await chosen).setFiles([photo]);
  await page.getByLabel("Caption").fill("Kites of consent");
  await expect(page.getByRole("region", { name: "Uploading" })).toContainText("Uploaded");
  await page.getByRole("button", { name: "Done" }).click();
  const own = page.getByRole("link", { name: "Open photo: Kites of consent" });
  await own.click();
  await expect(page.getByRole("dialog")).toContainText(
    "Consents: Families agreed in writing · School office",
  );
  await page.keyboard.press("Escape");
  const teacher = await callsAs(portal, "teacher@kindling.example");
  const search = "/teacherMedia?search=Kites+of+consent";
  const [medium] = await teacher<{ url: string }[]>("GET", search);
  const address = new URL(medium?.url ?? "", portal.url);
  expect((await fetch(address)).status).toBe(200);

  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 1280, height: 900 } });
  const leader = await context.newPage();
  await openAs(leader, "site@kindling.example", "/teacher-media");
  await leader.getByRole("button", { name: "Consents", exact: true }).click();
  const list = leader.getByRole("grid", { name: "Photo Consents" });
  await expect(list).toContainText("School office");
  await expectAccessible(leader);
  await list.getByRole("row", { name: "Kites of consent" }).getByRole("checkbox").check();
  await leader.getByRole("toolbar").getByRole("button", { name: "Withdraw consent" }).click();
  const dialog = leader.getByRole("dialog", { name: "Withdraw consent?" });
  await dialog.getByLabel("Reason").fill("The family asked");
  await expectAccessible(leader);
  await dialog.getByRole("button", { name: "Withdraw consent" }).click();
  await expect(list).toContainText("Withdrawn: hidden");
  await expect(list).not.toContainText("Kites of consent");
  await context.close();

  expect((await fetch(address)).status).toBe(404);
  expect(await teacher("GET", search)).toEqual([]);
  await page.reload();
  await expect(
    page.getByText("1 file is hidden, because its consent was withdrawn or has ended."),
  ).toBeVisible();
  await expect(own).toBeHidden();
  await page.getByRole("button", { name: "Consents", exact: true }).click();
  await expect(page.getByText("Withdrawn: hidden").first()).toBeVisible();
  await expectAccessible(page);
});

test("a teacher withdraws the consent for one file", async ({ page, portal }) => {
  const teacher = await callsAs(portal, "teacher@kindling.example");
  await teacher("POST", "/instructor/media-consent");
  await openAs(page, "teacher@kindling.example", "/instructor/home/media");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose photos and videos" }).click();
  await (await chosen).setFiles([photo]);
  await page.getByLabel("Caption").fill("Kites withdrawn");
  await expect(page.getByRole("region", { name: "Uploading" })).toContainText("Uploaded");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Consents", exact: true }).click();
  const list = page.getByRole("grid", { name: "Photo Consents" });
  await list.getByRole("row", { name: "Kites withdrawn" }).getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "Withdraw consent" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw consent" }).click();
  await expect(list).toContainText("Withdrawn: hidden");
  await expect(list).not.toContainText("Kites withdrawn");
});
