import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { makeKinesthetic } from "../support/makeKinesthetic.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const teacher = "teacher@kindling.example";
const secret = "Only the teacher reads this";

/** An activity of three steps with a note for the teacher; its number. */
const makeActivity = (portal: Portal, title: string) =>
  makeKinesthetic(portal, {
    title,
    details: {
      steps: ["Stand up", "Shake your arms", "Sit down"],
      step_notes: ["", `${secret}: shake the jar`, ""],
      duration_minutes: 5,
    },
  });

/** A phone of somebody, without an account. */
async function takePhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 320, height: 640 } });
  return context.newPage();
}

const codeOn = (stage: Page) => stage.getByTestId("phone-code").innerText();

test("a teacher leads the stage from a phone that they confirm, and nobody else's", async ({
  page: stage,
  portal,
  browser,
}) => {
  const id = await makeActivity(portal, "Shake it out");
  await stage.setViewportSize({ width: 1280, height: 720 });
  await openAs(stage, teacher, `/instructor/home/kinesthetic/${id}`);
  const url = new URL(stage.url()).origin;
  await stage.getByRole("button", { name: "Use your phone" }).click();
  const dialog = stage.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "QR code that pairs a phone with the stage" })).toBeVisible();
  await expectAccessible(stage);

  await test.step("a phone of somebody else in the room is turned down", async () => {
    const stranger = await takePhone(browser, url);
    await stranger.goto(`/join#p.${await codeOn(stage)}`);
    await expect(stranger.getByText("Is this picture on the stage?")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Is this your phone?" })).toBeVisible();
    await expectAccessible(stage);
    await dialog.getByRole("button", { name: "No, new code" }).click();
    await expect(stranger.getByText("This phone is no longer paired.")).toBeVisible();
    expect(await stranger.content()).not.toContain(secret);
    await stranger.context().close();
  });

  const phone = await takePhone(browser, url);
  await test.step("the teacher's own joins by the code, and is confirmed by its picture", async () => {
    const code = await codeOn(stage);
    await phone.goto("/join");
    await phone.getByLabel("Code on the screen").fill(code.toLowerCase());
    await phone.keyboard.press("Enter");
    await expect(phone.getByText("Is this picture on the stage?")).toBeVisible();
    const picture = await phone.getByRole("img").first().getAttribute("aria-label");
    await expect(dialog.getByRole("img", { name: picture ?? "" })).toBeVisible();
    await expectFits(phone);
    await expectAccessible(phone);
    await dialog.getByRole("button", { name: "Yes, it’s mine" }).click();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(phone.getByRole("heading", { name: "Shake it out" })).toBeVisible();
    await expect(phone.getByRole("status").getByText("Step 1 of")).toBeVisible();
  });

  await test.step("it leads the stage and follows it, with notes that the stage never has", async () => {
    const step = stage.getByRole("region", { name: /^Step \d+ of/ });
    await phone.getByRole("button", { name: "Next", exact: true }).click();
    await expect(step.getByText("Stand up")).toBeVisible();
    await stage.keyboard.press("PageDown");
    await expect(step.getByText("Shake your arms")).toBeVisible();
    await expect(phone.getByText(`${secret}: shake the jar`)).toBeVisible();
    await expectFits(phone);
    await expectAccessible(phone);
    expect(await stage.content()).not.toContain(secret);
    await phone.getByRole("button", { name: "3 min" }).click();
    await expect(stage.getByRole("timer")).toBeVisible();
    await expect(phone.getByRole("timer")).toContainText(/2:5\d|3:00/);
    await phone.getByRole("button", { name: "Close timer" }).click();
    await expect(stage.getByRole("timer")).toBeHidden();
    await phone.getByRole("button", { name: "Back" }).click();
    await expect(step.getByText("Stand up")).toBeVisible();
  });

  await test.step("both go on after a reload", async () => {
    await Promise.all([stage.reload(), phone.reload()]);
    await expect(phone.getByRole("status").getByText("Step 2 of")).toBeVisible();
    await phone.getByRole("button", { name: "Next", exact: true }).click();
    await expect(stage.getByText("Shake your arms")).toBeVisible();
  });

  await test.step("cut off, the phone says so, and then follows again", async () => {
    await phone.context().setOffline(true);
    await phone.getByRole("button", { name: "Next", exact: true }).click();
    await expect(phone.getByText("Couldn't reach the server.")).toBeVisible();
    await phone.context().setOffline(false);
    await expect(phone.getByRole("status").getByText("Step 3 of")).toBeVisible();
    await phone.getByRole("button", { name: "Next", exact: true }).click();
    await expect(stage.getByText("Sit down")).toBeVisible();
  });

  await test.step("without a stage it says that too, and it is let go by a tap", async () => {
    await stage.getByRole("button", { name: "Leave class mode" }).click();
    await expect(phone.getByText("No activity is on the stage.")).toBeVisible();
    await phone.getByRole("button", { name: "Unpair this phone" }).click();
    await expect(phone.getByText("This phone is no longer paired.")).toBeVisible();
  });
  await phone.context().close();
});
