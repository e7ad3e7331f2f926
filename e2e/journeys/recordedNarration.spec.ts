import { daysFromToday } from "../support/days.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { callsAs } from "../support/people.ts";
import { quietSound } from "../support/quietSound.ts";
import { installVoices, spokenOn } from "../support/spokenWords.ts";
import { expect, openAs, test } from "../support/test.ts";

test("a recording of a step is uploaded beside it and read on the stage instead of the device", async ({
  page,
  portal,
}) => {
  const staff = "super@kindling.example";
  const call = await callsAs(portal, staff);
  const { id } = await call<{ id: number }>("POST", "/kinesthetic/add", {
    title: "As still as the tree",
    start: daysFromToday(-3),
    end: daysFromToday(20),
    is_approved: true,
    is_active: true,
    details: { steps: ["Stand up with your partner", "Sit down"] },
  });

  await test.step("staff upload it, hear it, and see which steps have none", async () => {
    await openAs(page, staff, `/kinesthetic?edit=${id}`);
    const part = page.getByRole("region", { name: "Recordings" });
    await expect(part.getByText("3 of 3 steps have no recording.")).toBeVisible();
    await part
      .getByLabel("Upload: Recordings: 2, English")
      .and(page.locator("input"))
      .setInputFiles({ name: "stand.wav", mimeType: "audio/wav", buffer: quietSound(3) });
    await expect(part.getByText("2 of 3 steps have no recording.")).toBeVisible();
    await expect(part.getByLabel("Recordings: 2, English", { exact: true })).toHaveAttribute("controls");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect
      .poll(async () => {
        const { details } = await call<{ details: { recordings?: object[] } }>("GET", `/kinesthetic/${id}`);
        return details.recordings;
      })
      .toMatchObject([{ part: "steps", place: 0, language: "en", seconds: 3 }]);
  });

  await test.step("the stage plays it, and the device speaks where there is none", async () => {
    await installVoices(page, ["en-US"], 30);
    await page.addInitScript(() => {
      const played: string[] = [];
      const play = HTMLAudioElement.prototype.play;
      HTMLAudioElement.prototype.play = function begin(this: HTMLAudioElement) {
        played.push(`${new URL(this.src).pathname.split("/")[2]} at ${this.playbackRate}`);
        return play.call(this);
      };
      Object.assign(window, { played });
    });
    await openAs(page, "teacher@kindling.example", `/instructor/home/kinesthetic/${id}`);
    await page.getByRole("button", { name: "Begin" }).click();
    const stage = page.getByRole("region", { name: /^Step \d+ of/ });
    await expect(stage).toContainText("Stand up with your partner");
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get("aloud-sentence") ?? [])].map(String).join(" "));
    expect(await marked()).toContain("Stand up with your partner");
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible({ timeout: 10_000 });
    expect(await page.evaluate(() => (window as unknown as { played: string[] }).played)).toEqual([
      "files at 1",
    ]);
    expect(await spokenOn(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(stage).toContainText("Sit down");
    await page.keyboard.press("r");
    await expect.poll(async () => (await spokenOn(page)).length).toBeGreaterThan(0);
  });

  await test.step("a changed text is told in the editor", async () => {
    const row = await call<{ version: number; details: object }>("GET", `/kinesthetic/${id}`);
    await call("PATCH", `/kinesthetic/update/${id}`, {
      version: row.version,
      details: { ...row.details, steps: ["Stand up alone", "Sit down"] },
    });
    await openAs(page, staff, `/kinesthetic?edit=${id}`);
    await expect(page.getByText("The text has changed since it was recorded.")).toBeVisible();
  });
});
