import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Session {
  readonly id: number;
  readonly name: string;
}
interface Choice {
  readonly full_name: string;
  readonly school: { readonly name: string };
}

/** The session that ended last and has choices, closed with whatever is open in it but donations, which are verified. */
async function closedSession(portal: Portal) {
  const call = await callsAs(portal, "super@kindling.example");
  const ended = await call<Session[]>("GET", "/session?span=past&sort=end&order=desc&rows=20");
  for (const session of ended) {
    const [choice] = await call<Choice[]>("GET", `/charityAsso?sessions=${session.id}&rows=1&sort=full_name`);
    const { target } = await call<{ target: object | null }>("GET", `/session/${session.id}/adjustments`);
    if (!choice || !target) continue;
    // Other journeys verify all donations of the program, which a closed session refuses.
    const counted = `/classDonation?status=counted&sessions=${session.id}&rows=100`;
    const ids = (await call<{ id: number }[]>("GET", counted)).map(({ id }) => id);
    if (ids.length > 0) await call("POST", "/classDonation/bulk", { action: "verify", ids });
    const { items } = await call<{ items: { key: string }[] }>("GET", `/session/${session.id}/closing`);
    const body = { accept: items.map(({ key }) => key), note: "Counted at the bank" };
    await call("POST", `/session/${session.id}/close`, body);
    const { events } = await call<{ events: { sha256: string }[] }>("GET", `/session/${session.id}/closing`);
    return { session, choice, hash: events[0]?.sha256 ?? "" };
  }
  throw new Error("In the demo no session has ended");
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("staff adjust points of a closed session, and reverse it", async ({ page, portal }) => {
  test.slow();
  const { session, choice, hash } = await closedSession(portal);
  const path = `/session-closing/${session.id}`;
  await openAs(page, "charities@kindling.example", path);
  const section = page.getByRole("region", { name: "Adjustments" });

  await test.step("from the page of the session they come to its classes", async () => {
    await expect(section.getByText("Nothing was adjusted.")).toBeVisible();
    await expectAccessible(page);
    await section.getByRole("link", { name: "Adjust points" }).click();
    await page
      .getByRole("button", { name: new RegExp(`^Actions for ${choice.full_name}`) })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Adjust points" }).click();
  });

  await test.step("enter the points and why", async () => {
    const dialog = page.getByRole("dialog", { name: `Adjust the points of ${choice.full_name}` });
    await expectAccessible(page);
    await dialog.getByLabel("Points").fill("12");
    await dialog.getByLabel("Reason").fill("Sent by mail");
    await dialog.getByLabel("Reason").press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Adjusted in “/)).toBeVisible();
  });

  await test.step("see where it counts, and reverse it", async () => {
    await page.goto(path);
    const line = section.getByRole("listitem").filter({ hasText: "Sent by mail" });
    await expect(line).toContainText(`${choice.full_name}, ${choice.school.name}: 12 points for`);
    await expect(page.getByText(`SHA-256: ${hash}`)).toBeVisible();
    await expectFitsPhone(page);
    await line.getByRole("button", { name: /^Reverse/ }).click();
    const dialog = page.getByRole("dialog", { name: "Reverse this adjustment?" });
    await dialog.getByLabel("Reason").fill(`Entered twice ${daysFromToday(0)}`);
    await dialog.getByRole("button", { name: "Reverse" }).click();
    await expect(section.getByText("Reversed", { exact: true })).toBeVisible();
    await expect(section.getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText(`SHA-256: ${hash}`)).toBeVisible();
    await expectAccessible(page);
  });
});
