import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";
import { wantPasswordOnce } from "../support/wantPasswordOnce.ts";

test("who signed in long ago enters the password before an email changes, and loses nothing typed", async ({
  page,
  portal,
}) => {
  const teacher = await makeTeacher(portal, "Confirmed", "set by the program");
  await openAs(
    page,
    "super@kindling.example",
    `/users/instructor?search=${teacher.email}&edit=${teacher.id}`,
  );
  await wantPasswordOnce(page, "/user/update/instructor/*");
  const form = page.getByRole("dialog");
  await form.getByLabel(/^Email/).fill("confirmed.anew@lantern.example");
  await form.locator("button[type=submit]").click();
  const question = page.getByRole("dialog", { name: "Enter your password to go on" });
  const password = question.getByLabel("Your password");
  await expect(password).toBeFocused();
  await expectAccessible(page);

  await test.step("a wrong one is told at the field", async () => {
    await password.fill("a wrong guess");
    await password.press("Enter");
    await expect(question.getByRole("alert")).toHaveText("The current password is incorrect.");
    await expectAccessible(page);
  });

  await test.step("at 320 px nothing runs out of the window", async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(question.getByRole("button", { name: "Go on" })).toBeInViewport();
    await expectFits(page);
    await page.setViewportSize(size);
  });

  await password.fill(demoPassword);
  await question.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("updated successfully!")).toBeVisible();
  const call = await callsAs(portal, "super@kindling.example");
  const saved = await call<{ email: string }>("GET", `/user/${teacher.id}`);
  expect(saved.email).toBe("confirmed.anew@lantern.example");
});
