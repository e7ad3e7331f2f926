import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs, demoPassword } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const pictures = join(import.meta.dirname, "../../api/src/demo/files");
const file = (name: string, from: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(join(pictures, from)),
});
const threeFiles = [
  file("IMG_1.webp", "jigsaw-kites.webp", "image/webp"),
  file("IMG_2.webp", "jigsaw-garden.webp", "image/webp"),
  file("VID_3.webm", "stones.webm", "video/webm"),
];

const card = (page: Page, name: string) =>
  page.getByRole("region", { name: "Uploading" }).getByRole("listitem", { name });

/** Signs somebody in beside those who are there already. */
async function besides(browser: Browser, portal: Portal, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await openAs(page, email);
  return page;
}

/** A Site Leader of a site that the demo Site Leader does not lead. */
async function makeOtherLeader(portal: Portal): Promise<string> {
  const call = await callsAs(portal, "super@kindling.example");
  const sites = await call<{ id: number; name: string }[]>("GET", "/school?rows=100&is_active=true");
  const other = sites.find(({ name }) => !name.startsWith("Willow Creek"));
  const email = "other.leader@lantern.example";
  const body = { first_name: "Other", last_name: "Leader", email, school_ids: [other?.id] };
  const { id } = await call("POST", "/auth/register/site-leader", body);
  await call("POST", `/user/changePassword/${id}`, { password: "a password for a while" });
  // Someone who was given a password must set their own first.
  const login = { email, password: "a password for a while" };
  const { token } = await call("POST", "/auth/login", login);
  const answer = await fetch(`${portal.url}/api/user/setNewPassword`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: demoPassword }),
  });
  expect(answer.status).toBe(200);
  return email;
}

test("a teacher uploads three at once from a phone, one in a second try; the site's leader finds them", async ({
  page,
  browser,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "teacher@kindling.example", "/instructor/home/media");
  await expect(page.getByRole("heading", { level: 1, name: "Photos and videos" })).toBeVisible();

  // Before the first one, the families' consent; never again after that.
  await page.getByRole("button", { name: "Choose photos and videos" }).click();
  const reminder = page.getByRole("dialog", { name: "Before your first photo" });
  await expect(reminder).toContainText("families agreed in writing");
  await expectAccessible(page);
  const firstChoice = page.waitForEvent("filechooser");
  await reminder.getByRole("button", { name: "I have their consent" }).click();
  const chooser = await firstChoice;
  expect(chooser.isMultiple()).toBe(true);

  // One of the three does not get through at first.
  let tries = 0;
  await page.route("**/api/teacherMedia/add", (route) => {
    const isSecond = route.request().postDataBuffer()?.includes("IMG_2.webp") ?? false;
    const body = JSON.stringify({ message: "The server takes a short rest" });
    const isRefused = isSecond && tries++ === 0;
    return isRefused
      ? route.fulfill({ status: 503, contentType: "application/json", body })
      : route.continue();
  });
  await chooser.setFiles(threeFiles);
  await card(page, "IMG_1.webp").getByLabel("Caption").fill("Kites of thanks");
  await card(page, "IMG_2.webp").getByLabel("Caption").fill("A garden of good deeds");
  await card(page, "VID_3.webm").getByLabel("Caption").fill("Stone by stone");
  await expect(card(page, "IMG_2.webp")).toContainText("Upload failed");
  await expect(card(page, "IMG_2.webp")).toContainText("The server takes a short rest");
  await expectAccessible(page);
  await card(page, "IMG_2.webp").getByRole("button", { name: "Try again: IMG_2.webp" }).click();
  for (const name of ["IMG_1.webp", "IMG_2.webp", "VID_3.webm"]) {
    await expect(card(page, name)).toContainText("Uploaded");
  }
  await card(page, "IMG_1.webp").getByLabel("Caption").focus();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: "Uploading" })).toBeHidden();
  const own = page.getByRole("region", { name: "Your uploads" });
  for (const name of [
    "Open photo: Kites of thanks",
    "Open photo: A garden of good deeds",
    "Open video: Stone by stone",
  ]) {
    await expect(own.getByRole("link", { name })).toBeVisible();
  }

  // Deleted, and brought back.
  await own.getByRole("button", { name: "Delete A garden of good deeds" }).click();
  await expect(own.getByRole("link", { name: "Open photo: A garden of good deeds" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(own.getByRole("link", { name: "Open photo: A garden of good deeds" })).toBeVisible();
  const secondChoice = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose photos and videos" }).click();
  await secondChoice;
  await expect(reminder).toBeHidden();

  // The leader of the site: filters in the address, large by keys, one to keep.
  const leader = await besides(browser, portal, "site@kindling.example");
  await leader.getByRole("link", { name: "Teacher Media" }).click();
  await expect(leader.getByRole("heading", { level: 1, name: "Teacher Media" })).toBeVisible();
  await leader.getByRole("searchbox").fill("good deeds");
  await expect(leader).toHaveURL(/search=good(\+|%20)deeds/);
  const found = leader.getByRole("link", { name: "Open photo: A garden of good deeds" });
  await expect(found).toBeVisible();
  await expect(leader.getByRole("link", { name: "Open photo: Kites of thanks" })).toBeHidden();
  await leader.getByRole("searchbox").fill("");
  await leader.getByRole("link", { name: "Open video: Stone by stone" }).click();
  const viewer = leader.getByRole("dialog");
  await expect(viewer).toContainText("Elena Brooks");
  await leader.keyboard.press("ArrowRight");
  await expect(viewer).not.toContainText("Stone by stone");
  await leader.keyboard.press("ArrowLeft");
  await expect(viewer).toContainText("Stone by stone");
  await expectAccessible(leader);
  await expect(viewer.getByRole("button", { name: "Delete" })).toBeHidden();
  const download = leader.waitForEvent("download");
  await viewer.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("VID_3.webm");
  await leader.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await leader.getByRole("button", { name: "Table" }).click();
  await expect(leader.getByRole("grid", { name: "Teacher Media" })).toContainText("Kites of thanks");
});

test("the leader of another site neither finds a class's photos nor opens one by its address", async ({
  page,
  portal,
}) => {
  const teacher = await callsAs(portal, "teacher@kindling.example");
  const [photo] = await teacher<{ id: number; url: string }[]>("GET", "/teacherMedia?rows=1&kind=image");
  expect((await fetch(new URL(photo?.url.replace(/\?.*/, "") ?? "", portal.url))).status).toBe(403);
  await openAs(page, await makeOtherLeader(portal), "/teacher-media?search=willow+creek");
  await expect(page.getByText("No Teacher Media match")).toBeVisible();
  await page.goto(`/teacher-media?edit=${String(photo?.id)}`);
  await expect(page.getByText("exist, or you can't open it")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});
