import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { makeKinesthetic } from "../support/makeKinesthetic.ts";
import { signInToStay } from "../support/signInToStay.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const teacher = "teacher@kindling.example";
const secret = "Only the teacher reads this";

/** An activity with a text for the teacher in each of its parts; its number. */
const makeActivity = (portal: Portal, title: string) =>
  makeKinesthetic(portal, {
    title,
    will_visit: true,
    standard_1: `${secret}: standard`,
    standards_visible: true,
    instructions: `<p>${secret}: instructions</p>`,
    questions: [{ id: "students", label: "How many students took part?", kind: "number", required: true }],
    details: {
      introduction: "Find a place with room.",
      materials: ["A rope"],
      steps: ["Stand up", "Shake your arms", "Sit down"],
      step_notes: ["", `${secret}: shake the jar`, ""],
      space: `${secret}: the gym`,
      duration_minutes: 5,
    },
  });

const stageStep = (page: Page) => page.getByRole("region", { name: /^Step \d+ of/ });

const presenterStep = (presenter: Page) =>
  presenter
    .getByRole("main")
    .locator("header")
    .getByText(/^Step \d+ of/);

/** Opens the presenter's window from the stage. */
async function openPresenter(page: Page, press: () => Promise<void>): Promise<Page> {
  const [presenter] = await Promise.all([page.context().waitForEvent("page"), press()]);
  await expect(presenterStep(presenter)).toContainText("Step 1 of");
  return presenter;
}

test("a presenter's window has the notes, and leads the stage and follows it", async ({ page, portal }) => {
  const id = await makeActivity(portal, "Shake it out");
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, teacher, `/instructor/home/kinesthetic/${id}`);
  const presenter = await openPresenter(page, () =>
    page.getByRole("button", { name: "Presenter window" }).click(),
  );
  const shown = [await page.content()];

  await test.step("it has what is for the teacher, and what comes next", async () => {
    await expect(presenter.getByText(`${secret}: instructions`)).toBeVisible();
    await expect(presenter.getByText(`${secret}: standard`)).toBeVisible();
    await expect(presenter.getByText(`${secret}: the gym`)).toBeVisible();
    await expect(presenter.getByRole("region", { name: "Next" })).toContainText("Find a place with room.");
    await expectAccessible(presenter);
  });

  await test.step("its buttons and keys move the stage", async () => {
    await presenter.getByRole("button", { name: "Next", exact: true }).click();
    await expect(stageStep(page)).toHaveAttribute("aria-label", /^Step 2 of/);
    await presenter.keyboard.press("PageDown");
    await expect(stageStep(page)).toHaveAttribute("aria-label", /^Step 3 of/);
    await presenter.getByRole("button", { name: "Back", exact: true }).click();
    await expect(stageStep(page)).toHaveAttribute("aria-label", /^Step 2 of/);
  });

  await test.step("the stage's keys move it, to the last step, and nothing for the teacher is ever on the stage", async () => {
    for (;;) {
      const label = (await stageStep(page).getAttribute("aria-label")) ?? "";
      const [at = 0, steps = 0] = label.match(/\d+/g)?.map(Number) ?? [];
      await expect(presenterStep(presenter)).toContainText(`Step ${at} of ${steps}`);
      shown.push(await page.content());
      if (label.startsWith("Step 5 ")) {
        await expect(presenter.getByRole("region", { name: "Notes for this step" })).toContainText(
          `${secret}: shake the jar`,
        );
      }
      if (at === steps) break;
      // Once more where something plays first.
      const next = `Step ${at + 1} of ${steps}`;
      await expect(async () => {
        await page.keyboard.press("ArrowRight");
        await expect(stageStep(page)).toHaveAttribute("aria-label", next, { timeout: 500 });
      }).toPass();
    }
    expect(shown.length).toBeGreaterThanOrEqual(8);
    for (const content of shown) expect(content).not.toContain(secret);
  });

  await test.step("the timer is started, paused and closed from there", async () => {
    await presenter.getByRole("button", { name: "2 min" }).click();
    await expect(page.getByRole("timer", { name: "" }).first()).toHaveText(/^(2:00|1:\d\d)$/);
    await expect(presenter.getByRole("timer")).toHaveText(/^(2:00|1:\d\d)$/);
    await presenter.getByRole("button", { name: "Pause" }).first().click();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await presenter.getByRole("button", { name: "Close the timer" }).click();
    await expect(page.getByRole("region", { name: "Timer" })).toBeHidden();
  });

  await test.step("the screen is darkened and comes back", async () => {
    await presenter.getByRole("button", { name: "Darken the screen" }).click();
    await expect(page.getByRole("button", { name: /^The screen is dark/ })).toBeVisible();
    await presenter.getByRole("button", { name: "Show the step again" }).click();
    await expect(page.getByRole("button", { name: /^The screen is dark/ })).toBeHidden();
  });

  await test.step("a reload of either finds the other again", async () => {
    await presenter.reload();
    await expect(presenter.getByRole("heading", { name: "Shake it out" })).toBeVisible();
    await page.reload();
    await expect(stageStep(page)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    const label = await stageStep(page).getAttribute("aria-label");
    await expect(presenterStep(presenter)).toContainText(label ?? "");
  });

  await test.step("it fits a phone's width", async () => {
    await presenter.setViewportSize({ width: 390, height: 844 });
    await expectFits(presenter);
  });

  await test.step("a closed stage is said, and another is followed", async () => {
    await page.getByRole("button", { name: "Leave class mode" }).click();
    await expect(presenter.getByRole("heading", { name: "The stage is closed" })).toBeVisible();
    await page.goto(`/instructor/home/kinesthetic/${id}`);
    await expect(presenterStep(presenter)).toContainText("Step 1 of");
  });
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("the presenter's window opens and stays in step", async ({ page, context, portal }) => {
    const id = await makeActivity(portal, "Shake it offline");
    await signInToStay(page, teacher);
    await expect(page.getByText("Ready for offline")).toBeVisible();
    await context.setOffline(true);
    await page.goto(`/instructor/home/kinesthetic/${id}`);
    await expect(stageStep(page)).toBeVisible();
    const presenter = await openPresenter(page, () => page.keyboard.press("p"));
    await expect(presenter.getByText(`${secret}: instructions`)).toBeVisible();
    await presenter.getByRole("button", { name: "Next", exact: true }).click();
    await expect(stageStep(page)).toHaveAttribute("aria-label", /^Step 2 of/);
    await page.keyboard.press("ArrowRight");
    await expect(presenterStep(presenter)).toContainText("Step 3 of");
    expect(await page.content()).not.toContain(secret);
    await context.setOffline(false);
  });
});
