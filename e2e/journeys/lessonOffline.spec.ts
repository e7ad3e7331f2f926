import type { Page } from "@playwright/test";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { makeKinesthetic } from "../support/makeKinesthetic.ts";
import { callsAs } from "../support/people.ts";
import { quietSound } from "../support/quietSound.ts";
import { signInToStay } from "../support/signInToStay.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const teacher = "teacher@kindling.example";
const title = "As tall as the heron";
const note = "Leave room between the lines";

/** An activity with notes for the teacher, whose second step was recorded. */
async function makeRecorded(portal: Portal) {
  const staff = await callsAs(portal, "super@kindling.example");
  const form = new FormData();
  form.set("sound", new File([Uint8Array.from(quietSound(1))], "tall.wav", { type: "audio/wav" }));
  const { url, seconds } = await staff<{ url: string; seconds: number }>("POST", "/recording/upload", form);
  const id = await makeKinesthetic(portal, {
    title,
    instructions: `<p>${note}</p>`,
    questions: [{ id: "students", label: "How many students took part?", kind: "number", required: true }],
    details: {
      steps: ["Stand up", "Sit down"],
      recordings: [{ part: "steps", place: 0, language: "en", url, seconds, text_hash: "" }],
    },
  });
  return { id, url };
}

/** The paths of the files that the browser keeps for the day. */
const keptFiles = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open("kindling-today-media")).keys()).map(({ url }) => new URL(url).pathname),
  );

test("a lesson without a connection plays its recordings, is led from a second window, and is recorded once", async ({
  page,
  context,
  portal,
}) => {
  const { id, url } = await makeRecorded(portal);
  const call = await callsAs(portal, teacher);
  const { schools } = await call<{ schools: { id: number }[] }>("GET", "/user/me");
  const recorded = async () => {
    const path = `/teacherPoint?school_id=${schools[0]?.id}`;
    const { recent } = await call<{ recent: { title: string }[] }>("GET", path);
    return recent.filter((each) => each.title === title).length;
  };
  const stage = page.getByRole("region", { name: /^Step \d+ of/ });
  const waiting = page.getByRole("heading", { name: "Saved on this device" });

  await test.step("the day's recordings are kept, then the connection is gone", async () => {
    await page.addInitScript(() => {
      const ended: string[] = [];
      const play = HTMLAudioElement.prototype.play;
      HTMLAudioElement.prototype.play = function begin(this: HTMLAudioElement) {
        this.addEventListener("ended", () => ended.push(new URL(this.src).pathname), { once: true });
        return play.call(this);
      };
      Object.assign(window, { ended });
    });
    await signInToStay(page, teacher);
    await expect(page.getByText("Ready for offline")).toBeVisible();
    await expect.poll(() => keptFiles(page)).toContain(url);
    await context.setOffline(true);
    await page.goto(`/instructor/home/kinesthetic/${id}`);
    await expect(stage).toBeVisible();
  });

  const [presenter] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("p")]);

  await test.step("a step is read by its recording", async () => {
    await presenter.getByRole("button", { name: "Next", exact: true }).click();
    await expect(stage).toContainText("Stand up");
    await page.keyboard.press("r");
    const ended = () => page.evaluate(() => (window as unknown as { ended: string[] }).ended);
    await expect.poll(ended).toEqual([url]);
  });

  await test.step("the answer waits, and the second window is in step, also after a reload of both", async () => {
    await goOnTo(page, questions(page));
    await page.getByRole("button", { name: /^(All )?24$/ }).click();
    await page.getByRole("button", { name: /^Record it/ }).click();
    await expect(waiting).toBeVisible();
    await expect(presenter.getByText(note)).toBeVisible();
    await presenter.reload();
    await expect(presenter.getByText(note)).toBeVisible();
    await page.reload();
    await goOnTo(page, waiting);
    await presenter.getByRole("button", { name: "Back", exact: true }).click();
    await expect(stage).toContainText("Sit down");
    await presenter.getByRole("button", { name: "Next", exact: true }).click();
    await expect(waiting).toBeVisible();
    expect(await recorded()).toBe(0);
  });

  await test.step("it arrives once, although two windows are open", async () => {
    await context.setOffline(false);
    await expect(waiting).toBeHidden();
    await expect.poll(recorded).toBe(1);
    await presenter.reload();
    await page.reload();
    await expect(presenter.getByText(note)).toBeVisible();
    expect(await recorded()).toBe(1);
  });
});
