import { daysFromToday } from "../support/days.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff find an overlap in the calendar and open what overlaps", async ({ page, portal }) => {
  const call = await callsAs(portal, "super@kindling.example");
  const trait = { start: daysFromToday(200), end: daysFromToday(230) };
  for (const title of ["Steadfast Lantern", "Gentle Lantern"])
    await call("POST", "/trait/add", { title, ...trait });
  await openAs(page, "admin@kindling.example", `/curriculum-calendar?at=${daysFromToday(200)}&types=trait`);
  const attention = page.getByRole("button", { name: /needs? attention/ });
  await expect(attention).toBeVisible();
  if ((await attention.getAttribute("aria-expanded")) === "false") await attention.click();
  await page.getByRole("button", { name: /^Show in the calendar: .*Lantern/ }).click();
  const bar = page.getByRole("link", { name: /^Gentle Lantern · .*overlaps another entry/ });
  await expect(bar).toBeVisible();
  await bar.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/trait\?edit=\d+$/);
  await expect(page.getByRole("dialog").getByLabel(/^Title/)).toHaveValue("Gentle Lantern");
});

test("staff move a whole session to next year, after seeing what will happen, and take it back", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const { id } = await call("POST", "/program/add", { name: "Wandering Program", program: "summer" });
  const dates = { start: daysFromToday(10), end: daysFromToday(40) };
  const session = await call("POST", "/session/add", { name: "Wandering Session", program_id: id, ...dates });
  const item = { title: "Lantern leap", session_id: session.id, ...dates };
  await call("POST", "/kinesthetic/add", item);
  await openAs(page, "admin@kindling.example", "/session?search=Wandering%20Session");
  await page.getByRole("button", { name: "Actions for Wandering Session" }).click();
  await page.getByRole("menuitem", { name: "Move to next year…" }).click();
  const dialog = page.getByRole("dialog", { name: "Move “Wandering Session” to next year" });
  await dialog.getByRole("radio", { name: /^Move/ }).check();
  await expect(dialog.getByRole("row", { name: /Lantern leap.*Moved/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Change dates" }).click();
  await expect(page.getByText("2 moved")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 undone")).toBeVisible();
});
