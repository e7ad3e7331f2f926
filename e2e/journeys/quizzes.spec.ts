import { daysFromToday } from "../support/days.ts";
import { choose, field, openForm, saveForm } from "../support/forms.ts";
import { expect, openAs, test } from "../support/test.ts";

const start = daysFromToday(-3);
const end = daysFromToday(20);

/** The smallest picture there is: one red point. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

/** Questions as a spreadsheet has them, fifty to a quiz, each with the name of a picture of its own. */
function questionsFile(count: number): Buffer {
  const header =
    "Quiz,Start,End,Question,Answer 1,Answer 2,Answer 3,Correct Answer,Primary Graphic Name,Math Op";
  const rows = Array.from({ length: count }, (_, index) => {
    const dates = index % 50 === 0 ? `${start},${end}` : ",";
    const quiz = `Lighthouse quiz ${1 + Math.floor(index / 50)}`;
    return `${quiz},${dates},What does this picture show?,A boat,A gull,A lamp,${1 + (index % 3)},lighthouse-${index}.png,`;
  });
  return Buffer.from([header, ...rows].join("\r\n"));
}

test("a quiz with a question of its own, and a nomination form, in their previews", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await openAs(page, "admin@kindling.example");

  await test.step("a quiz is written, its first question with it", async () => {
    await openForm(page, "/quiz", "Add Quiz");
    await field(page, "Title").fill("Harbor quiz");
    await field(page, "Start").fill(start);
    await field(page, "End").fill(end);
    await page.getByRole("button", { name: "Write a new question" }).click();
    const sheet = dialog.last();
    await sheet
      .getByLabel(/^Question/)
      .first()
      .fill("A crab has 6 legs and 4 more. How many legs has it?");
    await sheet.getByRole("combobox", { name: "Operation" }).click();
    await page.getByRole("option", { name: "+ Add" }).click();
    await expect(sheet.getByRole("img", { name: "6 + 4 = ?" })).toBeVisible();
    await sheet.getByRole("textbox", { name: "Answer 1" }).fill("9");
    await sheet.getByRole("textbox", { name: "Answer 2" }).fill("10");
    await sheet.getByRole("radio", { name: "Answer 2 is the right one" }).check();
    await sheet.locator("button[type=submit]").click();
    await expect(page.getByText("Question added successfully")).toBeVisible();
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByText("Right: 10")).toBeVisible();
    await dialog.getByRole("switch", { name: "Approved" }).check();
    await saveForm(page, "Quiz added successfully");
  });

  await test.step("its preview asks it and shows the right answer", async () => {
    await page
      .getByRole("row", { name: /Harbor quiz/ })
      .getByRole("link")
      .click();
    await dialog.getByRole("link", { name: "Preview" }).click();
    await expect(page.getByText("Instructors see it.")).toBeVisible();
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText("Question 1 of 1")).toBeVisible();
    await page.keyboard.press("1");
    await page.getByRole("button", { name: "Show the answer" }).click();
    await expect(page.getByText("The right answer: 10")).toBeVisible();
  });

  await test.step("a nomination form for one site is seen there and nowhere else", async () => {
    await openForm(page, "/nomination-forms", "Add Student Nomination Form");
    await field(page, "Title").fill("Harbor star");
    await field(page, "Start").fill(start);
    await field(page, "End").fill(end);
    await choose(page, "Sites", "Lincoln Elementary");
    await field(page, "Nominations per Class").fill("2");
    await dialog.getByRole("switch", { name: "Approved" }).check();
    await saveForm(page, "Student Nomination Form added successfully");
    await page
      .getByRole("row", { name: /Harbor star/ })
      .getByRole("link")
      .click();
    await dialog.getByRole("link", { name: "Preview" }).click();
    await choose(page, "Site", "Lincoln Elementary");
    await expect(page.getByText("Instructors see it.")).toBeVisible();
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText("We can nominate up to 2 people.")).toBeVisible();
    await choose(page, "Site", "Tidewater Elementary");
    await expect(page.getByText("It's for other instructors or sites")).toBeVisible();
  });
});

test("500 questions come in from a spreadsheet, and a picture finds its question by name", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  await openAs(page, "admin@kindling.example", "/quiz");
  await page.getByRole("button", { name: "Import" }).click();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "questions.csv", mimeType: "text/csv", buffer: questionsFile(500) });
  await dialog.getByRole("button", { name: "Import 500 rows" }).click();
  await expect(dialog.getByText("Import complete.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await page.goto("/quiz/questions?search=lighthouse-499");
  const row = page.getByRole("row", { name: /What does this picture show/ });
  await expect(row.getByText("lighthouse-499.png")).toBeVisible();
  await page.getByRole("button", { name: "Graphics", exact: true }).click();
  await dialog
    .locator("input[type=file]")
    .setInputFiles([{ name: "lighthouse-499.png", mimeType: "image/png", buffer: picture }]);
  await expect(dialog.getByRole("img", { name: "Uploaded" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(row.getByText("lighthouse-499.png")).toBeHidden();
  await expect(row.getByRole("img").or(row.locator("img"))).not.toHaveCount(0);
});
