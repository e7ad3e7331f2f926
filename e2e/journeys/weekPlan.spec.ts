import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { recordOpening } from "../support/recordOpening.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const day = (page: Page) => page.getByRole("region", { name: /^(Today|For \w+)$/ });
const start = (page: Page) => page.getByRole("link", { name: "Start with the class" });

/** A teacher who has never opened the classroom. */
async function newTeacher(portal: Portal, name: string) {
  const password = "somebody-new-2026";
  const { email } = await makeTeacher(portal, name, password);
  await (await callsAs(portal, email, password))("POST", "/user/setNewPassword", { password: demoPassword });
  return { email, call: await callsAs(portal, email) };
}

for (const size of sizes) {
  test(`the day's first start button is in sight at ${size.width} × ${size.height}, on the first visit too`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(size);
    const { email } = await newTeacher(portal, size.width > 1000 ? "Hazel" : "Ivy");
    await openAs(page, email, "/instructor/home");
    const welcome = page.getByRole("region", { name: /^Welcome, / });
    for (const isFirst of [true, false]) {
      await expect(welcome).toHaveCount(isFirst ? 1 : 0);
      await expect(start(page)).toBeInViewport({ ratio: 1 });
      await expect(day(page).getByRole("listitem")).toHaveCount(3);
      if (isFirst) await page.reload();
    }
    await expect(page.getByRole("region", { name: /^(This|Next) week$/ })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
}

test("a teacher's day: swap the opening, record it, and the next part can be started", async ({
  page,
  portal,
}) => {
  const { email, call } = await newTeacher(portal, "Olive");
  await openAs(page, email, "/instructor/home");
  const first = day(page).getByRole("listitem").first();
  const before = await first.getByRole("heading").innerText();

  await test.step("swap it, and look again", async () => {
    await first.getByRole("button", { name: `Swap: ${before}` }).click();
    const dialog = page.getByRole("dialog", { name: `Instead of “${before}”` });
    const other = dialog.getByRole("listitem").first();
    await expectAccessible(page);
    await other.getByRole("button").click();
    await expect(page.getByText("Plan changed")).toBeVisible();
    await expect(first.getByRole("heading")).not.toHaveText(before);
    const after = await first.getByRole("heading").innerText();
    await page.reload();
    await expect(first.getByRole("heading")).toHaveText(after);
  });

  await test.step("what is recorded is done, and the start button moves on", async () => {
    const plan = await call<{ days: { slots: { item: { id: number } }[] }[] }>("GET", "/instructor/plan");
    await recordOpening(call, plan.days[0]?.slots[0]?.item.id);
    await page.reload();
    await expect(day(page).getByText(/^1 of 3 done/)).toBeVisible();
    const next = page.getByRole("listitem").filter({ has: start(page) });
    await expect(next.getByText(/^Activity/)).toBeVisible();
    await expect(page.getByText("Active on 1 day this week").or(page.getByText("Next week"))).toBeVisible();
  });
});

test("the calendar link is shown once, opens without a sign-in, and ends", async ({
  page,
  portal,
  request,
}) => {
  const { email } = await newTeacher(portal, "Rosemary");
  await openAs(page, email, "/instructor/home");
  const card = page.getByRole("region", { name: "Your plan in your calendar" });
  await card.getByRole("button", { name: "Make a link" }).click();
  const url = await card.getByLabel("Private link").inputValue();
  const answer = await request.get(url, { headers: { authorization: "" } });
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain("BEGIN:VEVENT");
  await expectAccessible(page);
  await page.reload();
  await expect(card.getByText(/^You made a link on /)).toBeVisible();
  await expect(card.getByLabel("Private link")).toHaveCount(0);
  await card.getByRole("button", { name: "End the link" }).click();
  await expect(card.getByRole("button", { name: "Make a link" })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});
