import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
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
