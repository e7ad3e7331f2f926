import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, openAs, test } from "../support/test.ts";

interface Finding {
  readonly name: string;
  readonly disagreements: number;
}

test("staff check the ledger, and add stored totals up anew where they differ", async ({ page }) => {
  test.slow();
  await openAs(page, "charities@kindling.example", "/ledger-check");
  const agrees = page.getByText(/^All [\d,]+ numbers match the ledger$/);
  const matching = page
    .getByRole("listitem")
    .filter({ hasText: "Theo Marchetti" })
    .filter({ hasText: "Matches" });
  const rebuild = page.getByRole("button", { name: "Rebuild totals" });

  await test.step("all numbers of the demo program match, so nothing is offered", async () => {
    await page.getByRole("button", { name: "Check now" }).click();
    await expect(matching.first()).toBeVisible({ timeout: 60_000 });
    await expect(agrees).toBeVisible();
    await expect(rebuild).toHaveCount(0);
  });

  await test.step("totals that differ can be rebuilt", async () => {
    // No screen can make stored totals differ, so the check is told as one that found it.
    const [all, one] = ["**/api/ledgerCheck", /\/api\/ledgerCheck\/\d+$/] as const;
    await page.route(all, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object[] };
      const [latest, ...before] = data;
      const differs = { ...latest, state: "differs", disagreements: 1 };
      await route.fulfill({ response: answer, json: { data: [differs, ...before] } });
    });
    await page.route(one, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { findings: Finding[] } };
      const findings = data.findings.map((each) =>
        each.name === "balances" ? { ...each, disagreements: 1 } : each,
      );
      await route.fulfill({ response: answer, json: { data: { ...data, findings } } });
    });
    await page.reload();
    await expect(page.getByText(/^1 of [\d,]+ numbers doesn't match the ledger$/)).toBeVisible();
    await expect(page.getByText("Stored totals differ")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(all);
    await page.unroute(one);
    const started = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/ledgerCheck/rebuild"),
    );
    await rebuild.click();
    expect((await started).status()).toBe(200);
  });

  await test.step("a check follows, and tells that they were rebuilt", async () => {
    await expect(matching.filter({ hasText: "totals rebuilt" })).toBeVisible({ timeout: 60_000 });
    await expect(agrees).toBeVisible();
    await expect(rebuild).toHaveCount(0);
  });
});
