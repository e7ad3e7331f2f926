import type { Page } from "@playwright/test";
import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, openAs, testOnOwnPortal } from "../support/test.ts";

// Other journeys verify all donations of the program, which a closed session refuses.
const test = testOnOwnPortal();

interface Session {
  readonly id: number;
  readonly name: string;
}
interface Choice {
  readonly user: { readonly id: number };
  readonly full_name: string;
  readonly school: { readonly id: number; readonly name: string };
  readonly charity: { readonly id: number; readonly name: string };
  readonly moved_elsewhere: readonly { readonly charity: { readonly name: string } }[];
}
interface Ended extends Session {
  readonly end: string;
  readonly closed_at: string | null;
}

/**
 * The session that ended last and has choices, closed with whatever is open in it but donations, which are verified.
 * @param donated what the class donates on its last day, in cents, and nobody verifies.
 */
async function closedSession(portal: Portal, donated?: number) {
  const call = await callsAs(portal, "super@kindling.example");
  const ended = await call<Ended[]>("GET", "/session?span=past&sort=end&order=desc&rows=20");
  for (const session of ended.filter(({ closed_at }) => !closed_at)) {
    const [choice] = await call<Choice[]>("GET", `/charityAsso?sessions=${session.id}&rows=1&sort=full_name`);
    const { target } = await call<{ target: object | null }>("GET", `/session/${session.id}/adjustments`);
    if (!choice || !target) continue;
    const counted = `/classDonation?status=counted&sessions=${session.id}&rows=100`;
    const ids = (await call<{ id: number }[]>("GET", counted)).map(({ id }) => id);
    if (ids.length > 0) await call("POST", "/classDonation/bulk", { action: "verify", ids });
    const { user, school } = choice;
    const gift = { user_id: user.id, school_id: school.id, amount_cents: donated, donated_on: session.end };
    if (donated) await call("POST", "/classDonation/add", gift);
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

test("staff give what a class gave and earned in a closed session to another charity", async ({
  page,
  portal,
}) => {
  test.slow();
  const { session, choice, hash } = await closedSession(portal, 4321);
  const call = await callsAs(portal, "super@kindling.example");
  const charities = await call<{ id: number; name: string }[]>(
    "GET",
    "/charity?is_active=true&rows=5&sort=name",
  );
  const other = charities.find(({ name }) => name !== choice.charity.name)?.name ?? "";
  const path = `/session-closing/${session.id}`;
  const section = page.getByRole("region", { name: "Adjustments" });
  await openAs(page, "charities@kindling.example", path);

  await test.step("from the page of the session, for a class that they name", async () => {
    await section.getByRole("button", { name: "Give to another charity" }).click();
    const dialog = page.getByRole("dialog", { name: "Give to another charity" });
    const pick = async (label: string, name: string) => {
      await dialog.getByLabel(label).fill(name);
      await page.getByRole("option", { name }).first().click();
    };
    await pick("Site", choice.school.name);
    await pick("Teacher", choice.full_name);
    await pick("Charity", other);
    await dialog.getByRole("button", { name: "Give", exact: true }).click();
    await expect(dialog.getByText("Enter a reason.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Reason").fill("The class had decided otherwise");
    await dialog.getByLabel("Reason").press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Given to ${other} in “`)).toBeVisible();
  });

  await test.step("see it told there and in the list of choices, while the statement stays", async () => {
    const line = section.getByRole("listitem").filter({ hasText: "donation of $43.21" });
    await expect(line).toContainText(`(from ${choice.charity.name} to ${other})`);
    await expect(page.getByText(`SHA-256: ${hash}`)).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    const [told] = await call<Choice[]>(
      "GET",
      `/charityAsso?sessions=${session.id}&users=${choice.user.id}&rows=1`,
    );
    expect(told?.moved_elsewhere[0]?.charity.name).toBe(other);
  });

  await test.step("give the donation back", async () => {
    const line = section.getByRole("listitem").filter({ hasText: "donation of $43.21" });
    await line.getByRole("button", { name: /^Reverse/ }).click();
    const dialog = page.getByRole("dialog", { name: "Reverse this adjustment?" });
    await expect(dialog).toContainText(`$43.21 goes back to ${choice.charity.name}`);
    await dialog.getByLabel("Reason").fill(`It was right ${daysFromToday(0)}`);
    await dialog.getByRole("button", { name: "Reverse" }).click();
    await expect(section.getByText("Reversed", { exact: true })).toBeVisible();
    await expect(page.getByText(`SHA-256: ${hash}`)).toBeVisible();
  });
});

test("staff verify a donation of a closed session late, and take that back", async ({ page, portal }) => {
  test.slow();
  const { session, choice, hash } = await closedSession(portal, 1234);
  const name = `${choice.full_name}, ${choice.school.name}`;
  const waiting = `/donations?sessions=${session.id}&status=counted`;
  const path = `/session-closing/${session.id}`;
  const row = page.getByRole("row").filter({ hasText: "$12.34" });
  const section = page.getByRole("region", { name: "Adjustments" });
  await openAs(page, "charities@kindling.example", waiting);

  const verifyLate = async (reason: string) => {
    await row.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Verify late" }).click();
    const dialog = page.getByRole("dialog", { name: "Verify the donation of $12.34?" });
    await expect(dialog).toContainText(`“${session.name}” is closed and stays as it is.`);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Verify late" }).click();
    await expect(dialog.getByText("Reason is required.")).toBeVisible();
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByLabel("Reason").press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Verified in “/)).toBeVisible();
  };

  await test.step("verify it, after which it is no longer to verify", async () => {
    await expect(row).toContainText(choice.full_name);
    await verifyLate("The slip came by mail");
    await expect(row).toBeHidden();
  });

  await test.step("see it told on the page of the session, whose statement stays", async () => {
    await page.goto(path);
    const line = section.getByRole("listitem").filter({ hasText: "The slip came by mail" });
    await expect(line).toContainText(`${name}: donation of $12.34`);
    await expect(line).toContainText("verified");
    await expect(page.getByText(`SHA-256: ${hash}`)).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  await test.step("take it back, after which it is to verify again", async () => {
    await section.getByRole("button", { name: /^Reverse/ }).click();
    const dialog = page.getByRole("dialog", { name: "Reverse this adjustment?" });
    await dialog.getByLabel("Reason").fill("Another school's slip");
    await dialog.getByRole("button", { name: "Reverse" }).click();
    await expect(section.getByText("Reversed", { exact: true })).toBeVisible();
    await expect(section.getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText(`SHA-256: ${hash}`)).toBeVisible();
    await page.goto(waiting);
    await expect(row).toContainText(choice.full_name);
  });
});
