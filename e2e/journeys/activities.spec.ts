import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { field, saveForm } from "../support/forms.ts";
import { goOnTo } from "../support/goOnTo.ts";
import { expect, openAs, test } from "../support/test.ts";

/** Fills a list of the form, Enter after each entry. */
async function fillList(page: Page, name: string, entries: readonly string[]): Promise<void> {
  await page.getByRole("textbox", { name: `${name}: next` }).click();
  for (const entry of entries) {
    await page.keyboard.insertText(entry);
    await page.keyboard.press("Enter");
  }
}

/** Opens the form for a new item by its address, and fills in what every item must have. */
async function begin(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`${path}?new`);
  await field(page, "Title").fill(title);
  await field(page, "Start").fill("2030-01-07");
  await field(page, "End").fill("2030-01-18");
}

interface Kind {
  readonly one: string;
  readonly path: string;
  readonly title: string;
  /** Fills in what the type has of its own. */
  fill(page: Page): Promise<void>;
  /** What a class sees of it, one step after the other. */
  readonly seen: readonly string[];
}

const steps = ["Pair up", "Lead by voice alone"];

const kinds: readonly Kind[] = [
  {
    one: "Mindfulness Open Form",
    path: "/mindfulness-open-forms",
    title: "Feather in the morning",
    seen: ["A feather lies on your hand."],
    fill: (page) => field(page, "Script").fill("A feather lies on your hand."),
  },
  {
    one: "Mindfulness Close Form",
    path: "/mindfulness-close-forms",
    title: "Feather in the evening",
    seen: ["The feather lands.", "Which moment do you keep?"],
    async fill(page) {
      await field(page, "Script").fill("The feather lands.");
      await field(page, "Closing Prompt").fill("Which moment do you keep?");
    },
  },
  {
    one: "Kinesthetic Activity",
    path: "/kinesthetic",
    title: "Trust on tiptoe",
    seen: ["One scarf for two", ...steps],
    async fill(page) {
      await fillList(page, "Materials", ["One scarf for two", "Chalk"]);
      await fillList(page, "Steps", steps);
    },
  },
  {
    one: "Project-Based Learning Activity",
    path: "/pbl-activities",
    title: "A bench for the yard",
    seen: ["Who stands alone?", ...steps],
    async fill(page) {
      await field(page, "Driving Question").fill("Who stands alone?");
      await fillList(page, "Steps", steps);
      await field(page, "Outcome").fill("A model of it");
    },
  },
  {
    one: "Peer-to-Peer Connection",
    path: "/peer-connections-activities",
    title: "Three good words",
    seen: ["Tell what you like in each other.", ...steps],
    async fill(page) {
      await field(page, "Group Size").fill("3");
      await field(page, "Prompt").fill("Tell what you like in each other.");
      await fillList(page, "Steps", steps);
    },
  },
  {
    one: "Family Connection",
    path: "/family-connections-activities",
    title: "Thanks at our table",
    seen: ["What went well today?", "Dear families, thank you."],
    async fill(page) {
      await field(page, "Letter to families in English").fill("Dear families, thank you.");
      await field(page, "Prompt").fill("What went well today?");
    },
  },
  {
    one: "Play Activity",
    path: "/play-activity",
    title: "Rain in the ring",
    seen: ["The one who holds the ball makes the rain."],
    async fill(page) {
      await field(page, "Players").fill("6 to 12");
      await field(page, "Rules").fill("The one who holds the ball makes the rain.");
    },
  },
  {
    one: "Lesson Plan Activity",
    path: "/lesson-activities",
    title: "The sound of courage",
    seen: ["What would you do?"],
    async fill(page) {
      await field(page, "Introduction for the Class").fill("What would you do?");
      await field(page, "Objective").fill("Tell courage from daring.");
      await field(page, "Procedure").fill("Read as far as the bridge.");
    },
  },
];

test("staff author one of each plain kind and find it in its preview", async ({ page }) => {
  await openAs(page, "admin@kindling.example");
  for (const { one, path, title, fill, seen } of kinds) {
    await test.step(one, async () => {
      await begin(page, path, title);
      await fill(page);
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await saveForm(page, `${one} added successfully`);
      const { data } = (await (await answered).json()) as { data: { id: number } };
      await page.goto(`${path}/preview/${data.id}`);
      await expect(page.getByText("Instructors don't see it")).toBeVisible();
      const stage = page.getByRole("region", { name: /^Step \d/ });
      for (const text of seen) await goOnTo(page, stage.getByText(text).first());
    });
  }
});

test("the editor keeps what is ordered, chosen and asked, by mouse and by keys", async ({ page }) => {
  await openAs(page, "admin@kindling.example");
  await begin(page, "/kinesthetic", "Kites in a row");
  const entry = (place: number) => page.getByRole("textbox", { name: `Steps ${place}`, exact: true });
  const question = (place: number) => page.getByRole("region", { name: `Question ${place}`, exact: true });

  await test.step("steps move by keys, by the mouse and by dragging", async () => {
    await fillList(page, "Steps", ["Three", "One", "Two"]);
    await entry(1).press("Alt+ArrowDown");
    await expect(entry(2)).toHaveValue("Three");
    await page.getByRole("button", { name: "Steps: move 2 down" }).click();
    await expect(entry(3)).toHaveValue("Three");
    const row = (place: number) => page.getByRole("listitem").filter({ has: entry(place) });
    // Entries change places once what is dragged has passed the middle.
    const last = await row(3).boundingBox();
    const targetPosition = { x: 60, y: (last?.height ?? 0) - 4 };
    await row(1).locator("[draggable=true]").dragTo(row(3), { targetPosition });
    await expect(entry(3)).toHaveValue("One");
  });

  await test.step("a question is shown as classes will see it", async () => {
    const words = ["Scale from 1 to 5", "Yes or no", "Choose several"];
    await page.getByRole("button", { name: "Add a question" }).click();
    await question(3)
      .getByRole("textbox", { name: /^Question/ })
      .fill("How did it go?");
    for (const word of words) {
      await question(3).getByRole("combobox", { name: "Answer type" }).click();
      await page.getByRole("option", { name: word }).click();
      await expect(question(3).getByRole("group", { name: /^Question 3/ })).toContainText("How did it go?");
    }
    const options = question(3).getByRole("textbox", { name: /^Option/ });
    await options.nth(0).fill("Often");
    await options.nth(1).fill("Never");
    await expect(question(3).getByRole("checkbox", { name: "Often" })).toBeVisible();
    const handle = question(2).locator("[draggable=true]");
    // What is dragged and where to must both be in sight: nothing scrolls under a pressed mouse.
    await question(1).scrollIntoViewIfNeeded();
    await handle.dragTo(question(1).getByRole("heading"));
    await expect(question(1).getByRole("textbox", { name: /^Question/ })).toHaveValue(/remember/);
  });

  await test.step("a standard is found by its words, or typed freely", async () => {
    const standard = page.getByRole("combobox", { name: "Standard 1" });
    await standard.fill("conflict");
    await page.getByRole("option", { name: /RS\.5/ }).click();
    await expect(standard).toHaveValue("CASEL RS.5 Resolving conflicts");
    await page.getByRole("combobox", { name: "Standard 2" }).fill("Our own 7");
  });
  await expectAccessible(page);
  await saveForm(page, "Kinesthetic Activity added successfully");
  await page.goto("/kinesthetic?search=Kites");
  await page.getByRole("rowheader", { name: "Kites in a row", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Standard 2" })).toHaveValue("Our own 7");
  await expect(entry(3)).toHaveValue("One");
  await page.getByRole("dialog").getByRole("link", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expectAccessible(page);
});
