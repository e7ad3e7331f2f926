import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { callsAs } from "../support/people.ts";
import { expect, follow, openAs, test } from "../support/test.ts";

test("the logo at a charity's own site is shown from the portal's copy, and a drawing where there is none", async ({
  page,
  portal,
}) => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>`;
  const site = createServer(({ url }, answer) =>
    answer.writeHead(url === "/logo.svg" ? 200 : 404).end(drawn),
  );
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const host = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));

  const staff = await callsAs(portal, "charities@kindling.example");
  const teacher = await callsAs(portal, "teacher@kindling.example");
  const { schools } = await teacher<{ schools: { id: number }[] }>("GET", "/user/me");
  const path = `/instructor/charityList?school_id=${schools[0]?.id}`;
  const [whole, broken] = await teacher<{ id: number }[]>("GET", path);
  const name = (charity: { id: number } | undefined, logo_url: string) =>
    staff("PATCH", `/charity/update/${charity?.id}`, { logo_url });
  await name(whole, `${host}/logo.svg`);
  await name(broken, `${host}/gone.svg`);

  // The first look may come before the copy, on a busy machine.
  const copy = `/api/pictures?address=${encodeURIComponent(`${host}/logo.svg`)}`;
  await expect.poll(async () => (await page.request.get(copy)).status(), { timeout: 30_000 }).toBe(200);
  const pageOf = (charity: { id: number } | undefined) => `/instructor/home/charity-activity/${charity?.id}`;
  const picture = page.locator("main img");
  await openAs(page, "teacher@kindling.example", pageOf(whole));
  await expect(picture).toHaveJSProperty("naturalWidth", 240);
  await follow(page, pageOf(broken));
  await expect(page.locator("main svg[viewBox='0 0 64 64']")).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect([...asked]).toEqual([portal.url]);

  for (const charity of [whole, broken]) await name(charity, "");
  site.closeAllConnections();
  site.close();
});

test("a picture that takes long elsewhere is shown without reloading the page", async ({ page, portal }) => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>`;
  // Longer than a browser waits for a copy.
  const site = createServer(
    (_request, answer) => void setTimeout(() => answer.writeHead(200).end(drawn), 3000),
  );
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const banner = `http://127.0.0.1:${(site.address() as AddressInfo).port}/banner.svg`;
  const staff = await callsAs(portal, "super@kindling.example");
  const [trait] = await staff<{ id: number; banner_url: string | null }[]>("GET", "/trait?rows=1");
  const name = (banner_url: string | null | undefined) =>
    staff("PATCH", `/trait/update/${trait?.id}`, { banner_url });
  await name(banner);

  await openAs(page, "super@kindling.example", "/trait");
  const copy = page.locator(`img[src="/api/pictures?address=${encodeURIComponent(banner)}"]`);
  await expect(copy).toHaveJSProperty("naturalWidth", 240, { timeout: 30_000 });

  await name(trait?.banner_url);
  site.closeAllConnections();
  site.close();
});
