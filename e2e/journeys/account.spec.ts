import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { expect, signIn, test } from "../support/test.ts";

const given = "set by the program";
const own = "a lantern of my own";

const email = (page: Page) => page.getByLabel("Email");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Sign in" });

/** What the browser keeps, by key. */
const kept = (page: Page, area: "localStorage" | "sessionStorage", key: string) =>
  page.evaluate(([where, name]) => window[where as "localStorage"].getItem(name as string), [area, key]);

async function fillNew(page: Page, text: string, again = text): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(text);
  await page.getByLabel("Confirm new password", { exact: true }).fill(again);
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
}

test("a wrong password is told on the card, and what was typed stays", async ({ page }) => {
  await page.goto("/school");
  await expect(page).toHaveURL(/\/log-in$/);
  await submit(page).click();
  await expect(page.getByRole("alert").getByText("Enter your email and password.")).toBeVisible();
  await email(page).fill("teacher@kindling.example");
  await password(page).fill("not this one");
  await submit(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Login failed");
  await expect(email(page)).toHaveValue("teacher@kindling.example");
  await expect(password(page)).toHaveValue("not this one");
  await expectAccessible(page);
  await password(page).fill(demoPassword);
  await submit(page).click();
  await expect(page).toHaveURL(/\/instructor\/home$/);
  await expect(page.getByText("Login successful!")).toBeVisible();
});

test("the card is 512 px wide, and small screens show the version", async ({ page }) => {
  await page.goto("/log-in");
  const card = page.getByRole("main").locator("> div");
  expect((await card.boundingBox())?.width).toBe(512);
  await expect(page.getByText("v1.0.94")).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByText("v1.0.94")).toBeVisible();
  await expectFits(page);
  await expect(submit(page)).toBeVisible();
});

test("too many tries: a clock counts down, the form is kept, and afterwards it goes on", async ({
  page,
  portal,
}) => {
  const who = { email: "guessed@lantern.example", password: "a guess" };
  for (let tries = 0; tries < 10; tries++) {
    const headers = { "content-type": "application/json" };
    await fetch(`${portal.url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(who) });
  }
  await page.clock.install();
  await page.goto("/log-in");
  await email(page).fill(who.email);
  await password(page).fill(who.password);
  await submit(page).click();
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText("Too many attempts");
  await expect(notice).toContainText("You can try again in 15 minutes.");
  const clock = page.getByRole("timer", { name: "Time left" });
  await expect(clock).toHaveText(/^14:\d\d$|^15:00$/);
  await page.clock.runFor("05:00");
  await expect(clock).toHaveText(/^(9:\d\d|10:00)$/);
  await expect(email(page)).toHaveValue(who.email);
  await expect(password(page)).toHaveValue(who.password);
  await expectAccessible(page);
  await page.clock.runFor("10:01");
  await expect(page.getByText("You can try again now.")).toBeVisible();
});

test("remember me keeps the login over the browser's session, otherwise the tab does", async ({ page }) => {
  await signIn(page, "site@kindling.example");
  expect(await kept(page, "sessionStorage", "jwtToken")).toBeTruthy();
  expect(await kept(page, "localStorage", "jwtToken")).toBeNull();
  await openAccountMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await email(page).fill("site@kindling.example");
  await password(page).fill(demoPassword);
  await page.getByLabel("Remember me").check();
  await submit(page).click();
  await expect(page).toHaveURL(/\/users\/instructor$/);
  expect(await kept(page, "localStorage", "jwtToken")).toBeTruthy();
  expect(await kept(page, "localStorage", "remember")).toBe("true");
  expect(await kept(page, "sessionStorage", "jwtToken")).toBeNull();
  const later = await page.context().newPage();
  await later.goto("/");
  await expect(later).toHaveURL(/\/users\/instructor$/);
});

test("forgot, mail, reset, success, and in again; the link works once", async ({ page, portal }) => {
  const teacher = await makeTeacher(portal, "Forgetful", given);
  await page.goto("/log-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("Enter the email you sign in with")).toBeVisible();
  await expectAccessible(page);
  await email(page).fill(teacher.email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("Email sent successful!")).toBeVisible();
  await expect(page.getByText(/we sent it a link/)).toBeVisible();
  await expectAccessible(page);
  const mail = await portal.mailTo(teacher.email, "Reset your Kindling password");
  const link = /https?:\S+reset-password\?token=[\w-]+/.exec(mail)?.[0] ?? "";
  await page.goto(link);
  await fillNew(page, own, "something else");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("The passwords don't match")).toBeVisible();
  await fillNew(page, "password123");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("main").getByText(/too easy to guess/)).toBeVisible();
  await expectAccessible(page);
  await fillNew(page, own);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Password reset successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/password-success$/);
  await expectAccessible(page);
  expect(await portal.mailTo(teacher.email, "Your password for Kindling was changed")).toBeTruthy();
  await page.getByRole("link", { name: "Go to sign-in" }).click();
  await signIn(page, teacher.email, own);
  await expect(page).toHaveURL(/\/instructor\/home$/);
  await page.goto(link);
  await fillNew(page, own);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This link no longer works");
  await expect(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
  await page.goto("/auth/reset-password");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This link is incomplete");
});

test("a person with a password from staff must first choose their own", async ({ page, portal }) => {
  const teacher = await makeTeacher(portal, "Newcomer", given);
  await signIn(page, teacher.email, given);
  await expect(page).toHaveURL(/\/change-password$/);
  await page.goto("/instructor/home");
  await expect(page).toHaveURL(/\/change-password$/);
  await expect(page.getByLabel("Current password", { exact: true })).toBeHidden();
  await expectAccessible(page);
  await fillNew(page, own);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Password change successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/instructor\/home$/);
});

test("a password of one's own is changed with the current one, and one stays in", async ({
  page,
  portal,
}) => {
  const teacher = await makeTeacher(portal, "Changer", given);
  await signIn(page, teacher.email, given);
  await fillNew(page, own);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL(/\/instructor\/home$/);
  await openAccountMenu(page);
  await page.getByRole("link", { name: "Change password" }).click();
  await page.getByLabel("Current password", { exact: true }).fill("not this one");
  await fillNew(page, "yet another lantern");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("main").getByText("The current password is incorrect.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Current password", { exact: true }).fill(own);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL(/\/instructor\/home$/);
});

test("a login that staff end leads to the sign-in, with nothing kept and a word a second later", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  await signIn(page, "standards@kindling.example");
  await expect(page.getByText("standards@kindling.example")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("RowsPerPage", "100"));
  const [person] = await call<{ id: number }[]>("GET", "/user?search=standards@kindling.example");
  await call("POST", `/user/${person?.id}/endLogins`, {});
  // From here on the page's clock moves only when told to.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("searchbox", { name: "Search" }).fill("somebody");
  await expect(async () => {
    await page.clock.runFor(100);
    expect(page.url()).toMatch(/\/log-in$/);
  }).toPass();
  expect(await kept(page, "sessionStorage", "jwtToken")).toBeNull();
  expect(await kept(page, "localStorage", "RowsPerPage")).toBeNull();
  const word = page.getByText("Something went wrong");
  await page.clock.runFor(700);
  await expect(word).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(word).toBeVisible();
});

test("logout forgets the login and leads to the sign-in", async ({ page }) => {
  await signIn(page, "provider@kindling.example");
  await openAccountMenu(page);
  const account = page.getByRole("dialog", { name: "Account of Daniel Okonjo" });
  await expect(account.getByText("provider@kindling.example")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/log-in$/);
  await expect(page.getByText("Logged Out successful!")).toBeVisible();
  expect(await kept(page, "sessionStorage", "jwtToken")).toBeNull();
  await page.goto("/users/instructor");
  await expect(page).toHaveURL(/\/log-in$/);
});

test("mails come in the language that was chosen in the header", async ({ page, portal }) => {
  await signIn(page, "teacher2@kindling.example");
  const told = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("button", { name: "ES: Español" }).click();
  expect((await told).status()).toBe(200);
  await expect(page.getByRole("button", { name: "EN: English" })).toBeVisible();
  const english = await fetch(`${portal.url}/api/user/forgotPassword`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "en" },
    body: JSON.stringify({ email: "teacher2@kindling.example" }),
  });
  expect(english.status).toBe(200);
  expect(await portal.mailTo("teacher2@kindling.example", "Hola, Marcus")).toContain("reset-password?token=");
});

test("a teacher signs another device out, at 320 px", async ({ page, browser, portal }) => {
  const teacher = await makeTeacher(portal, "Twice", given);
  await signIn(page, teacher.email, given);
  await fillNew(page, own);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL(/\/instructor\/home$/);
  const other = await browser.newPage({ baseURL: portal.url });
  await signIn(other, teacher.email, own);
  await page.setViewportSize({ width: 320, height: 640 });
  await openAccountMenu(page);
  await page.getByRole("button", { name: "Where you're signed in" }).click();
  const dialog = page.getByRole("dialog", { name: "Where you're signed in" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await expectFits(page);
  await dialog.getByRole("button", { name: /^Sign out Chrome on/ }).press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/log-in/);
  await other.close();
});
