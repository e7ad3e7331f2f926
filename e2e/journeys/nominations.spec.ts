import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { demoPassword } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

const longName = ["Maximiliana Guadalupe de los Ángeles", "Fernández-Villanueva y Gutiérrez-Ñíguez"] as const;

/** Opens a nomination form of two for every class, as the staff do. */
async function openForm(page: Page, title: string): Promise<void> {
  const signedIn = await page.request.post("/api/auth/login", {
    data: { email: "admin@kindling.example", password: demoPassword },
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const made = await page.request.post("/api/studentNomanation/add", {
    headers: { authorization: `Bearer ${data.token}` },
    data: {
      title,
      start: daysFromToday(-1),
      end: daysFromToday(20),
      is_approved: true,
      max_per_class: 2,
      questions: [{ id: "why", label: "What did they do?", kind: "long_text", required: true }],
    },
  });
  expect(made.status()).toBe(201);
}

/** Presses what fetches certificates, and answers what came: its name and its bytes. */
async function fetchPdf(page: Page, button: Locator) {
  const coming = page.waitForEvent("download");
  await button.click();
  const download = await coming;
  const bytes = await readFile(await download.path());
  await expect(page.getByText("File Download successfully!").first()).toBeVisible();
  const pages = bytes.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 5).toString(), pages: pages.length };
}

async function nominate(page: Page, first: string, last: string, why: string): Promise<void> {
  await page.getByRole("textbox", { name: "Student First Name" }).fill(first);
  await page.getByRole("textbox", { name: "Student Last Name" }).fill(last);
  await page.getByRole("textbox", { name: "What did they do?" }).fill(why);
  await page.getByRole("button", { name: "Nominate", exact: true }).click();
  await expect(page.getByText(`${first} ${last} is nominated. 10 points for your class!`)).toBeVisible();
}

test("a class nominates its most, and its certificates are printed one by one, together, and by the site", async ({
  page,
}) => {
  await openForm(page, "Friend of the month");
  await openAs(page, "teacher@kindling.example", "/instructor/home/nominations");
  const card = page.getByRole("listitem", { name: "Friend of the month" });
  await expect(card).toContainText("0 of 2 nominated");
  await card.getByRole("link", { name: "Nominate: Friend of the month" }).click();

  await test.step("what is begun is still there after a look elsewhere", async () => {
    await page.getByRole("textbox", { name: "Student First Name" }).fill("Mi");
    await page.getByRole("button", { name: "Nominate", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Student Last Name" })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Student First Name" })).toHaveValue("Mi");
    await expectAccessible(page);
  });

  await test.step("two students are nominated, and then no more", async () => {
    await nominate(page, "Mina", "Park", "She waited for everybody.");
    await expect(page.getByText("You can nominate one more")).toBeVisible();
    await nominate(page, ...longName, "Shared the last apple.");
    await expect(page.getByText("Your class nominated all 2 students this form allows")).toBeVisible();
    await expect(page.getByRole("button", { name: "Nominate", exact: true })).toHaveCount(0);
    expect(page.url()).not.toMatch(/Mina|Park/);
    await expect(page).not.toHaveTitle(/Mina|Maximiliana/);
  });

  const named = page.getByRole("region", { name: "Friend of the month" });
  await test.step("a certificate is fetched, and both at once in Spanish", async () => {
    const one = named.getByRole("button", { name: `Certificate of ${longName.join(" ")}` });
    expect(await fetchPdf(page, one)).toEqual({ name: "SOC.pdf", begins: "%PDF-", pages: 1 });
    await page.getByRole("group", { name: "Language of the certificates" }).getByText("Español").click();
    const all = named.getByRole("button", { name: /^Print all 2 certificates/ });
    expect(await fetchPdf(page, all)).toEqual({ name: "SOC.pdf", begins: "%PDF-", pages: 2 });
  });

  await test.step("the list says so, on a phone as well", async () => {
    await page.getByRole("link", { name: "Back to nominations" }).click();
    await expect(card).toContainText("All nominated");
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test("a Site Leader prints all of a form for the site", async ({ page }) => {
  await openAs(page, "site@kindling.example", "/nomination-forms/response");
  // The charts make room for themselves before the list stands still.
  await expect(
    page
      .getByRole("region", { name: "At a glance" })
      .getByText(/responses/)
      .first(),
  ).toBeVisible();
  const row = page.getByRole("grid", { name: "Responses" }).getByRole("row").nth(1);
  await row.getByRole("button").last().click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveText(["Certificate", "All certificates for this form"]);
  const fetched = await fetchPdf(
    page,
    menu.getByRole("menuitem", { name: "All certificates for this form" }),
  );
  expect([fetched.name, fetched.begins]).toEqual(["SOC.pdf", "%PDF-"]);
  expect(fetched.pages).toBeGreaterThan(0);
});

test("a nomination made offline stays on the screen, and is sent after reconnecting", async ({ page }) => {
  await openForm(page, "Helper of the month");
  await openAs(page, "teacher@kindling.example", "/instructor/home/nominations");
  await page.getByRole("link", { name: "Nominate: Helper of the month" }).click();
  await page.getByRole("textbox", { name: "Student First Name" }).fill("Leo");
  await page.getByRole("textbox", { name: "Student Last Name" }).fill("Cruz");
  await page.getByRole("textbox", { name: "What did they do?" }).fill("Carried the chairs.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Nominate", exact: true }).click();
  await expect(page.getByText("Your text is still here")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Student Last Name" })).toHaveValue("Cruz");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Nominate", exact: true }).click();
  await expect(page.getByText("Leo Cruz is nominated.")).toBeVisible();
});

test("a letter for home is two clicks from the family connections, in either language", async ({ page }) => {
  await openAs(page, "teacher@kindling.example");
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/instructor/home/family-connection");
  await page
    .getByRole("link", { name: /^Letter in Spanish/ })
    .first()
    .click();
  await expect(page.getByRole("article")).toContainText("Querida familia:");
  await expect(page.getByRole("article")).toHaveAttribute("lang", "es");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.getByRole("group", { name: "Language of the letter" }).getByText("English").click();
  await expect(page).toHaveURL(/language=en/);
  await expect(page.getByRole("article").first()).toContainText("Please cut off and send back to school");
});
