import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

/** The leaders' pages of responses with their titles, in the menu's order. */
const leaderPages = [
  ["/mindfulness-open-forms/responses", "Mindfulness Open Responses"],
  ["/mindfulness-close-forms/responses", "Mindfulness Close Responses"],
  ["/puzzle-form/responses", "Puzzle Responses"],
  ["/nomination-forms/response", "Nomination Responses"],
  ["/pbl-activities/responses", "Project Responses"],
  ["/play-activity/responses", "Play Activity Responses"],
  ["/kinesthetic/responses", "Kinesthetic Responses"],
  ["/peer-connections-activities/responses", "Peer-to-Peer Responses"],
  ["/family-connections-activities/responses", "Family Responses"],
  ["/lesson-activities/responses", "Lesson Plan Responses"],
  ["/trait/giver-tv-res", "Giver TV Activity Responses"],
  ["/trait/traits-activity-res", "Character trait Activity Responses"],
  ["/quiz/response", "Quiz Responses"],
] as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("a leader reads the responses of every type, each page under its own title", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAs(page, "site@kindling.example");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Responses" }).click();
  for (const [path, title] of leaderPages) {
    await menu.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
  }
});

test("staff see how a session's answers are spread, and delete one of them with its points", async ({
  page,
}) => {
  await openAs(page, "admin@kindling.example", "/mindfulness-open-forms/responses");
  const charts = page.getByRole("region", { name: "At a glance" });
  await expect(charts.getByText(/\d of 5: \d+ classes/).first()).toBeAttached();
  await expectAccessible(page);
  const pointsNow = async () =>
    Number(/([\d,]+) points/.exec(await charts.innerText())?.[1]?.replaceAll(",", "") ?? "NaN");
  await expect.poll(pointsNow).toBeGreaterThan(100);
  const before = await pointsNow();
  const row = page.getByRole("grid", { name: "Responses" }).getByRole("row").nth(1);
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("The class loses its 5 points");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Response deleted successfully!")).toBeVisible();
  await expect.poll(pointsNow).toBe(before - 5);
});
