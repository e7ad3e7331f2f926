import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff write a letter in Arabic, and a teacher prints the week with it", async ({ page, portal }) => {
  const teacher = "teacher@kindling.example";
  const week = await (await callsAs(portal, teacher))<{ letter: { type: string; id: number } }>(
    "GET",
    "/instructor/take-home",
  );
  expect(week.letter.type).toBe("family_connection_activity");
  const { id } = week.letter;
  const call = await callsAs(portal, "super@kindling.example");

  await test.step("a script without a font is named before it is saved", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, "super@kindling.example", `/family-connections-activities?edit=${id}`);
    await page.getByLabel("Add a language").click();
    await page.getByRole("option", { name: "العربية" }).click();
    const letter = page.getByRole("listitem", { name: "Letter in العربية" });
    const text = letter.getByRole("textbox", { name: /^Letter/ });
    await text.fill("ꦗꦮ");
    await expect(letter.getByText(/^These letters can't be printed: ꦗ/)).toBeVisible();
    await text.fill("أهلاً بالعائلات الكريمة");
    await expect(letter.getByText(/^These letters can't be printed/)).toHaveCount(0);
    await expect(text).toHaveAttribute("dir", "rtl");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect
      .poll(async () => {
        const { details } = await call<{ details: { letters?: object[] } }>("GET", `/familyConnection/${id}`);
        return details.letters;
      })
      .toMatchObject([{ language: "ar", text: "أهلاً بالعائلات الكريمة" }]);
  });

  for (const width of [1280, 390]) {
    await test.step(`the teacher saves one PDF at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, teacher, "/instructor/home");
      await page.getByRole("button", { name: "Take home (PDF)" }).click();
      const dialog = page.getByRole("dialog", { name: "Take home" });
      await dialog.getByRole("checkbox", { name: "English" }).uncheck();
      await expect(dialog.getByText("Choose at least one language.")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Save PDF" })).toBeDisabled();
      await dialog.getByRole("checkbox", { name: "العربية" }).check();
      await dialog.getByRole("checkbox", { name: "Español" }).check();
      await expectAccessible(page);
      await expectFits(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Save PDF" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^Take home \d{4}-\d\d-\d\d\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
      await expect(page.getByText("PDF saved")).toBeVisible();
    });
  }
});
