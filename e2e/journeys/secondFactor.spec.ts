import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { expect, signIn, testOnOwnPortal } from "../support/test.ts";
import { wantPasswordOnce } from "../support/wantPasswordOnce.ts";

/** Browsers make passkeys for names, not for IP addresses. */
const test = testOnOwnPortal({}, "localhost");

/** An app that never shows a code twice: each counts once. */
function appOf(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  let last = 0;
  return () => {
    const step = Math.max(last + 1, Math.floor(Date.now() / 30_000));
    last = step;
    return app.generate({ timestamp: step * 30_000 });
  };
}

const code = (page: Page) => page.getByLabel("6-digit code");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function fillPassword(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/log-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Sign in").click();
}

async function confirmPassword(page: Page, name = "Continue"): Promise<void> {
  await page.getByLabel("Your password", { exact: true }).fill(demoPassword);
  await button(page, name).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await button(page, "Logout").click();
  await expect(page).toHaveURL(/\/log-in$/);
}

/** Reads the secret that is shown, and sends a first code. */
async function finishApp(page: Page) {
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const next = appOf((await page.locator(".factor-secret code").textContent()) ?? "");
  await code(page).fill(next());
  await button(page, "Turn on").click();
  const codes = page.getByRole("list", { name: "Save your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return { next, recovery: await codes.allTextContents() };
}

async function keepCodes(page: Page): Promise<void> {
  await page.getByLabel("I saved these codes").check();
  await button(page, "Continue").click();
}

test("an app, recovery codes, and a device that isn't asked again, at 320 px", async ({ page }) => {
  const email = "teacher@kindling.example";
  await signIn(page, email);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("link", { name: "Two-step sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Set up an app").click();
  await page.getByLabel("Your password", { exact: true }).fill("not this one");
  await button(page, "Continue").click();
  await expect(page.getByRole("main").getByText("The current password is incorrect.")).toBeVisible();
  await confirmPassword(page);
  await expectAccessible(page);
  await expectFits(page);
  const { next, recovery } = await finishApp(page);
  await expectAccessible(page);
  await expectFits(page);
  await keepCodes(page);
  await expect(page.getByText("10 codes are left.")).toBeVisible();
  await signOut(page);

  await fillPassword(page, email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectAccessible(page);
  await code(page).fill("000000");
  await button(page, "Continue").click();
  await expect(page.getByRole("main").getByText(/This code is incorrect/)).toBeVisible();
  await code(page).fill(next());
  await page.getByLabel("Don't ask on this device for 30 days").check();
  await code(page).press("Enter");
  await expect(page).toHaveURL(/\/instructor\/home$/);
  await signOut(page);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/instructor\/home$/);

  await page.goto("/second-factor");
  await page.getByRole("button", { name: /^Ask for a code again on Chrome/ }).click();
  await expect(page.getByRole("heading", { name: "Remembered devices" })).toBeHidden();
  await signOut(page);
  await fillPassword(page, email);
  await button(page, "Use a recovery code").click();
  await page.getByLabel("Recovery code").fill(recovery[0]?.toLowerCase() ?? "");
  await button(page, "Continue").click();
  await expect(page).toHaveURL(/\/instructor\/home$/);
  await page.goto("/second-factor");
  await expect(page.getByText("9 codes are left.")).toBeVisible();
});

/** Gives the browser an authenticator that says yes by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is made, signs in without a password, and is renamed and removed", async ({ page }) => {
  await addAuthenticator(page);
  await signIn(page, "provider@kindling.example");
  await page.goto("/second-factor");
  await button(page, "Add a passkey").click();
  await confirmPassword(page);
  await keepCodes(page);
  await button(page, /^Rename Chrome on/).click();
  await page.getByLabel("Name").fill("Laptop");
  await button(page, "Save name").click();
  await expect(page.getByText("Laptop")).toBeVisible();
  await expectAccessible(page);
  await signOut(page);
  await expectAccessible(page);
  // The offer in the field for the email may be faster than the button.
  await Promise.all([
    expect(page).toHaveURL(/\/users\/provider-leader$/),
    button(page, "Sign in with a passkey")
      .click({ timeout: 3000 })
      .catch(() => undefined),
  ]);
  await page.goto("/second-factor");
  await expect(page.getByText(/Last used/)).toBeVisible();
  await button(page, "Remove Laptop").click();
  await confirmPassword(page, "Remove");
  await expect(page.getByText("Laptop")).toBeHidden();
  await signOut(page);
  await signIn(page, "provider@kindling.example");
  await expect(page).toHaveURL(/\/users\/provider-leader$/);
});

test("a passkey confirms a change of an email, without the password", async ({ page, portal }) => {
  await addAuthenticator(page);
  const teacher = await makeTeacher(portal, "Keyed", "set by the program");
  await signIn(page, "super@kindling.example");
  await page.goto("/second-factor");
  await button(page, "Add a passkey").click();
  await confirmPassword(page);
  await keepCodes(page);
  await wantPasswordOnce(page, "/user/update/instructor/*");
  await page.goto(`/users/instructor?search=${teacher.email}&edit=${teacher.id}`);
  const form = page.getByRole("dialog");
  await form.getByLabel(/^Email/).fill("keyed.anew@lantern.example");
  await form.locator("button[type=submit]").click();
  const question = page.getByRole("dialog", { name: "Enter your password to go on" });
  await expect(question.getByRole("button", { name: "Use a passkey" })).toBeVisible();
  await expectAccessible(page);
  const confirmed = page.waitForResponse("**/api/user/me/confirm/passkey");
  await question.getByRole("button", { name: "Use a passkey" }).click();
  expect((await confirmed).status()).toBe(200);
  await expect(page.getByText("updated successfully!")).toBeVisible();
  const call = await callsAs(portal, "admin@kindling.example");
  const saved = await call<{ email: string }>("GET", `/user/${teacher.id}`);
  expect(saved.email).toBe("keyed.anew@lantern.example");
  await page.goto("/second-factor");
  await page.getByRole("button", { name: /^Remove Chrome on/ }).click();
  await confirmPassword(page, "Remove");
  await expect(page.getByText("Passkey removed")).toBeVisible();
});

test("a Super Admin requires a second step of a role, and resets somebody's", async ({ page, portal }) => {
  await signIn(page, "super@kindling.example");
  await page.getByRole("button", { name: "Administration" }).click();
  await page.getByRole("link", { name: "Sign-in rules" }).click();
  await expect(page.getByRole("heading", { name: "Roles", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Super Admins/).check();
  await button(page, "Save").click();
  await expect(page.getByText(/This includes your own account/).first()).toBeVisible();
  await page.getByLabel(/^Super Admins/).uncheck();
  await page.getByLabel(/^Site Leaders/).check();
  await button(page, "Save").click();
  await expect(page.getByText("updated successfully!")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signOut(page);

  await fillPassword(page, "site@kindling.example");
  await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Set up an app").click();
  await finishApp(page);
  await keepCodes(page);
  await expect(page).toHaveURL(/\/users\/instructor$/);
  await signOut(page);

  const call = await callsAs(portal, "super@kindling.example");
  const [leader] = await call<{ id: number }[]>("GET", "/user?search=site@kindling.example");
  await signIn(page, "super@kindling.example");
  await page.goto(`/users/site-leader/${leader?.id}`);
  const card = page.getByRole("region", { name: "Two-step sign-in" });
  await card.getByRole("button", { name: "Reset" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Lost phone");
  await dialog.getByLabel("Your password").fill(demoPassword);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText("can now sign in with only a password.")).toBeVisible();
  await expect(card.getByText("No second step yet.", { exact: false })).toBeVisible();
  expect(await portal.mailTo("site@kindling.example", "Your second step")).toContain("signed you out");
});
