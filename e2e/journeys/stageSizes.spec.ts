import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { resizeFullScreen } from "../support/resizeFullScreen.ts";
import { stageFaults, stageSizes } from "../support/stageFaults.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

const teacher = "teacher@kindling.example";

const sentence = "Two friends walk home in the dark with one lantern, and each of them wants to carry it.";
const steps = ["Find a partner", sentence, `${sentence} ${sentence}`];
const shared = {
  start: daysFromToday(-3),
  end: daysFromToday(20),
  is_approved: true,
  is_active: true,
  questions: [
    { id: "students", label: "How many students took part?", kind: "number", required: true },
    { id: "before", label: "How did the class feel before?", kind: "scale_5", required: true },
    { id: "reflection", label: "What will you remember about it?", kind: "long_text", required: false },
  ],
};
const letter = [
  "Dear families,",
  `This week we talk about sharing. ${sentence}`,
  `Ask your child about it at dinner. ${sentence} ${sentence}`,
  `${sentence} ${sentence}`,
  "Thank you for your stories.",
].join("\n\n");

/** One activity of each kind that is done on the stage, with all that a class is shown of it. */
const activities = {
  mindfulOpen: {
    path: "kindnessopening",
    details: {
      introduction: sentence,
      script: `${sentence} ${sentence} ${sentence}\n\n${sentence}`,
      audio_url: "https://lantern.example/calm.mp3",
      breathing: { inhale: 4, hold: 2, exhale: 6, rounds: 3 },
      duration_seconds: 60,
    },
  },
  mindfulClose: {
    path: "kindnessopening",
    details: { script: sentence, closing_prompt: "Which moment of today will you take home with you?" },
  },
  kinesthetic: {
    path: "kinesthetic",
    details: { materials: ["A rope", "Chalk", "Six cones", "A ball"], steps, duration_minutes: 20 },
  },
  projectBased: {
    path: "pbl-activity",
    details: {
      driving_question: "How can our school waste less of the food that it cooks every day?",
      steps,
      duration_days: 5,
    },
  },
  peerConnection: {
    path: "peer-connection",
    details: { prompt: "What makes you laugh?", steps, group_size: 2 },
  },
  familyConnection: {
    path: "family-connection",
    details: { prompt: "What are you thankful for?", letter: { en: letter, es: letter } },
  },
  playActivity: {
    path: "play-activity",
    details: {
      rules: `1. ${sentence}\n2. ${sentence}\n3. Begin again.`,
      players: "4 to 6",
      duration_minutes: 15,
    },
  },
  lessonPlan: { path: "lesson-activity", details: { steps, materials: ["A picture book"] } },
} as const;

/** A crossword as long as they usually are. */
const tenClues = {
  puzzle_type: "crossword",
  words: ["LISTEN", "NOTICE", "FEELING", "KIND", "ASK", "SHOES", "GENTLE", "TEARS", "SMILE", "LETTER"],
  clues: [
    "It takes two ears and one closed mouth",
    "See what others walk past",
    "It lives inside, and a face can show it",
    "A word for a friend, and for a sort",
    "Do this before you guess",
    "Walk a mile in somebody else's",
    "How you hold an egg or a kitten",
    "They come from sadness or from laughing",
    "It costs nothing and comes back",
    "Words that wait in an envelope",
  ],
} as const;

const puzzles = {
  search: { puzzle_type: "word_search", words: ["LANTERN", "LIGHT", "DUSK", "SHARE"], grid_size: 12 },
  scramble: {
    puzzle_type: "word_scramble",
    words: ["kindness", "hope"],
    clues: ["Being good to others", "A wish"],
  },
  crossword: {
    puzzle_type: "crossword",
    words: ["HOPE", "OPEN", "HELP"],
    clues: ["A wish", "Not shut", "What friends do"],
  },
  clues: { ...tenClues, seed: 2 },
  // Twelve squares wide, so that each is small.
  wide: { ...tenClues, seed: 37 },
} as const;

/** Makes an activity of each kind; returns where they are done. */
async function makeActivities(portal: Portal): Promise<string[]> {
  const call = await callsAs(portal, "super@kindling.example");
  const made: string[] = [];
  for (const [kind, { path, details }] of Object.entries(activities)) {
    const { id } = await call("POST", `/${kind}/add`, {
      ...shared,
      title: "Carry the lantern together",
      details: { illustration: "quiet-lantern", ...details },
    });
    made.push(`${path}/${id}`);
  }
  for (const [name, details] of Object.entries(puzzles)) {
    const { id } = await call("POST", "/puzzleForm/add", { ...shared, title: `Lantern ${name}`, details });
    made.push(`puzzles/${id}`);
  }
  const question_ids: number[] = [];
  for (const question of ["Who holds it?", `${sentence} Who of them holds it, and why?`]) {
    const answers = {
      answer_1: "All of us together",
      answer_2: "Somebody else who is not here today",
      answer_3: "Nobody",
      answer_4: "The one who asked first and waited for the other",
    };
    question_ids.push(
      (await call("POST", "/quizQuestion/add", { question, ...answers, correct_answer: 1 })).id,
    );
  }
  const { id } = await call("POST", "/quiz/add", { ...shared, title: "Lantern quiz", question_ids });
  made.push(`quizzes/${id}`);
  return made;
}

/** Collects what is wrong with what is on the screen, at both sizes. */
function watch(page: Page) {
  const faults = new Set<string>();
  const look = async (what: string) => {
    for (const { least, ...size } of stageSizes) {
      await resizeFullScreen(page, size);
      for (const each of await stageFaults(page, least)) faults.add(`${what}, ${size.width}: ${each}`);
    }
  };
  return { faults, look };
}

const stageStep = (page: Page) => page.getByRole("region", { name: /^Step \d+ of/ });

/** Waits for the step's own code; returns how it is called. */
async function stepName(page: Page): Promise<string> {
  await expect(stageStep(page)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /^Loading/ })).toHaveCount(0);
  return (await stageStep(page).getAttribute("aria-label")) ?? "";
}

/** Goes through the steps of what is on the stage. */
async function walkSteps(page: Page, look: (label: string) => Promise<void>) {
  for (;;) {
    const label = await stepName(page);
    await look(label);
    const [at, all] = label.match(/\d+/g) ?? [];
    if (at === all) return;
    await page.getByRole("button", { name: at === "1" ? "Begin" : "Next", exact: true }).click();
    await expect(stageStep(page)).not.toHaveAttribute("aria-label", label);
  }
}

test("every step of every kind can be read from the last row, and is in view", async ({ page, portal }) => {
  test.setTimeout(240_000);
  const { faults, look } = watch(page);
  const made = await makeActivities(portal);
  await page.route("https://lantern.example/**", (route) => route.abort());
  await openAs(page, teacher, "/instructor/home");
  await page.setViewportSize(stageSizes[0]);
  for (const path of made) {
    await page.goto(`/instructor/home/${path}`);
    await walkSteps(page, (label) => look(`${path} ${label}`));
  }

  await test.step("dialogs, the timer, and what is said in the end", async () => {
    for (const key of ["t", "?"]) {
      await page.goto(`/instructor/home/${made[0]}`);
      await stepName(page);
      await page.keyboard.press(key);
      await expect(page.getByRole("dialog")).toBeVisible();
      await look(`dialog ${key}`);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await page.keyboard.press("t");
    await page.getByRole("button", { name: "2 minutes" }).click();
    await expect(page.getByRole("timer")).toBeVisible();
    await look("timer");
    await page.keyboard.press("PageDown");
    await expect(page.getByRole("button", { name: /^Show the timer large/ })).toBeVisible();
    await look("timer in its corner");
    await page.goto(`/instructor/home/${made.at(-2)}`);
    await walkSteps(page, () => Promise.resolve());
    await page.getByRole("button", { name: /^(All )?24$/ }).click();
    await page.getByRole("radio", { name: "4 out of 5" }).check({ force: true });
    await page.getByRole("button", { name: /^Record it/ }).click();
    await expect(page.getByRole("heading", { name: "Wonderful!" })).toBeVisible();
    await look("recorded");
  });

  expect([...faults]).toEqual([]);
});

test("a vote can be read from the last row, its buttons included", async ({ page, portal }) => {
  const { faults, look } = watch(page);
  const password = "lantern-lantern-2026";
  const { email } = await makeTeacher(portal, "Vote", demoPassword);
  await (await callsAs(portal, email))("POST", "/user/setNewPassword", { password });
  await page.setViewportSize(stageSizes[0]);
  await openAs(page, email, "/instructor/home/charity-activity/vote", password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who should we help?");
  await page.getByRole("button", { name: /^1 / }).click();
  await expect(page.getByRole("button", { name: "Reveal" })).toBeEnabled();
  await look("vote");
  await page.getByRole("button", { name: "Reveal" }).click();
  await look("question");
  await page.getByRole("button", { name: "Reveal" }).click();
  await expect(page.getByRole("button", { name: "Record our choice" })).toBeVisible();
  await look("result");
  expect([...faults]).toEqual([]);
});

test("the stage is light or dark by its own choice, which the device keeps", async ({ page, portal }) => {
  test.setTimeout(240_000);
  const made = await makeActivities(portal);
  const stage = page.getByRole("main").locator("[data-color]").first();
  const quiz = `/instructor/home/${made.at(-1)}`;
  await openAs(page, teacher, quiz);
  await expect(stage).toHaveAttribute("data-color", "dark");
  // The keys are heard by the time that the tools of the stage are there.
  await expect(page.getByRole("button", { name: "Let the class answer" })).toBeVisible();
  await page.keyboard.press("l");
  await expect(stage).toHaveAttribute("data-color", "light");
  await page.reload();
  await expect(stage).toHaveAttribute("data-color", "light");
  // The desk's scheme is another matter.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-color", "dark");
  await expect(stage).toHaveAttribute("data-color", "light");
  for (const path of [made[0], made[5], made.at(-2), made.at(-1)]) {
    await page.goto(`/instructor/home/${path}`);
    await walkSteps(page, () => expectAccessible(page));
  }
  await page.getByRole("button", { name: "Dark background" }).click();
  await expect(stage).toHaveAttribute("data-color", "dark");
  await page.keyboard.press("?");
  await expect(page.getByText("Light or dark background")).toBeVisible();
});
