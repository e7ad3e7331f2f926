import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { callsAs, makeTeacher } from "../support/people.ts";
import { expect, openAs, signIn, test } from "../support/test.ts";

const given = "a lantern from the office";
const own = "a lantern of my own";
const clubhouse = "Fern Street Clubhouse";

/** Chooses the shared site and, where it is asked, who is there. */
async function enterClubhouse(page: Page, name: RegExp): Promise<void> {
  await openAs(page, "teacher2@kindling.example");
  await page.getByRole("button", { name: new RegExp(clubhouse) }).click();
  await expect(page.getByRole("heading", { name: "Who is here?" })).toBeVisible();
  await page.getByRole("button", { name }).click();
  await expect(page).toHaveURL(/\/instructor\/home$/);
}

test("from sign-in it is two clicks to the first activity, and the day stands around it", async ({
  page,
}) => {
  await signIn(page, "teacher@kindling.example");
  await expect(page).toHaveURL(/\/instructor\/home$/);
  const bank = page.getByRole("region", { name: "Class bank" });
  await expect(
    bank.getByRole("link", { name: /\d+\s*points\s*\$[\d.]+ of \$[\d.]+\s*brought in by us this session/ }),
  ).toBeVisible();
  for (const area of ["Mindful moments", "Our character trait", "GiverTV", "Quizzes", "Nominations"])
    await expect(page.getByRole("region", { name: area, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Start with the class" }).click();
  await expect(page.getByRole("region", { name: /^Step 1 of/ })).toBeVisible();
  await expect(page.getByText(/^\d+ points$/)).toBeVisible();
});

test("each area has its page: its items, what comes with them, and the files that are kept for it", async ({
  page,
}) => {
  await openAs(page, "teacher@kindling.example");
  await page.getByRole("link", { name: "Our character trait" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Empathy" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "GiverTV: Empathy" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Whose Light Is It Now/ })).toBeVisible();
  const files = page.getByRole("region", { name: "Files to print or open" });
  const saving = page.waitForEvent("download");
  await files.getByRole("link", { name: /Words for what we feel/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);

  await page.goto("/instructor/home/peer-family-connection");
  await expect(page.getByRole("heading", { level: 2, name: "With each other" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "From school to home" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Download Listening partners.pdf" })).toBeVisible();
  await expectAccessible(page);
});

test("an announcement that was read is put away on this device", async ({ page }) => {
  await openAs(page, "teacher@kindling.example");
  const news = page.getByRole("region", { name: "Announcements" });
  await news.getByRole("button", { name: /^New: films to begin with/ }).click();
  await expect(page.getByRole("dialog")).toContainText("three times");
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await page.reload();
  await expect(news.getByRole("button", { name: /^The charity vote is open/ })).toBeVisible();
  await expect(news.getByText("New: films to begin with")).toHaveCount(0);
  await news.getByRole("button", { name: "Show 1 hidden" }).click();
  await expect(news.getByRole("button", { name: /^New: films to begin with/ })).toBeVisible();
});

test("a new instructor is welcomed once, on any device, and can replay the video", async ({
  page,
  browser,
  portal,
}) => {
  const teacher = await makeTeacher(portal, "Firsttime", given);
  await signIn(page, teacher.email, given);
  await page.getByLabel("New password", { exact: true }).fill(own);
  await page.getByLabel("Confirm new password", { exact: true }).fill(own);
  await page.getByRole("button", { name: "Save password" }).click();
  const welcome = page.getByRole("region", { name: "Welcome, Firsttime!" });
  await expect(welcome.getByLabel(/^Video: /)).toBeVisible();
  await expectAccessible(page);
  await welcome.getByRole("button", { name: "Got it" }).click();
  await expect(welcome).toHaveCount(0);

  const elsewhere = await (await browser.newContext()).newPage();
  await openAs(elsewhere, teacher.email, "/", own);
  await elsewhere.getByRole("button", { name: "Watch the welcome again" }).click();
  await expect(elsewhere.getByRole("dialog").getByLabel(/^Video: /)).toBeVisible();
  await expect(elsewhere.getByRole("region", { name: /^Welcome/ })).toHaveCount(0);
});

test("where a login is shared it is asked who is there, and the records name them", async ({
  page,
  browser,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const dates = { start: daysFromToday(-1), end: daysFromToday(1) };
  await call("POST", "/playActivity/add", {
    ...dates,
    title: "Swap hats",
    is_approved: true,
    is_active: true,
  });
  await enterClubhouse(page, /Ms\. Adeyemi/);
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.getByRole("link", { name: /^Swap hats/ }).click();
  await goOnTo(page, questions(page));
  await page.getByRole("textbox", { name: "How many students took part?" }).fill("17");
  const recording = page.waitForResponse((answer) => answer.url().endsWith("/pdf-form-response"));
  await page.getByRole("button", { name: /^Record it/ }).click();
  expect((await recording).status()).toBe(201);
  await expect(page.getByRole("heading", { name: "Wonderful!" })).toBeVisible();

  const leader = await (await browser.newContext()).newPage();
  await openAs(leader, "provider@kindling.example", "/play-activity/responses?search=Swap%20hats");
  await leader.getByText(clubhouse).first().click();
  await expect(leader.getByRole("dialog").getByText("Ms. Adeyemi")).toBeVisible();
});

test("on a phone the name can be changed in the header, and who has left the site is asked for anew", async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await callsAs(portal, "super@kindling.example");
  const [gone] = await call<{ id: number }[]>("GET", "/genericTeacher?search=Fairweather");
  await enterClubhouse(page, /It's me/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Marcus Yamada. Switch teacher" }).click();
  await page.getByRole("button", { name: /Mx\. Fairweather/ }).click();
  await expect(page.getByRole("link", { name: "Mx. Fairweather. Switch teacher" })).toBeVisible();
  await call("PATCH", `/genericTeacher/update/${gone?.id}`, { is_active: false });
  await page.reload();
  const question = page.getByRole("dialog", { name: "Mx. Fairweather is no longer here" });
  await question.getByRole("button", { name: /Mr\. Castellan/ }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Mr. Castellan. Switch teacher" })).toBeVisible();
  await expectFits(page);
  await call("PATCH", `/genericTeacher/update/${gone?.id}`, { is_active: true });
});
