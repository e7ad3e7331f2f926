import type { Browser, Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { makeKinesthetic } from "../support/makeKinesthetic.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const teacher = "teacher@kindling.example";

/** A quiz of two questions whose second answer is right, on for every class; its number. */
async function makeQuiz(portal: Portal, title: string): Promise<number> {
  const call = await callsAs(portal, "super@kindling.example");
  const question_ids: number[] = [];
  for (const question of ["Which one is a feeling?", "Which one is kind?"]) {
    const texts = { answer_1: "Chair", answer_2: "Joy", answer_3: "Spoon" };
    question_ids.push(
      (await call("POST", "/quizQuestion/add", { question, ...texts, correct_answer: 2 })).id,
    );
  }
  const dates = { start: daysFromToday(-3), end: daysFromToday(20) };
  return (
    await call("POST", "/quiz/add", { title, question_ids, ...dates, is_approved: true, is_active: true })
  ).id;
}

/** A phone of a student, which has joined by the code behind #. */
async function joinWith(browser: Browser, url: string, code: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 320, height: 568 } });
  const phone = await context.newPage();
  await phone.goto(`/join#${code}`);
  await expect(phone.getByText("Look at the screen. The next question")).toBeVisible();
  return phone;
}

const tap = (phone: Page, number: number) => phone.getByRole("button", { name: `Answer ${number}` }).click();

/** Opens the presenter's window, which tells the teacher who chose what, while the class doesn't see it yet. */
async function presenterCounts(page: Page): Promise<void> {
  const [presenter] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("p")]);
  await expect(presenter.getByRole("status").getByText("2 of 3 answered")).toBeVisible();
  await expect(presenter.getByRole("img", { name: "Answer 2: 1, 50%" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Answer 2:/ })).toHaveCount(0);
  await presenter.setViewportSize({ width: 320, height: 640 });
  await expectFits(presenter);
  await expectAccessible(presenter);
  await presenter.close();
}

test("a class answers a quiz from three devices, one of them cut off for a while", async ({
  page,
  portal,
  browser,
}) => {
  const id = await makeQuiz(portal, "Live quiz");
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, teacher, `/instructor/home/quizzes/${id}`);
  await page.getByRole("button", { name: "Let the class answer" }).click();
  const code = await page.getByTestId("live-code").innerText();
  await expect(page.getByRole("img", { name: "QR code that opens the page to join" })).toBeVisible();
  await expectAccessible(page);

  const url = new URL(page.url()).origin;
  const phones = [await joinWith(browser, url, code), await joinWith(browser, url, code)];
  const typed = await browser.newContext({ baseURL: url, viewport: { width: 320, height: 568 } });
  const third = await typed.newPage();
  await test.step("a device joins by typing, after a slip", async () => {
    await third.goto("/join");
    await expectFits(third);
    await expectAccessible(third);
    await third.getByLabel("Code on the screen").fill("CCCCCC");
    await third.keyboard.press("Enter");
    await expect(third.getByText("No open room has this code.")).toBeVisible();
    await third.getByLabel("Code on the screen").fill(code.toLowerCase());
    await third.keyboard.press("Enter");
    await expect(third.getByText("This is your picture")).toBeVisible();
  });
  const [first, second] = phones as [Page, Page];
  await expect(page.getByText("3 devices have joined")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByTestId("live-code")).toBeHidden();

  await test.step("answers are counted, and one given without a connection comes later", async () => {
    await page.keyboard.press("PageDown");
    await expect(page.getByText("0 of 3 answered")).toBeVisible();
    await tap(first, 2);
    await expect(first.getByText("Answer 2 is counted.")).toBeVisible();
    await expectFits(first);
    await expectAccessible(first);
    await tap(third, 1);
    await expect(page.getByText("2 of 3 answered")).toBeVisible();
    await presenterCounts(page);
    await second.context().setOffline(true);
    await tap(second, 1);
    await expect(second.getByText("Sending answer 1…")).toBeVisible();
    await tap(second, 2);
    await second.context().setOffline(false);
    await expect(second.getByText("Answer 2 is counted.")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("3 of 3 answered")).toBeVisible();
  });

  await test.step("the stage shows the spread first, then the right answer", async () => {
    await page.keyboard.press("PageDown");
    await expect(page.getByRole("img", { name: "Answer 2: 2, 67%" })).toBeVisible();
    await expect(first.getByText("Answers are closed.")).toBeVisible();
    await expect(first.getByRole("button", { name: "Answer 2" })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press("PageDown");
    await expect(first.getByText("Right! The answer is 2.")).toBeVisible();
    await expect(third.getByText("The right answer is 2.")).toBeVisible();
  });

  await test.step("stage and device go on after a reload", async () => {
    await page.keyboard.press("PageDown");
    await expect(first.getByText("Choose your answer")).toBeVisible();
    await tap(first, 3);
    await expect(page.getByText("1 of 3 answered")).toBeVisible();
    await Promise.all([page.reload(), first.reload()]);
    await expect(page.getByText("1 of 3 answered")).toBeVisible();
    await expect(first.getByText("Answer 3 is counted.")).toBeVisible();
  });

  await test.step("the room ends for all, and its code is of no use", async () => {
    await page.getByRole("button", { name: "Room with 3 devices" }).click();
    await page.getByRole("button", { name: "End room" }).click();
    for (const phone of [...phones, third])
      await expect(phone.getByText("The room has ended.")).toBeVisible();
    await second.getByRole("button", { name: "Join another room" }).click();
    await second.getByLabel("Code on the screen").fill(code);
    await second.keyboard.press("Enter");
    await expect(second.getByText("No open room has this code.")).toBeVisible();
  });
  await Promise.all([...phones.map((phone) => phone.context().close()), typed.close()]);
});

test("a class answers a scale from its devices, and its mean is recorded", async ({
  page,
  portal,
  browser,
}) => {
  const liked = { id: "liked", label: "How much did you like it?", kind: "scale_5", required: true };
  const id = await makeKinesthetic(portal, {
    title: "Shake and answer",
    questions: [liked, { ...liked, id: "calm", label: "How calm are you now?" }],
    details: { steps: ["Shake your arms"], duration_minutes: 5 },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, teacher, `/instructor/home/kinesthetic/${id}`);
  await page.getByRole("button", { name: "Let the class answer" }).click();
  const code = await page.getByTestId("live-code").innerText();
  const url = new URL(page.url()).origin;
  const [first, second] = [await joinWith(browser, url, code), await joinWith(browser, url, code)];
  await expect(page.getByText("2 devices have joined")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  const question = (label: string) => page.getByRole("group", { name: label });
  const likes = question("How much did you like it?");
  await page.keyboard.press("PageDown");
  await expect(page.getByText("Shake your arms")).toBeVisible();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(page.getByRole("heading", { name: "Let's go!" })).toBeVisible();
  await next.click();
  await likes.getByRole("button", { name: "Ask the devices" }).click();
  await expect(likes.getByText("0 of 2 answered")).toBeVisible();

  const level = (device: Page, number: number) =>
    device.getByRole("button", { name: `Level ${number} of 5` }).click();
  await level(first, 5);
  await expectFits(first);
  await expectAccessible(first);
  await level(second, 2);
  await expect(likes.getByText("2 of 2 answered")).toBeVisible();
  await expectAccessible(page);
  await likes.getByRole("button", { name: "Show the spread" }).click();
  await expect(likes.getByRole("img", { name: "Answer 5: 1, 50%" })).toBeVisible();
  await expect(first.getByText("Answers are closed.")).toBeVisible();
  await expect(likes.getByRole("radio", { name: "4 out of 5" })).toBeChecked();

  await test.step("another question is a new one, and so is the same once more", async () => {
    const calm = question("How calm are you now?");
    await calm.getByRole("button", { name: "Ask the devices" }).click();
    await level(first, 1);
    await expect(calm.getByText("1 of 2 answered")).toBeVisible();
    await likes.getByRole("button", { name: "Ask the devices" }).click();
    await expect(likes.getByText("0 of 2 answered")).toBeVisible();
    await expect(likes.getByRole("radio", { name: "4 out of 5" })).toBeChecked();
    await likes.getByRole("button", { name: "Stop counting" }).click();
    await expect(first.getByText("Look at the screen. The next question")).toBeVisible();
  });
  await Promise.all([first.context().close(), second.context().close()]);
});
