import type { Locator, Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const password = "a-lantern-in-the-window-2026";

const onNow = { start: daysFromToday(-3), end: daysFromToday(20), is_approved: true, is_active: true };
const video = { name: "A short film", trait_opening_url: "https://vimeo.com/1" };
const traitQuestions = [
  { label: "Which kindness did your class notice?", kind: "long_text", required: false },
  { label: "Where did it happen most?", kind: "choice", options: ["In class", "At lunch"], required: true },
  { label: "How many minutes did you talk about it?", kind: "number", required: true },
];

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly page: string;
  readonly body?: object;
}

/** Every kind that a class records from its stage, with the questions it begins with. */
const kinds: readonly Kind[] = [
  { name: "opening", path: "/mindfulOpen/add", page: "kindnessopening" },
  { name: "closing", path: "/mindfulClose/add", page: "kindnessopening" },
  {
    name: "puzzle",
    path: "/puzzleForm/add",
    page: "puzzles",
    body: { details: { puzzle_type: "word_scramble", words: ["calm"] } },
  },
  { name: "kinesthetic", path: "/kinesthetic/add", page: "kinesthetic" },
  { name: "project", path: "/projectBased/add", page: "pbl-activity" },
  { name: "peer", path: "/peerConnection/add", page: "peer-connection" },
  { name: "family", path: "/familyConnection/add", page: "family-connection" },
  { name: "play", path: "/playActivity/add", page: "play-activity" },
  { name: "lesson", path: "/lessonPlan/add", page: "lesson-activity" },
  { name: "trait", path: "/trait/add", page: "trait", body: { questions: traitQuestions, videos: [video] } },
];

/** Makes an item of each kind; their addresses in the classroom. A trait's episode is an item of its own. */
async function makeItems(portal: Portal): Promise<{ name: string; address: string }[]> {
  const call = await callsAs(portal, "super@kindling.example");
  const made: { name: string; address: string }[] = [];
  for (const { name, path, page, body } of kinds) {
    const row = await call<{ id: number; videos?: { id: number }[] }>("POST", path, {
      ...onNow,
      title: `Three taps: ${name}`,
      ...body,
    });
    made.push({ name, address: `/instructor/home/${page}/${row.id}` });
    for (const { id } of row.videos ?? [])
      made.push({ name: "episode", address: `/instructor/home/givertv/${id}` });
  }
  const asked = {
    question: "What does a lantern give?",
    answer_1: "Light",
    answer_2: "Rain",
    correct_answer: 1,
  };
  const question_ids = [(await call("POST", "/quizQuestion/add", asked)).id];
  const quiz = await call("POST", "/quiz/add", { ...onNow, title: "Three taps: quiz", question_ids });
  return [...made, { name: "quiz", address: `/instructor/home/quizzes/${quiz.id}` }];
}

const asked = (page: Page) => page.locator("[data-question]");
const send = (page: Page) => page.getByRole("button", { name: /^Record it/ });

/** Goes to the questions; a quiz is answered on the way, since it is graded as a whole. */
async function openQuestions(page: Page, { name, address }: { name: string; address: string }) {
  await page.goto(address);
  if (name === "quiz") {
    const right = page.getByRole("button", { name: /Light$/ });
    await goOnTo(page, right);
    await right.click();
  }
  await goOnTo(page, questions(page));
  // A headless shell can't resize its window in full screen, which class mode began in if the last tap wasn't long ago.
  const exit = page.getByRole("button", { name: "Exit full screen" });
  if (await exit.isVisible()) await exit.click();
  // A pointer that rests on a tool shows its name, above everything.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();
}

/** A question that has no answer yet: nothing of it is pressed, chosen or written. */
const isOpen = (question: Locator) =>
  question.evaluate(
    (box) =>
      !box.querySelector("[aria-pressed='true'], input:checked") &&
      ![...box.querySelectorAll<HTMLInputElement>("input[inputmode='numeric']")].some((each) => each.value),
  );

/** Answers what is open with one tap each, and records it; how many taps that took. */
async function record(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (where: Locator) => {
    taps += 1;
    await where.click();
  };
  const count = await asked(page).count();
  for (let at = 0; at < count; at += 1) {
    const question = asked(page).nth(at);
    const choices = question.locator("label:has(input), button[aria-pressed]");
    if ((await choices.count()) > 0 && (await isOpen(question))) await tap(choices.first());
  }
  await tap(send(page));
  await expect(page.getByRole("heading", { name: "Wonderful!" })).toBeVisible();
  return taps;
}

test("every kind is recorded in three taps, its questions and the button in sight on every screen", async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000);
  const items = await makeItems(portal);
  const { email } = await makeTeacher(portal, "Tapper", password);
  const own = await callsAs(portal, email, password);
  await own("POST", "/user/setNewPassword", { password: demoPassword });
  await openAs(page, email, "/instructor/home");

  await test.step("the first time, the class's size is asked, once", async () => {
    const [first] = items.splice(1, 1);
    await openQuestions(page, first ?? { name: "", address: "" });
    await page.getByRole("button", { name: "24", exact: true }).click();
    expect(await record(page), "taps after the size").toBe(3);
  });

  for (const item of items) {
    await test.step(item.name, async () => {
      await openQuestions(page, item);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const at = `${item.name} at ${size.width}`;
        await expect(send(page), `the button of ${at}`).toBeInViewport({ ratio: 1 });
        for (const question of await asked(page).all())
          await expect(question, `a question of ${at}`).toBeInViewport({ ratio: 1 });
      }
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 720 });
      if (item.name === "opening")
        await expect(page.getByRole("button", { name: "All 24" })).toHaveAttribute("aria-pressed", "true");
      expect(await record(page), `taps of ${item.name}`).toBeLessThanOrEqual(3);
    });
  }
});
