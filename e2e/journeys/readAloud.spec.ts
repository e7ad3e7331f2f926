import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { makeKinesthetic } from "../support/makeKinesthetic.ts";
import { callsAs } from "../support/people.ts";
import { resizeFullScreen } from "../support/resizeFullScreen.ts";
import { installVoices, spokenOn } from "../support/spokenWords.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const teacher = "teacher@kindling.example";

/** An activity with texts to read; its number. */
const makeActivity = (portal: Portal, title: string, introduction: string) =>
  makeKinesthetic(portal, {
    title,
    instructions: "<p>Only the teacher reads this</p>",
    questions: [{ id: "students", label: "How many students took part?", kind: "number", required: true }],
    details: { introduction, steps: ["Stand up", "Sit down"], step_notes: ["Only the teacher", ""] },
  });

const stage = (page: Page) => page.getByRole("region", { name: /^Step \d+ of/ });
const textsOf = async (page: Page) => (await spokenOn(page)).map(({ text }) => text);

test("the stage reads its steps aloud and marks each word", async ({ page, portal }) => {
  const id = await makeActivity(
    portal,
    "Still as a tree",
    "Find a place with room. Listen to the birds outside.",
  );
  await installVoices(page, ["en-US", "es-US"], 150);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, teacher, `/instructor/home/kinesthetic/${id}`);

  await test.step("by its button, word by word", async () => {
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(stage(page)).toContainText("Find a place with room.");
    await page.getByRole("button", { name: "Read aloud" }).click();
    await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
    await page.mouse.move(640, 400);
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
    const spoken = await spokenOn(page);
    expect(spoken).toMatchObject([
      { text: "Find a place with room.", lang: "en-US", rate: 1 },
      { text: "Listen to the birds outside.", lang: "en-US", rate: 1 },
    ]);
    for (const { text, words } of spoken) expect(words.map(({ marked }) => marked).join(" ")).toBe(text);
  });

  await test.step("slowly, which the device remembers", async () => {
    await page.getByRole("button", { name: "Read slowly" }).click();
    await page.reload();
    await expect(stage(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
    await page.keyboard.press("r");
    await expect.poll(async () => (await spokenOn(page))[0]?.rate).toBe(0.75);
  });

  await test.step("until the next step, a second press, or Escape, which stays in class mode", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
    for (const end of ["r", "Escape"]) {
      await page.keyboard.press("r");
      await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
      await page.keyboard.press(end);
      await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
    }
    await expect(stage(page)).toContainText("Stand up");
    expect((await textsOf(page)).join()).not.toContain("Only the teacher");
  });

  await test.step("its key is in the help", async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toContainText("Read the step aloud");
    await page.keyboard.press("Escape");
  });

  await test.step("on a phone, too", async () => {
    await resizeFullScreen(page, { width: 320, height: 640 });
    await page.keyboard.press("r");
    await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});

test("the presenter's window begins and ends the reading, and the stage speaks", async ({ page, portal }) => {
  const id = await makeActivity(
    portal,
    "Read from afar",
    "Find a place with room. Listen to the birds outside.",
  );
  await installVoices(page, ["en-US"], 400);
  await openAs(page, teacher, `/instructor/home/kinesthetic/${id}`);
  await page.getByRole("button", { name: "Begin" }).click();
  const [presenter] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Presenter window" }).click(),
  ]);
  await presenter.getByRole("button", { name: "Read aloud" }).click();
  await expect(presenter.getByRole("button", { name: "Stop reading" })).toBeVisible();
  expect(await textsOf(page)).toEqual(["Find a place with room."]);
  expect(await spokenOn(presenter)).toEqual([]);
  await presenter.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
});

test("Spanish content is read by a Spanish voice, and a device without voices says so", async ({
  page,
  portal,
}) => {
  const id = await makeActivity(portal, "Quietos como un árbol", "Busquen un lugar. Escuchen a los pájaros.");
  await installVoices(page, ["en-US", "es-ES", "es-MX"]);
  await openAs(page, teacher, `/instructor/home/kinesthetic/${id}`);
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.keyboard.press("r");
  await expect.poll(async () => (await spokenOn(page))[0]).toMatchObject({ lang: "es-MX" });

  await page.context().addInitScript(() => {
    window.speechSynthesis.getVoices = () => [];
  });
  await page.reload();
  await expect(stage(page)).toBeVisible();
  // Its code comes after the step.
  await expect(async () => {
    await page.keyboard.press("r");
    await expect(page.getByText("This device has no voice.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeHidden();
});

test("a quiz is read question first, and the answer that is read is marked", async ({ page, portal }) => {
  const call = await callsAs(portal, teacher);
  const types = "content_type=quiz_question";
  const quizzes = await call<{ id: number; details: Record<string, unknown> }[]>(
    "GET",
    `/instructor/curriculum-data?${types}`,
  );
  const quiz = quizzes.find(({ details }) => Array.isArray(details["quiz_questions"]));
  await installVoices(page, ["en-US"], 120);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, teacher, `/instructor/home/quizzes/${quiz?.id}`);
  await page.getByRole("button", { name: "Begin" }).click();
  const answers = page.getByRole("group", { name: "Answers" }).getByRole("button");
  const question = stage(page).getByRole("heading", { level: 2 });
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
  while (!(await answers.first().isVisible())) {
    const label = await stage(page).getAttribute("aria-label");
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(stage(page)).not.toHaveAttribute("aria-label", label ?? "");
  }
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible({ timeout: 30_000 });
  const spoken = await spokenOn(page);
  expect(await question.innerText()).toContain(spoken[0]?.text);
  const read = spoken.flatMap(({ words }) => words.flatMap(({ reading }) => reading ?? []));
  expect([...new Set(read)]).toEqual(await answers.allTextContents());
  await expect(stage(page).locator("[data-reading]")).toHaveCount(0);
});
