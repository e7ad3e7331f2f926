import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectWords } from "../support/expectWords.ts";
import { openFilters } from "../support/openFilters.ts";
import { callsAs, makeTeacher } from "../support/people.ts";
import { expect, follow, openAs, signIn, test } from "../support/test.ts";

const password = "lantern-kindness-2026";
const users = ["Super Admins", "Provider Leaders", "Site Leaders", "Instructors"];
const leaderUsers = ["Provider Leaders", "Site Leaders", "Instructors"];
const leaderReports = ["Activity Summary", "Charity Distribution by Provider"];

interface Area {
  readonly email: string;
  readonly who: string;
  readonly home: RegExp;
  /** Lines of the menu that are there, and that are not. */
  readonly lines: readonly string[];
  readonly without: readonly string[];
  readonly forbidden: readonly string[];
}

/** What each of the demo program's people finds: written from section 2 of the specification. */
const areas: readonly Area[] = [
  {
    email: "super@kindling.example",
    who: "a Super Admin",
    home: /\/users\/super-admin$/,
    lines: ["Overview", "Pace", "Users", ...users, "Giving", "Money", "Reports", "Administration"],
    without: [],
    forbidden: ["/instructor/home", "/instructor/selection"],
  },
  {
    email: "charities@kindling.example",
    who: "a Super Admin with Charities and Reports",
    home: /\/charity$/,
    lines: ["Overview", "Pace", "Giving", "Charities", "Money", "Reports", "Administration"],
    without: ["Users", "Curriculum"],
    forbidden: ["/users/instructor", "/school", "/trait"],
  },
  {
    email: "admin@kindling.example",
    who: "an admin with four groups",
    home: /\/users\/super-admin$/,
    lines: ["Overview", "Pace", "Users", ...users, "Curriculum", "Activities", "Responses", "Administration"],
    without: ["Giving", "Charities"],
    forbidden: ["/charity", "/instructor/home"],
  },
  {
    email: "provider@kindling.example",
    who: "a Provider Leader",
    home: /\/users\/provider-leader$/,
    lines: ["Overview", "Pace", "Users", ...leaderUsers, "Sites", "Responses", ...leaderReports],
    without: ["Reports", "Super Admins", "Audit Log", "Curriculum"],
    forbidden: ["/users/super-admin", "/districts", "/audit-log", "/mindfulness-open-forms/responses/1"],
  },
  {
    email: "site@kindling.example",
    who: "a Site Leader",
    home: /\/users\/instructor$/,
    lines: ["Overview", "Pace", "Instructors", "Leaders", "Sites", "Responses", ...leaderReports],
    without: ["Reports", "Users", "Audit Log"],
    forbidden: ["/users/super-admin", "/providers", "/audit-log", "/instructor/home"],
  },
];

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const line = (page: Page, name: string) =>
  menu(page)
    .getByRole("link", { name, exact: true })
    .or(menu(page).getByRole("button", { name, exact: true }));

for (const { email, who, home, lines, without, forbidden } of areas) {
  test(`${who} lands at home, finds the menu of the role, and nothing behind other doors`, async ({
    page,
  }) => {
    await signIn(page, email);
    await expect(page).toHaveURL(home);
    await expectWords(page);
    for (const name of lines) await expect(line(page, name)).toBeVisible();
    for (const name of without) await expect(line(page, name)).toHaveCount(0);
    const titles = await menu(page).getByRole("link").allInnerTexts();
    expect(new Set(titles).size).toBe(titles.length);
    const start = new URL(page.url()).pathname;
    for (const path of forbidden) {
      await follow(page, path);
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await expect(page).toHaveURL(/\/404$/);
      await expect(menu(page)).toBeVisible();
      await follow(page, start);
      await expect(menu(page)).toBeVisible();
    }
    for (const path of [...forbidden.slice(0, 1), "/nowhere"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/404$/);
    }
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await page.goto("/users");
    await expect(page).toHaveURL(home);
    await menu(page).getByRole("link", { name: "Kindling: home page" }).click();
    await expect(page).toHaveURL(home);
  });
}

test("an instructor lands in the classroom and gets nowhere else", async ({ page }) => {
  await signIn(page, "teacher@kindling.example");
  await expect(page).toHaveURL(/\/instructor\/home$/);
  for (const path of ["/users/instructor", "/school", "/audit-log"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/404$/);
  }
  await expectAccessible(page);
});

test("an instructor at two sites chooses first", async ({ page }) => {
  await signIn(page, "teacher2@kindling.example");
  await expect(page).toHaveURL(/\/instructor\/selection$/);
});

test("staff see the screen they are at by its first segment, leaders by the exact path", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const [teacher] = await call<{ id: number }[]>("GET", "/user?role=Instructor&search=teacher@");
  await openAs(page, "super@kindling.example", `/users/instructor/${teacher?.id}`);
  await expect(line(page, "Instructors")).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("GiverTV Episodes:")).toBeVisible();
  await expectWords(page);
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await openAs(page, "provider@kindling.example", "/users/instructor");
  await expect(line(page, "Instructors")).toHaveAttribute("aria-current", "page");
  await page.goto(`/users/instructor/${teacher?.id}`);
  await expect(page.getByRole("heading", { name: "Elena Brooks" })).toBeVisible();
  // The group is open all the same.
  await expect(line(page, "Instructors")).toBeVisible();
  await expect(menu(page).locator("[aria-current]")).toHaveCount(0);
});

test("a leader looks after somebody: page, sign-ins, end of all logins; staff read of it in the log", async ({
  page,
  browser,
  portal,
}) => {
  await callsAs(portal, "teacher@kindling.example");
  await openAs(page, "site@kindling.example");
  await page.getByRole("searchbox", { name: "Search" }).fill("Elena");
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.getByRole("button", { name: "Actions for Elena Brooks" }).click();
  await page.getByRole("menuitem", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { name: "Elena Brooks" })).toBeVisible();
  const signIns = page.getByRole("region", { name: "Sign-ins" });
  await expect(signIns.getByText("Open").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Changes to this account" })).toHaveCount(0);
  await expectAccessible(page);
  await signIns.getByRole("button", { name: "Sign out everywhere" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText(/\d+ devices? signed out/)).toBeVisible();
  await expect(signIns.getByText("Open", { exact: true })).toHaveCount(0);
  await page.goto("/users/instructor/999999");
  await expect(page.getByRole("heading", { level: 1, name: /not found$/ })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await openAs(staff, "admin@kindling.example", "/users/instructor?search=Elena");
  await staff.getByRole("link", { name: "Elena Brooks" }).click();
  await staff.getByRole("link", { name: "Profile, sign-ins and changes" }).click();
  const changes = staff.getByRole("region", { name: "Changes to this account" });
  await expect(changes.getByText("Devices signed out")).toBeVisible();
  await expectAccessible(staff);
  await changes.getByRole("link", { name: "All changes" }).click();
  await expect(staff).toHaveURL(/\/audit-log\?entity=user&entity_id=\d+$/);
  await expect(staff.getByText("Ruth Castellanos").first()).toBeVisible();
});

test("a leader takes somebody of another site off their own, and can't touch the account", async ({
  page,
  browser,
  portal,
}) => {
  const staff = await callsAs(portal, "super@kindling.example");
  const { id, email } = await makeTeacher(portal, "Shared", password);
  const sites = await staff<{ id: number }[]>("GET", "/school?rows=100");
  const [own] = await staff<{ id: number }[]>("GET", "/school?rows=1&search=Willow%20Creek");
  const other = sites.find((site) => site.id !== own?.id)?.id;
  await staff("PATCH", `/user/update/instructor/${id}`, { school_ids: [own?.id, other] });

  const leader = await callsAs(portal, "site@kindling.example");
  const whole = /403 .*Shared Lantern also belongs to a site outside yours/;
  await expect(
    leader("POST", `/user/changePassword/${id}`, { password: "another-pass-2026" }),
  ).rejects.toThrow(whole);
  await expect(
    leader("PATCH", `/user/update/instructor/${id}`, { email: "taken@lantern.example" }),
  ).rejects.toThrow(whole);

  await openAs(page, "site@kindling.example", "/users/instructor?search=Shared");
  await page.getByRole("button", { name: "Actions for Shared Lantern" }).click();
  await expect(page.getByRole("menuitem", { name: /password/i })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Shared Lantern" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("This person also belongs to a site outside yours.")).toBeVisible();
  await expect(sheet.getByLabel("Email")).not.toBeEditable();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /Willow Creek/ }).press("Delete");
  await sheet.getByRole("button", { name: "Save changes" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Shared Lantern" })).toHaveCount(0);

  // The account is as it was: the password that staff set still signs in, and is to be replaced.
  const teacher = await (await browser.newContext()).newPage();
  await openAs(teacher, email, "/", password);
  await expect(teacher.getByRole("heading", { level: 1 })).toHaveText("Choose your password");
  await teacher.close();
});

test("the audit log tells old and new, narrows, and brings back what was deleted", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const { id: program_id } = await call("POST", "/program/add", {
    name: "Audited Program",
    program: "in_school",
  });
  const { id: provider_id } = await call("POST", "/provider/add", { name: "Audited Provider" });
  const { id: district_id } = await call("POST", "/district/add", { name: "Audited District" });
  const site = await call("POST", "/school/add", { name: "Audited Site", provider_id, program_id });
  await call("PATCH", `/school/update/${site.id}`, { district_id, address: "1 Main Street" });
  await call("DELETE", `/school/delete/${site.id}`);
  await openAs(page, "super@kindling.example", "/audit-log?search=Audited+Site");
  await expect(page.getByText("1–3 of 3")).toBeVisible();
  await expectAccessible(page);
  await openFilters(page);
  await page.getByRole("button", { name: "Action", exact: true }).click();
  await page.getByRole("checkbox", { name: "Changed" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/action=update/);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.getByRole("link", { name: "Audited Site" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("row", { name: "District nothing Audited District" })).toBeVisible();
  await expect(sheet.getByRole("row", { name: "Address nothing 1 Main Street" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // Another took the name meanwhile: that is told, and once it is free again the site comes back.
  const other = await call("POST", "/school/add", { name: "Audited Site", provider_id, program_id });
  await page.goto("/audit-log?search=Audited+Site&action=delete");
  await page.getByRole("link", { name: "Audited Site" }).click();
  await sheet.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(sheet.getByRole("alert")).toContainText("has the same Name");
  await call("PATCH", `/school/update/${other.id}`, { name: "Audited Site Two" });
  await sheet.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Site restored successfully")).toBeVisible();
  await page.goto("/school?search=Audited+Site");
  await expect(page.getByText("1–2 of 2")).toBeVisible();
});

/** The lists of people and places with their titles, and the forms of people. */
const peopleForms = [
  ["/users/super-admin", "Super Admins", "Add Super Admin"],
  ["/users/provider-leader", "Provider Leaders", "Add Provider Leader"],
  ["/users/site-leader", "Site Leaders", "Add Site Leader"],
  ["/users/instructor", "Instructors", "Add Instructor"],
] as const;
const otherLists = [
  ["/districts", "Districts"],
  ["/providers", "Providers"],
  ["/school", "Sites"],
  ["/categories", "Categories"],
  ["/imports", "Imports"],
  ["/audit-log", "Audit Log"],
] as const;

test("nothing on the screens of people and places keeps anybody out", async ({ page }) => {
  test.setTimeout(240_000);
  await openAs(page, "super@kindling.example");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [path, title] of [...peopleForms, ...otherLists]) {
    await follow(page, path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("[aria-busy=true], .MuiSkeleton-root")).toHaveCount(0);
    await expectAccessible(page);
  }
  for (const [path, , title] of peopleForms) {
    await follow(page, `${path}?new`);
    await expect(page.getByRole("dialog", { name: title }).getByLabel("First Name")).toBeVisible();
    await expectAccessible(page);
  }
});
