import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { expect, follow, openAs, test } from "../support/test.ts";

test("staff read the guide beside the screen, by keyboard, and it follows them", async ({ page }) => {
  await openAs(page, "super@kindling.example", "/donations");
  await expect(page.getByRole("heading", { level: 1, name: "Donations" })).toBeVisible();
  const help = page.getByRole("button", { name: "Help with this page" });
  await help.press("Enter");
  const guide = (name: string) => page.getByRole("complementary", { name });
  await expect(guide("Donations")).toBeFocused();
  await expect(guide("Donations").getByText("Large amounts are Held")).toBeVisible();
  const edge = async () => (await guide("Donations").boundingBox())?.x ?? 0;
  const account = await page.getByRole("button", { name: /^Account of / }).boundingBox();
  expect((account?.x ?? 0) + (account?.width ?? 0), "the account menu beside the guide").toBeLessThan(
    await edge(),
  );
  await expect(guide("Donations").getByRole("list").first()).toHaveCSS("list-style-type", "decimal");
  await expectAccessible(page);

  await test.step("links lead to other pages, another screen to the page about it", async () => {
    await guide("Donations").getByRole("button", { name: "payment run" }).click();
    const picture = guide("Payments to charities").getByRole("img", { name: /payment run/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(500);
    await follow(page, "/lead");
    await expect(guide("Leads")).toBeVisible();
  });

  await test.step("Escape closes it, and leads back to where it was opened", async () => {
    await guide("Leads").focus();
    await page.keyboard.press("Escape");
    await expect(guide("Leads")).toHaveCount(0);
    await expect(help).toBeFocused();
  });

  await test.step("the list of shortcuts leads to it", async () => {
    await page.getByRole("main").focus();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await list.getByRole("button", { name: "Open the guide" }).click();
    await expect(list).toBeHidden();
    await expect(guide("Leads")).toBeVisible();
  });
});

test("a teacher reads it in Spanish on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem("language", "es"));
  await openAs(page, "teacher@kindling.example", "/instructor/home");
  await expect(page.getByRole("heading", { level: 1, name: /^¡Buen/ })).toBeVisible();
  await expectFits(page);
  await page.getByRole("button", { name: "Ayuda sobre esta página" }).click();
  const guide = page.getByRole("complementary", { name: "Su inicio" });
  await expect(guide.getByText("Empezar con la clase")).toBeVisible();
  await expectFits(page);
  await guide.getByRole("button", { name: "Todos los temas" }).click();
  await page
    .getByRole("complementary", { name: "Guía para docentes" })
    .getByRole("button", { name: /^Nominaciones/ })
    .click();
  await page.getByRole("button", { name: "Cerrar la guía" }).click();
  await expect(page.getByRole("complementary", { name: /Nominaciones/ })).toHaveCount(0);
});
