import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs, demoPassword } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

/** The first day from today on that lies on a weekday, as far ahead as wanted. */
function schoolDay(ahead: number): string {
  for (let days = ahead; ; days++) {
    const day = daysFromToday(days);
    if (![0, 6].includes(new Date(day).getUTCDay())) return day;
  }
}

const weekday = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });

/** A program with a class of its own and three openings. */
async function makeProgram(portal: Portal, name: string) {
  const call = await callsAs(portal, "super@kindling.example");
  const program = await call("POST", "/program/add", { name, program: "in_school" });
  const dates = { start: daysFromToday(-5), end: daysFromToday(60) };
  const session = await call("POST", "/session/add", { name, program_id: program.id, ...dates });
  const openings: { id: number; title: string }[] = [];
  for (const each of ["Candle", "Feather", "Bell"]) {
    const title = `${name} ${each}`;
    const item = { title, session_id: session.id, instructions: "Breathe.", ...dates };
    const { id } = await call("POST", "/mindfulOpen/add", { ...item, is_approved: true, is_active: true });
    openings.push({ id, title });
  }
  const provider = await call("POST", "/provider/add", { name: `${name} Provider` });
  const place = { provider_id: provider.id, program_id: program.id };
  const site = await call("POST", "/school/add", { name: `${name} School`, ...place });
  const email = `${name.toLowerCase()}@lantern.example`;
  const body = { first_name: name, last_name: "Lantern", email, school_ids: [site.id] };
  const { id } = await call("POST", "/auth/register/instructor", body);
  await call("POST", `/user/changePassword/${id}`, { password: "somebody-new-2026" });
  const own = await callsAs(portal, email, "somebody-new-2026");
  await own("POST", "/user/setNewPassword", { password: demoPassword });
  return { call, program, email, openings };
}

const today = (page: Page) => page.getByRole("region", { name: /^(Today|For \w+)$/ });

test("staff set an opening and copy the week; the teacher sees it, swaps it, and the swap wins", async ({
  page,
  portal,
}) => {
  const { program, email, openings } = await makeProgram(portal, "Meadow");
  const day = schoolDay(0);
  const [, chosen = { id: 0, title: "" }] = openings;
  const part = page.getByRole("button", { name: new RegExp(`^Opening, ${weekday(day)}`) });

  await test.step("from the calendar to the week, by keyboard", async () => {
    await openAs(page, "admin@kindling.example", `/curriculum-calendar?programs=${program.id}&at=${day}`);
    await page.getByRole("button", { name: "Week plan" }).focus();
    await page.keyboard.press("Enter");
    await expect(part).toContainText("Worked out for each class");
    await expect(page.getByRole("button", { name: "Copy week…" })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step("set the opening", async () => {
    await part.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: new RegExp(`^Opening, ${weekday(day)}`) });
    await dialog.getByRole("searchbox", { name: "Search" }).fill("meadow fea");
    await expect(dialog.getByText("1 activity that classes see this day")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: new RegExp(chosen.title) }).press("Enter");
    await expect(page.getByText("Plan set")).toBeVisible();
    await expect(part).toContainText(chosen.title);
    await expect(part).not.toContainText("Worked out");
    await expect(part).toBeFocused();
  });

  await test.step("copy the week to the next two", async () => {
    await page.getByRole("button", { name: "Copy week…" }).click();
    const dialog = page.getByRole("dialog", { name: "Copy this week" });
    await dialog.getByRole("combobox", { name: "To" }).click();
    await page.getByRole("option", { name: "the next 2 weeks" }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("2 parts copied")).toBeVisible();
    for (let week = 1; week <= 2; week++) {
      await page.getByRole("button", { name: "Week after" }).click();
      await expect(page.getByText(/1 part set/)).toBeVisible();
      await expect(part).toContainText(chosen.title);
    }
    await expectFits(page);
  });

  await test.step("the teacher sees it, and swaps it", async () => {
    await openAs(page, email, "/instructor/home");
    const first = today(page).getByRole("listitem").first();
    await expect(first.getByRole("heading")).toHaveText(chosen.title);
    await expect(first).toContainText("Set by the program");
    await first.getByRole("button", { name: `Swap: ${chosen.title}` }).click();
    const other = page.getByRole("dialog").getByRole("listitem").first();
    await other.getByRole("button").click();
    await expect(page.getByText("Plan changed")).toBeVisible();
    await expect(first.getByRole("heading")).not.toHaveText(chosen.title);
    await expect(first).not.toContainText("Set by the program");
    await page.reload();
    await expect(first.getByRole("heading")).not.toHaveText(chosen.title);
  });
});

test("on a phone, the week is a list of days; what classes don't see is said, and can be taken away", async ({
  page,
  portal,
}) => {
  const { call, program, openings } = await makeProgram(portal, "Brook");
  const day = schoolDay(7);
  const [chosen = { id: 0, title: "" }] = openings;
  const where = { program_id: program.id, day, slot: "opening" };
  await call("POST", "/curriculum/plan/set", {
    ...where,
    type: "mindfulness_matters_open_form",
    object_id: chosen.id,
  });
  await call("PATCH", `/mindfulOpen/update/${chosen.id}`, { is_approved: false });
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openAs(
    page,
    "admin@kindling.example",
    `/curriculum-calendar?look=plan&programs=${program.id}&at=${day}`,
  );
  await expect(page.getByText(/1 isn't seen by classes on its day/)).toBeVisible();
  const section = page.getByRole("region", { name: new RegExp(`^${weekday(day)}`) });
  const part = section.getByRole("button", { name: /^Opening/ });
  await expect(part).toContainText("Classes don't see it this day: it isn't approved");
  await expectFits(page);
  await expectAccessible(page);
  await part.click();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Leave it to each class" }).click();
  await expect(page.getByText("Left to each class again")).toBeVisible();
  await expect(part).toContainText("Worked out for each class");
});
