import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { callsAs, makeTeacher } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, test } from "../support/test.ts";

const password = "a-lantern-for-another-2026";
const formPath = "**/api/instructor/activity-form-response/add";

interface Made {
  readonly id: number;
  readonly url: string;
  readonly pin: string;
  readonly site: string;
}

interface Response {
  readonly title: string;
  readonly substitute_link: number | null;
}

/** A teacher with an activity that is on, and the link for their substitute of a day, today unless told. */
async function linkOf(portal: Portal, name: string, day = daysFromToday(0)) {
  const { email } = await makeTeacher(portal, name, `${password}-first`);
  const fresh = await callsAs(portal, email, `${password}-first`);
  await fresh("POST", "/user/setNewPassword", { password });
  const call = await callsAs(portal, email, password);
  const { schools } = await call<{ schools: { id: number }[] }>("GET", "/user/me");
  const staff = await callsAs(portal, "super@kindling.example");
  const onNow = { start: daysFromToday(-3), end: daysFromToday(20), is_approved: true, is_active: true };
  const title = `A calm start of ${name}`;
  const { id: activity } = await staff("POST", "/mindfulOpen/add", { ...onNow, title });
  const made = await call<Made>("POST", "/instructor/substitutes/add", {
    school_id: schools[0]?.id,
    day,
  });
  const { id } = made;
  return {
    ...made,
    path: `/join${new URL(made.url).hash}`,
    title,
    item: `/instructor/home/kindnessopening/${activity}`,
    end: () => call("POST", "/instructor/substitutes/end", { link: id }),
    /** The items of the responses that staff see with this link. */
    recorded: async () =>
      (await staff<Response[]>("GET", `/activityFormResponse?object_id=${activity}`))
        .filter(({ substitute_link }) => substitute_link === id)
        .map((each) => each.title),
  };
}

/** The calls of a page that were refused, which a substitute's screens never make. */
function refusedOn(page: Page): string[] {
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return refused;
}

async function enterPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel("PIN, 6 digits").fill(pin);
  await page.keyboard.press("Enter");
}

async function record(page: Page, item: string): Promise<void> {
  await page.goto(item);
  await goOnTo(page, questions(page));
  await page.getByRole("button", { name: "24", exact: true }).click();
  for (const scale of await page.getByRole("radio", { name: "4 out of 5" }).all()) await scale.check();
  await page.getByRole("button", { name: /^Record it/ }).click();
}

const ended = /has ended\. Ask the school for a new one/;

test("a substitute enters by link and PIN, teaches, and finds the link's page once it has ended", async ({
  page,
  portal,
}) => {
  const link = await linkOf(portal, "Ill");
  const refused = refusedOn(page);
  await page.setViewportSize({ width: 320, height: 640 });

  await test.step("the PIN opens the class, after a slip", async () => {
    await page.goto(link.path);
    await expect(page.getByRole("heading", { name: "Teach as a substitute" })).toBeVisible();
    await enterPin(page, "123");
    await expect(page.getByText("Enter all 6 digits of the PIN.")).toBeVisible();
    const wrong = link.pin === "111111" ? "222222" : "111111";
    await enterPin(page, wrong);
    await expect(page.getByText("Wrong PIN.")).toBeVisible();
    await expect(page.getByLabel("PIN, 6 digits")).toHaveValue(wrong);
    await expect(page.getByLabel("PIN, 6 digits")).toBeFocused();
    await expectFits(page);
    await expectAccessible(page);
    await enterPin(page, link.pin);
    await expect(page).toHaveURL("/instructor/home");
  });

  const banner = page.getByRole("complementary", { name: "Substitute" });
  await test.step("the home says so, and has nothing of the teacher's account", async () => {
    await expect(banner).toContainText(`You're teaching as a substitute at ${link.site} until`);
    await expect(page.getByRole("heading", { name: /^Good (morning|afternoon|evening)!?$/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Latest points" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Photos and videos|giving/i })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Swap/ })).toHaveCount(0);
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Account of/ }).click();
    const menu = page.getByRole("dialog", { name: "Substitute" });
    await menu.getByText("Español").click();
    await page.getByRole("dialog", { name: "Suplente" }).getByText("English").click();
    await expect(menu.getByRole("button", { name: "Leave the class" })).toBeVisible();
    await expect(page.getByText("Change password")).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("every screen of the class opens", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const [path, name] of [
      ["nominations", "Nominations"],
      ["family-connection", "From school to home"],
      ["trait", "Our character trait"],
      ["quizzes", "Quizzes"],
    ] as const) {
      await page.goto(`/instructor/home/${path}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }
    await page.goto("/instructor/home/charity-activity");
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  });

  await test.step("what is recorded carries the link", async () => {
    await record(page, link.item);
    await expect(page.getByRole("heading", { name: "Wonderful!" })).toBeVisible();
    expect(await link.recorded()).toEqual([link.title]);
  });

  await test.step("once the teacher ends it, the next click leads to the link's page", async () => {
    await page.goto("/instructor/home");
    await expect(banner).toBeVisible();
    await link.end();
    await page.getByRole("link", { name: "Nominations" }).first().click();
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.getByLabel("PIN, 6 digits")).toHaveCount(0);
    await expectAccessible(page);
  });
  expect(refused, "calls that are closed to substitutes").toEqual([]);
});

test("what a substitute recorded without a connection is told when it can't be sent anymore", async ({
  page,
  portal,
}) => {
  const link = await linkOf(portal, "Away");
  await page.goto(link.path);
  await enterPin(page, link.pin);
  await expect(page).toHaveURL("/instructor/home");
  await page.route(formPath, (route) => route.abort());
  await record(page, link.item);
  await expect(page.getByRole("heading", { name: "Saved on this device" })).toBeVisible();

  await test.step("leaving keeps it, and the PIN would send it", async () => {
    await page.goto("/instructor/home");
    await page.getByRole("button", { name: "Leave the class" }).click();
    await expect(page.getByText("1 response wasn't sent")).toBeVisible();
    await expect(page.getByText("Open the class with the PIN again")).toBeVisible();
  });

  await test.step("after the end it is listed until it is removed", async () => {
    await link.end();
    await page.reload();
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: link.title })).toBeVisible();
    await page.getByRole("button", { name: "Remove from this device" }).click();
    await expect(page.getByText("1 response wasn't sent")).toHaveCount(0);
  });
});

/** What this browser keeps of responses that were typed and not recorded. */
const drafts = (page: Page) => page.evaluate(() => localStorage.getItem("answerDrafts") ?? "");

test("what a substitute typed and didn't record is removed when they leave", async ({ page, portal }) => {
  const link = await linkOf(portal, "Brief");
  await page.goto(link.path);
  await enterPin(page, link.pin);
  await expect(page).toHaveURL("/instructor/home");
  await page.goto(link.item);
  await goOnTo(page, questions(page));
  await page.getByRole("button", { name: "24", exact: true }).click();
  await expect.poll(() => drafts(page)).toContain("substitute-");
  await page.goto("/instructor/home");
  await page.getByRole("button", { name: "Leave the class" }).click();
  await expect(page.getByRole("heading", { name: "Teach as a substitute" })).toBeVisible();
  await expect.poll(() => drafts(page)).not.toContain("substitute-");
});

test("a link says that its day is ahead, is over, or that wrong PINs ended it", async ({ page, portal }) => {
  const pin = page.getByLabel("PIN, 6 digits");

  await test.step("before its day", async () => {
    const early = await linkOf(portal, "Early", daysFromToday(1));
    await page.goto(early.path);
    await expect(page.getByText(/^This link is for .* and doesn't work yet\./)).toBeVisible();
    await expect(pin).toHaveCount(0);
    await expectAccessible(page);
  });

  const link = await linkOf(portal, "Late");
  await test.step("after its day", async () => {
    // The server's clock can't be set here; its own tests move the day.
    await page.route("**/api/substitute/read", (route) =>
      route.fulfill({ json: { data: { day: daysFromToday(-1), state: "over" } } }),
    );
    await page.goto(link.path);
    await page.reload();
    await expect(page.getByText(/that day is over\. Thank you for teaching!$/)).toBeVisible();
    await expect(pin).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute("**/api/substitute/read");
  });

  await test.step("after five wrong PINs", async () => {
    await page.reload();
    const wrong = link.pin === "111111" ? "222222" : "111111";
    for (const left of ["4 tries are", "3 tries are", "2 tries are", "1 try is"]) {
      await enterPin(page, wrong);
      await expect(page.getByText(`${left} left.`)).toBeVisible();
    }
    await enterPin(page, wrong);
    await expect(page.getByText(/ended after too many wrong PINs\. Ask the school/)).toBeVisible();
    await expect(pin).toHaveCount(0);
    await expectAccessible(page);
  });
});
