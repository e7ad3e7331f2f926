import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { goOnTo } from "../support/goOnTo.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

const film = "https://films.example/bridge.mp4";

test("a teacher shows a film's page for families, and a family watches it at home", async ({
  page,
  portal,
  browser,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const item = {
    title: "The bridge we build",
    start: daysFromToday(-3),
    end: daysFromToday(20),
    is_approved: true,
    is_active: true,
    video_url: film,
    questions: [{ id: "students", label: "How many students?", kind: "number", required: true }],
  };
  const { id } = await call("POST", "/kinesthetic/add", item);
  for (const [language, text] of [
    ["en", "Build it together."],
    ["es", "Juntos es mejor."],
  ])
    await call("POST", "/film/captions/save", {
      address: film,
      language,
      cues: [{ start: 0, end: 2, text }],
    });
  // Keeps the player on the stage: a film that doesn't load is replaced by words.
  await page.context().route("https://films.example/**", () => undefined);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, "teacher@kindling.example", `/instructor/home/kinesthetic/${id}`);
  const tool = page.getByRole("button", { name: "Film for families" });
  const dialog = page.getByRole("dialog", { name: "Film for families" });

  const address = await test.step("the teacher finds it at the step with the film", async () => {
    await expect(page.getByRole("button", { name: "Let the class answer" })).toBeVisible();
    await expect(tool).toHaveCount(0);
    await goOnTo(page, page.locator("video"));
    await expect(dialog).toHaveCount(0);
    await tool.click();
    await expect(dialog.getByRole("img", { name: "QR code that opens the film" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Copy address" }).click();
    await expect(dialog.getByText("Address copied")).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(address).toBe(await dialog.getByRole("link").getAttribute("href"));

  const home = await browser.newContext({ locale: "en-US", viewport: { width: 320, height: 640 } });
  await home.route("https://films.example/**", (route) => route.abort());
  const family = await home.newPage();
  await test.step("a family watches it without signing in, on the smallest phone", async () => {
    expect((await family.goto(address))?.status()).toBe(200);
    await expect(family.getByRole("heading", { level: 1 })).toHaveText("The bridge we build");
    await expect(family.locator("track").first()).toHaveAttribute("srclang", "en");
    await family.getByText("Transcript", { exact: true }).click();
    await expect(family.getByRole("region", { name: "Transcript", exact: true })).toContainText("Build it");
    await expectFits(family);
    await expectAccessible(family);
  });

  await test.step("and reads it in Spanish", async () => {
    await family.getByRole("link", { name: "Español" }).click();
    await expect(family.locator("html")).toHaveAttribute("lang", "es");
    await expect(family.locator("track").first()).toHaveAttribute("srclang", "es");
    await family.getByText("Transcripción", { exact: true }).click();
    await expect(family.getByText("Juntos es mejor.")).toBeVisible();
    await expectFits(family);
    await expectAccessible(family);
  });

  await test.step("the page says so once the film is over", async () => {
    await call("PATCH", `/kinesthetic/update/${id}`, { end: daysFromToday(-1) });
    expect((await family.goto(address))?.status()).toBe(404);
    await expect(family.getByRole("heading", { level: 1 })).toHaveText("This film isn't showing anymore");
    await expect(family.getByText("The bridge we build")).toHaveCount(0);
    await expectAccessible(family);
  });
  await home.close();
});

test("each episode of a trait has a page of its own", async ({ page, portal }) => {
  const call = await callsAs(portal, "super@kindling.example");
  const [trait] = await call<{ id: number }[]>("GET", "/trait?state=live&rows=1");
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, "teacher@kindling.example", `/instructor/home/trait/${trait?.id}`);
  const addresses: string[] = [];
  for (const film of ["opening", "episode"]) {
    await test.step(film, async () => {
      if (film === "episode") await page.getByRole("button", { name: "Next", exact: true }).click();
      await goOnTo(page, page.locator("video"));
      await page.getByRole("button", { name: "Film for families" }).click();
      const dialog = page.getByRole("dialog", { name: "Film for families" });
      addresses.push((await dialog.getByRole("link").getAttribute("href")) ?? "");
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
  expect(addresses[0]).toMatch(/\/watch\/b\d/);
  expect(addresses[1]).toMatch(/\/watch\/a\d/);
});
