import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

/** Makes an opening with an illustration, a text and a breathing exercise; returns where it is done. */
async function makeOpening(portal: Portal): Promise<string> {
  const call = await callsAs(portal, "super@kindling.example");
  const { id } = await call("POST", "/mindfulOpen/add", {
    title: "Breathe with the lantern",
    start: daysFromToday(-3),
    end: daysFromToday(20),
    is_approved: true,
    is_active: true,
    questions: [{ id: "students", label: "How many?", kind: "number", required: true }],
    details: {
      illustration: "quiet-lantern",
      introduction: "Sit tall.",
      breathing: { inhale: 4, hold: 2, exhale: 4, rounds: 2 },
    },
  });
  return `/instructor/home/kindnessopening/${id}`;
}

/** From now on, notes the names of all animations of the stylesheets that begin on the page. */
async function noteAnimations(page: Page) {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    addEventListener("animationstart", ({ animationName }) => begun.push(animationName));
  });
  return () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
}

const next = (page: Page) => page.keyboard.press("ArrowRight");

const picture = (page: Page) => page.getByRole("img", { name: "A lantern glows in the quiet" });

/** Opens the opening, looks at its title and its text, and begins to breathe. */
async function breathe(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Step 1 of 4" })).toBeVisible();
  await expect(picture(page)).toBeVisible();
  await next(page);
  await expect(page.getByText("Sit tall.")).toBeVisible();
  await expect(picture(page)).toBeVisible();
  await next(page);
  await expect(page.locator(".halo").first()).toBeVisible();
  // The clicker's button, which begins what is to be begun.
  await next(page);
  await expect(page.getByText("Breathe in")).toBeVisible();
}

/** How wide the circle to breathe with is, in pixels. */
const width = (page: Page) =>
  page
    .locator(".halo")
    .first()
    .evaluate((halo) => halo.getBoundingClientRect().width);

test("steps and pictures come gently, and the circle grows with the breath", async ({ page, portal }) => {
  const address = await makeOpening(portal);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const begun = await noteAnimations(page);
  await openAs(page, "teacher@kindling.example", "/instructor/home");
  await page.goto(address);
  // Before going on: what is taken away at once hasn't begun.
  await expect.poll(begun).toEqual(expect.arrayContaining(["step-enters", "picture-enters"]));
  await breathe(page, address);
  const before = await width(page);
  await expect.poll(() => width(page)).toBeGreaterThan(before * 1.2);
});

test("where less motion is asked for, nothing moves on the stage", async ({ page, portal }) => {
  const address = await makeOpening(portal);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const begun = await noteAnimations(page);
  await openAs(page, "teacher@kindling.example", "/instructor/home");
  await breathe(page, address);
  const before = await width(page);
  await expect(page.getByText("Breathe out")).toBeVisible({ timeout: 15_000 });
  expect(await width(page)).toBe(before);
  expect((await begun()).filter((name) => name.endsWith("-enters"))).toEqual([]);
});
