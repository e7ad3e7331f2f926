import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { goOnTo } from "../support/goOnTo.ts";
import { callsAs } from "../support/people.ts";
import { expect, openAs, test } from "../support/test.ts";

test("staff write a film's captions, and the stage's player shows them", async ({ page, portal }) => {
  const call = await callsAs(portal, "super@kindling.example");
  const questions = [{ id: "students", label: "How many students?", kind: "number", required: true }];
  const { id } = await call("POST", "/kinesthetic/add", {
    title: "Waves on the sea",
    start: daysFromToday(-3),
    end: daysFromToday(20),
    is_approved: true,
    is_active: true,
    video_url: "https://films.example/waves.mp4",
    questions,
  });
  await openAs(page, "super@kindling.example", `/kinesthetic?edit=${id}`);
  await page.getByRole("button", { name: "Captions" }).click();
  const dialog = page.getByRole("dialog", { name: "Captions" });
  const lines = dialog.getByRole("textbox", { name: "Captions in English" });

  await test.step("a line that can't be read is named", async () => {
    await lines.fill("0:00 - 0:02 Look at the sea.\nIt is calm.");
    await expect(dialog.getByText("Line 2: begin with two times")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save captions" })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step("a WebVTT file fills the lines, and they are saved", async () => {
    await dialog.getByLabel("Upload a WebVTT file").setInputFiles({
      name: "waves.vtt",
      mimeType: "text/vtt",
      buffer: Buffer.from(
        "WEBVTT\n\n00:00.000 --> 00:02.000\nLook at the sea.\n\n00:02.000 --> 00:04.000\nIt is calm.\n",
      ),
    });
    await expect(lines).toHaveValue("0:00 - 0:02 Look at the sea.\n0:02 - 0:04 It is calm.");
    await dialog.getByRole("button", { name: "Save captions" }).click();
    await expect(page.getByText("Captions saved")).toBeVisible();
  });

  await test.step("the player on the stage has them", async () => {
    // Keeps the player on the stage: a film that doesn't load is replaced by words.
    await page.route("https://films.example/**", () => undefined);
    await openAs(page, "teacher@kindling.example", `/instructor/home/kinesthetic/${id}`);
    await page.getByRole("button", { name: "Begin" }).click();
    const track = page.locator("video track[kind='captions']");
    await expect(track).toHaveAttribute("srclang", "en");
    await expect(track).toHaveAttribute("default", "");
    await expect
      .poll(() =>
        track.evaluate(({ track: { cues } }: HTMLTrackElement) =>
          [...(cues ?? [])].map(({ startTime }) => startTime),
        ),
      )
      .toEqual([0, 2]);
  });
});

test("staff are told which films lack captions, and are led to them", async ({ page, portal }) => {
  const call = await callsAs(portal, "super@kindling.example");
  await call("POST", "/kinesthetic/add", {
    title: "Wind in the trees",
    start: daysFromToday(-3),
    end: daysFromToday(20),
    is_approved: true,
    is_active: true,
    video_url: "https://films.example/wind.mp4",
    questions: [{ id: "students", label: "How many students?", kind: "number", required: true }],
  });
  await openAs(page, "super@kindling.example", "/index");
  const needs = page.getByRole("region", { name: "What needs you" });
  await needs.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await needs.getByRole("link", { name: "Add captions" }).click();
  await expect(page).toHaveURL(/\/curriculum-calendar\?films=open$/);
  const line = page
    .getByRole("list", { name: /lacks? captions/ })
    .getByRole("listitem")
    .filter({ hasText: "Wind in the trees" });
  await expect(line).toContainText("No captions");
  // What lies under the pointer by chance must not show its tooltip.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page);
  await line.getByRole("button", { name: "Add captions to Wind in the trees" }).click();
  const dialog = page.getByRole("dialog", { name: "Captions" });
  const save = dialog.getByRole("button", { name: "Save captions" });
  await dialog.getByRole("textbox", { name: "Captions in English" }).fill("0:00 - 0:02 Listen.");
  await save.click();
  await expect(page.locator("li").filter({ hasText: "Wind in the trees" })).toContainText(
    "No Spanish captions",
  );
  await dialog.getByRole("button", { name: "Español" }).click();
  await dialog.getByRole("textbox", { name: "Captions in Español" }).fill("0:00 - 0:02 Escuchen.");
  await save.click();
  await expect(save).toBeDisabled();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(line).toHaveCount(0);

  await test.step("lists are narrowed by what captions lack", async () => {
    await page.goto("/kinesthetic?captions=none,lacks_es");
    await expect(
      page.getByRole("button", { name: "Captions: No Spanish captions, No captions" }),
    ).toBeVisible();
    await expect(page.getByText("Wind in the trees")).toHaveCount(0);
    await page.getByRole("button", { name: /^Captions:/ }).click();
    await page.getByRole("checkbox", { name: "Complete" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Wind in the trees").first()).toBeVisible();
    await expectAccessible(page);
  });
});

test("films of the demo program have captions on the stage, and a transcript beside the player", async ({
  page,
  portal,
}) => {
  const call = await callsAs(portal, "super@kindling.example");
  const films = await call<{ address: string; titles: string[]; languages: string[] }[]>("GET", "/film");
  const own = films.filter(({ address }) => address.startsWith("/api/files/"));
  expect(own.length).toBeGreaterThan(5);
  for (const { languages, titles } of own) expect(languages, titles.join()).toEqual(["en", "es"]);

  await test.step("staff read it below a film that they open from a list", async () => {
    await openAs(page, "super@kindling.example", "/givertv-eposide");
    await page
      .getByRole("button", { name: /^Watch/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Transcript: English").click();
    await expect(dialog.getByRole("region", { name: "Transcript: English" })).toContainText(/\d:\d\d/);
    await expect(dialog.getByText("Transcript: Español")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the stage's player has tracks in both languages, within the film", async () => {
    const [trait] = await call<{ id: number }[]>("GET", "/trait?state=live&rows=1");
    await openAs(page, "teacher@kindling.example", `/instructor/home/trait/${trait?.id}`);
    await goOnTo(page, page.locator("video"));
    const video = page.locator("video");
    await expect(video.locator("track")).toHaveCount(2);
    await expect
      .poll(() =>
        video.evaluate((film: HTMLVideoElement) =>
          [...film.querySelectorAll("track")].map(({ srclang, track }) => {
            track.mode = "hidden";
            const last = [...(track.cues ?? [])].at(-1)?.endTime ?? Number.NaN;
            return `${srclang} ${last <= film.duration}`;
          }),
        ),
      )
      .toEqual(["en true", "es true"]);
  });
});
