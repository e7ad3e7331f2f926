import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { daysFromToday } from "../support/days.ts";
import { choose, field, openForm, saveForm } from "../support/forms.ts";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { instructorsFile } from "../support/instructorsFile.ts";
import { expect, signIn, test } from "../support/test.ts";

const password = "a lantern for the evening";

/** Follows the emailed link and sets a password. */
async function setPasswordFromMail(page: Page, mail: string): Promise<void> {
  const link = /https?:\S+reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? "";
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Password set" })).toBeVisible();
}

test("from a new provider to a counted response", async ({ page, browser, portal }) => {
  test.setTimeout(300_000);
  const start = daysFromToday(-7);
  const end = daysFromToday(30);

  await test.step("the Super Admin makes a program, a provider, a site, and a colleague for the curriculum", async () => {
    await signIn(page, "super@kindling.example");
    await openForm(page, "/program-video", "Add Program");
    await field(page, "Name").fill("Evening Kindness");
    await choose(page, "Kind", "After school");
    await saveForm(page, "Program added successfully");
    await openForm(page, "/providers", "Add Provider");
    await field(page, "Name").fill("Lantern Hill Schools");
    await saveForm(page, "Provider added successfully");
    await openForm(page, "/school", "Add Site");
    await field(page, "Name").fill("Lantern Hill Elementary");
    await choose(page, "Provider", "Lantern Hill Schools");
    await choose(page, "Program", "Evening Kindness");
    await saveForm(page, "Site added successfully");
    await openForm(page, "/users/site-leader", "Add Site Leader");
    await field(page, "First Name").fill("Lena");
    await field(page, "Last Name").fill("Leader");
    await field(page, "Email").fill("lena@lantern.example");
    await choose(page, "Sites", "Lantern Hill Elementary");
    await saveForm(page, "Site Leader added successfully");
    await openForm(page, "/users/super-admin", "Add Super Admin");
    await field(page, "First Name").fill("Cora");
    await field(page, "Last Name").fill("Curriculum");
    await field(page, "Email").fill("cora@lantern.example");
    await choose(page, "Role", "Super Admin");
    await page
      .getByRole("group", { name: "Permissions" })
      .getByRole("button", { name: "Curriculum" })
      .click();
    await saveForm(page, "Super Admin added successfully");
  });

  await test.step("200 instructors come in: three bad rows are shown, then corrected, imported, undone, imported", async () => {
    await page.goto("/users/instructor");
    await page.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog");
    const upload = (file: Buffer) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "instructors.csv", mimeType: "text/csv", buffer: file });
    await upload(instructorsFile(200, { bad: true }));
    await expect(dialog.getByText(/^3 cells need attention, in 3 rows/)).toBeVisible();
    await expect(dialog.getByText(/“No Such School” wasn't found in Sites./)).toBeVisible();
    await dialog.getByRole("button", { name: "Choose another file" }).click();
    await upload(instructorsFile(200));
    await dialog.getByRole("button", { name: "Import 200 rows" }).click();
    await expect(dialog.getByText("Import complete.")).toBeVisible();
    await dialog.getByRole("button", { name: "Undo this import" }).click();
    await expect(dialog.getByText(/^Undone: 200 rows/)).toBeVisible();
    await dialog.getByRole("button", { name: "Import another file" }).click();
    await upload(instructorsFile(200));
    await dialog.getByRole("button", { name: "Import 200 rows" }).click();
    await expect(dialog.getByText("Import complete.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await page.goto("/users/instructor?search=teacher007");
    await expect(page.getByText("teacher007@lantern.example")).toBeVisible();
  });

  const author = await (await browser.newContext()).newPage();
  await test.step("her colleague makes session, trait, theme and a mindful open form, previews and approves it", async () => {
    await setPasswordFromMail(author, await portal.mailTo("cora@lantern.example", "reset-password?token="));
    await signIn(author, "cora@lantern.example", password);
    await openForm(author, "/trait", "Add Character Trait");
    await field(author, "Title").fill("Lantern Patience");
    await field(author, "Start").fill(start);
    await field(author, "End").fill(end);
    await saveForm(author, "Character Trait added successfully");
    await openForm(author, "/session", "Add Session");
    await field(author, "Name").fill("Lantern Session");
    await choose(author, "Program", "Evening Kindness");
    await field(author, "Start").fill(start);
    await field(author, "End").fill(end);
    await choose(author, "Character Trait", "Lantern Patience");
    await saveForm(author, "Session added successfully");
    await openForm(author, "/session-themes", "Add Session Theme");
    await field(author, "Session Theme").fill("Lantern Waiting");
    await field(author, "Start").fill(start);
    await field(author, "End").fill(end);
    await choose(author, "Session", "Lantern Session");
    await saveForm(author, "Session Theme added successfully!");
    await openForm(author, "/mindfulness-open-forms", "Add Mindfulness Open Form");
    await field(author, "Title").fill("Slow as a lantern");
    await field(author, "Start").fill(start);
    await field(author, "End").fill(end);
    await choose(author, "Session", "Lantern Session");
    await choose(author, "Session Theme", "Lantern Waiting");
    await field(author, "Script").fill("Imagine a small lantern in your hands.");
    await saveForm(author, "Mindfulness Open Form added successfully");
    await author.goto("/mindfulness-open-forms?search=Slow+as+a+lantern");
    await author.getByText("Slow as a lantern").first().click();
    await expect(author.getByRole("dialog").getByText("How many students took part?").first()).toBeVisible();
    await author.keyboard.press("Escape");
    await author.getByRole("button", { name: "Actions for Slow as a lantern" }).click();
    await author.getByRole("menuitem", { name: "Preview" }).click();
    await choose(author, "Grade", "3");
    await expect(author.getByText("Instructors don't see it:")).toBeVisible();
    await expect(author.getByText("It isn't approved yet")).toBeVisible();
    await author.goto("/mindfulness-open-forms?search=Slow+as+a+lantern");
    await author.getByRole("button", { name: "Actions for Slow as a lantern" }).click();
    await author.getByRole("menuitem", { name: "Approve" }).click();
    await expect(author.getByText("Approved Slow as a lantern")).toBeVisible();
  });

  const teacher = await (await browser.newContext()).newPage();
  await test.step("an imported instructor sets a password, runs it in class mode and answers; a second answer is refused", async () => {
    await setPasswordFromMail(
      teacher,
      await portal.mailTo("teacher007@lantern.example", "reset-password?token="),
    );
    await signIn(teacher, "teacher007@lantern.example", password);
    await expect(teacher).toHaveURL(/\/instructor\/home/);
    await teacher.getByRole("link", { name: "Mindful moments", exact: true }).click();
    await teacher.getByRole("link", { name: /^Slow as a lantern/ }).click();
    await goOnTo(teacher, questions(teacher));
    await teacher.getByRole("radio", { name: "3 out of 5" }).first().check({ force: true });
    await teacher.getByRole("radio", { name: "5 out of 5" }).last().check({ force: true });
    await teacher.getByRole("textbox", { name: "How many students took part?" }).fill("24");
    await teacher.getByRole("button", { name: /^Record it/ }).click();
    await expect(teacher.getByText("5 more points. Your class now has 5.")).toBeVisible();
    const refused = await secondAnswer(teacher);
    expect(refused.status).toBe(409);
    expect(refused.message).toContain("already answered");
  });

  const leader = await (await browser.newContext()).newPage();
  await test.step("the Site Leader sees the response and none of another site's", async () => {
    await setPasswordFromMail(leader, await portal.mailTo("lena@lantern.example", "reset-password?token="));
    await signIn(leader, "lena@lantern.example", password);
    await leader.goto("/mindfulness-open-forms/responses");
    await expect(leader.getByText("Slow as a lantern").first()).toBeVisible();
    await expect(leader.getByText("1–1 of 1")).toBeVisible();
  });

  await test.step("the Activity Summary Report counts it", async () => {
    await page.goto("/activity-summary");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Download/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Activity Summary Report.xlsx");
    const workbook = await readXlsx(readFileSync(await download.path()));
    const [header = [], ...rows] = workbook.sheets[0]?.rows ?? [];
    const site = rows.find((row) => row.includes("Lantern Hill Elementary")) ?? [];
    expect(site[header.indexOf("Instructors")]).toBe(200);
    expect(site[header.indexOf("Mindfulness Open Forms")]).toBe(1);
    expect(site[header.indexOf("Total")]).toBe(1);
  });
});

/** Sends the same class's answer again, as another window of hers would. */
function secondAnswer(page: Page): Promise<{ status: number; message: string }> {
  return page.evaluate(async () => {
    const authorization = `Bearer ${sessionStorage.getItem("jwtToken")}`;
    const me = await fetch("/api/user/me", { headers: { authorization } });
    const own = (await me.json()) as { data: { schools: { id: number }[] } };
    const school_id = own.data.schools[0]?.id;
    const seen = await fetch(`/api/instructor/curriculum-data?school_id=${school_id}`, {
      headers: { authorization },
    });
    const on = (await seen.json()) as { data: { id: number; title: string }[] };
    const item = on.data.find(({ title }) => title === "Slow as a lantern");
    const answer = await fetch("/api/instructor/activity-form-response/add", {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ school_id, object_id: item?.id, answers: { students: 3, before: 1, after: 1 } }),
    });
    const said = (await answer.json()) as { message: string };
    return { status: answer.status, message: said.message };
  });
}
