import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff show giving in public, and anyone reads it, in a frame too", async ({
  browser,
  page,
  portal,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
  const visitor = await context.newPage();

  await test.step("it is off at first", async () => {
    expect((await visitor.goto("/impact"))?.status()).toBe(404);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This page isn't public");
  });

  await test.step("staff look at the preview, turn it on and copy its code", async () => {
    const call = await callsAs(portal, "charities@kindling.example");
    const [approved] = await call<{ id: number }[]>("GET", "/thankYou?state=approved&rows=1");
    await call("POST", `/thankYou/${approved?.id}/step`, { step: "publish" });
    await openAs(page, "charities@kindling.example", "/public-page");
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("heading", { name: "So far" })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Español" }).click();
    await expect(preview.getByRole("heading", { name: "Hasta ahora" })).toBeVisible();
    await page.getByLabel("Title in English").fill("What our classes give");
    await page.getByRole("switch", { name: "Show the page to everyone" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Public page saved")).toBeVisible();
    await expect(page.getByLabel("Code for your website")).toHaveValue(/impact\?embed/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
  });

  await test.step("anyone reads it, in both languages, on the smallest phone", async () => {
    await visitor.setViewportSize({ width: 320, height: 640 });
    expect((await visitor.goto("/impact"))?.status()).toBe(200);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("What our classes give");
    await expect(visitor.getByRole("heading", { name: "What charities say" })).toBeVisible();
    await expectFits(visitor);
    await visitor.getByRole("link", { name: "Español" }).click();
    await expect(visitor.getByRole("heading", { name: "Lo que dicen las organizaciones" })).toBeVisible();
    await context.close();
  });

  await test.step("and on another site, in a frame", async () => {
    const frame = `<iframe src="${portal.url}/impact?embed" title="Giving"></iframe>`;
    const site = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(frame));
    await once(site.listen(0, "127.0.0.1"), "listening");
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
      "What our classes give",
    );
    await expect(page.frameLocator("iframe").locator("header")).toHaveCount(0);
    site.close();
  });
});
