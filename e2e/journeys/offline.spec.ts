import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { goOnTo, questions } from "../support/goOnTo.ts";
import { callsAs, demoPassword, makeTeacher } from "../support/people.ts";
import { signInToStay } from "../support/signInToStay.ts";
import { type Line, startLine } from "../support/startLine.ts";
import type { Portal } from "../support/startPortal.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, hasTouch: true });

const formPath = "/api/instructor/activity-form-response/add";
const reportPath = "/api/instructor/pdf-form-response";
const area = "/instructor/home/kindnessopening";
const home = /Good (morning|afternoon|evening), /;

interface Item {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly end: string;
  readonly answered: boolean;
}

/** A demo teacher without any responses, and the answers of their calls. */
async function newTeacher(portal: Portal, name: string) {
  const { email } = await makeTeacher(portal, name, demoPassword);
  const fresh = await callsAs(portal, email);
  await fresh("POST", "/user/setNewPassword", { password: `${demoPassword} of ${name}` });
  const call = await callsAs(portal, email, `${demoPassword} of ${name}`);
  const { schools } = await call<{ schools: { id: number }[] }>("GET", "/user/me");
  const site = schools[0]?.id ?? 0;
  const items = () => call<Item[]>("GET", `/instructor/curriculum-data?school_id=${site}`);
  return {
    email,
    password: `${demoPassword} of ${name}`,
    items,
    /** What a phone's home shows of a type: the one that ends first. */
    first: async (wanted: string) => {
      const ofType = (await items()).filter(({ type }) => type === wanted);
      const [first] = ofType.sort((a, b) => a.end.localeCompare(b.end) || a.id - b.id);
      if (!first) throw new Error(`No ${wanted} is on`);
      return first;
    },
    points: () =>
      call<{ points: number; recent: { title: string }[] }>("GET", `/teacherPoint?school_id=${site}`),
  };
}

/** Signs in with "remember", and waits until the browser has everything it needs offline. */
async function settleIn(page: Page, line: Line, email: string, password: string): Promise<void> {
  await signInToStay(page, email, { password, origin: line.url });
  await expect(page.getByRole("heading", { name: home })).toBeVisible();
  await expect(page.getByText("Ready for offline")).toBeVisible();
  expect(await keptHere(page)).toMatchObject({ today: 1 });
}

/** What the browser keeps on somebody's behalf, counted. */
function keptHere(page: Page) {
  return page.evaluate(async () => {
    const count = (database: string, store: string) =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => failed(new Error(`${database} does not open`));
        opening.onsuccess = () => {
          const opened = opening.result;
          if (!opened.objectStoreNames.contains(store)) return done(0);
          const counting = opened.transaction(store).objectStore(store).count();
          counting.onsuccess = () => done(counting.result);
        };
      });
    const known = (await indexedDB.databases()).map(({ name }) => name);
    return {
      today: known.includes("kindling-today") ? await count("kindling-today", "answers") : 0,
      files: known.includes("kindling-files") ? await count("kindling-files", "files") : 0,
      media: await caches.has("kindling-today-media"),
      stored: Object.keys(localStorage).filter((key) =>
        ["jwtToken", "user", "site", "waitingAnswers", "answerDrafts"].includes(key),
      ),
    };
  });
}

/** How the first file kept of today's items is answered, whole and in part. */
function readKeptFile(page: Page) {
  return page.evaluate(async () => {
    const [first] = await (await caches.open("kindling-today-media")).keys();
    if (!first) return [];
    const part = { headers: { range: "bytes=0-9" } };
    return [(await fetch(first.url)).status, (await fetch(first.url, part)).status];
  });
}

const goDark = async (context: BrowserContext, line: Line) => {
  line.cut();
  await context.setOffline(true);
};
const comeBack = async (context: BrowserContext, line: Line) => {
  line.mend();
  await context.setOffline(false);
};

/** Taps the answers to whatever is asked, and records them. */
async function recordIt(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(All )?24$/ }).click();
  for (const scale of await page.getByRole("radio", { name: "4 out of 5" }).all()) await scale.check();
  await page.getByRole("button", { name: /^Record it/ }).click();
}

test("a class continues offline, and what it recorded arrives once", async ({ page, context, portal }) => {
  const teacher = await newTeacher(portal, "Oona");
  const line = await startLine(portal.url);
  const { title } = await teacher.first("mindfulness_matters_open_form");

  await test.step("she opens the home page and goes offline", async () => {
    await settleIn(page, line, teacher.email, teacher.password);
    await expect.poll(() => keptHere(page)).toMatchObject({ media: true });
    await goDark(context, line);
    await expect(page.getByText(/^Offline: data from/)).toBeVisible();
    expect(await readKeptFile(page)).toEqual([200, 206]);
    await expectAccessible(page);
  });

  await test.step("class mode opens, and the answer waits", async () => {
    await page.getByRole("link", { name: title }).first().click();
    await goOnTo(page, questions(page));
    await recordIt(page);
    await expect(page.getByRole("heading", { name: "Saved on this device" })).toBeVisible();
  });

  await test.step("the page reloads offline and still knows", async () => {
    await page.reload();
    await goOnTo(page, page.getByRole("heading", { name: "Saved on this device" }));
    await page.goto(`${line.url}/instructor/home`);
    await expect(page.getByText("1 response not sent yet:")).toBeVisible();
    await page.goto(`${line.url}${area}`);
    await expect(page.getByText("Not sent yet").first()).toBeVisible();
  });

  let later = page;
  await test.step("so does a new window, opened the next day as it were", async () => {
    await page.close();
    later = await context.newPage();
    await later.goto(line.url);
    await expect(later.getByRole("heading", { name: home })).toBeVisible();
    await expect(later.getByText("1 response not sent yet:")).toBeVisible();
    await later.goto(`${line.url}${area}`);
    await expect(later.getByText("Not sent yet").first()).toBeVisible();
    await later.goto(line.url);
    await expect(later.getByText("1 response not sent yet:")).toBeVisible();
    await expect(later.getByText("Failed to fetch Constants")).toHaveCount(0);
    expect(line.arrived(formPath)).toBe(0);
  });

  await test.step("after reconnecting it is sent by itself, once", async () => {
    await comeBack(context, line);
    await expect(later.getByText("1 response not sent yet:")).toBeHidden();
    await expect(later.getByText(/^Offline/)).toBeHidden();
    await expect.poll(() => line.arrived(formPath)).toBe(1);
    const { recent } = await teacher.points();
    expect(recent.map((entry) => entry.title)).toEqual([title]);
  });

  await test.step("signing out leaves nothing of hers behind", async () => {
    await later.getByRole("button", { name: /^Account of/ }).click();
    await later.getByRole("button", { name: "Logout" }).click();
    await expect(later.getByLabel("Email")).toBeVisible();
    await expect.poll(() => keptHere(later)).toEqual({ today: 0, files: 0, media: false, stored: [] });
  });
  await line.stop();
});

test("a connection that breaks before the home has come is told, and class mode needs one visit", async ({
  page,
  context,
  portal,
}) => {
  const teacher = await newTeacher(portal, "Rosa");
  const line = await startLine(portal.url);
  const { title } = await teacher.first("mindfulness_matters_open_form");

  await test.step("it breaks right after the sign-in, which the browser does not notice", async () => {
    line.cutAt("/assets/home-");
    await signInToStay(page, teacher.email, { password: teacher.password, origin: line.url });
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Kindling");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  });

  await test.step("with the connection the home comes, and says when a class can do without", async () => {
    line.mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: home })).toBeVisible();
    await expect(page.getByText("Ready for offline")).toBeVisible();
  });

  await test.step("then class mode opens for the first time without one, to its last step", async () => {
    await goDark(context, line);
    await page.getByRole("link", { name: title }).first().click();
    await goOnTo(page, questions(page));
    await page.goto(`${line.url}/instructor/home/puzzles`);
    await expect(page.getByRole("heading", { name: "Puzzles", level: 1 })).toBeVisible();
  });
  await line.stop();
});

for (const [name, moment] of [
  ["Diana", "/api/user/me"],
  ["Martin", "/api/instructor/curriculum-data"],
  ["Hannah", "/api/teacherPoint"],
  ["Irene", "/sw.js"],
] as const)
  test(`a first visit that is cut at ${moment.slice(1)} says so, and goes on by itself`, async ({
    page,
    portal,
  }) => {
    const teacher = await newTeacher(portal, name);
    const line = await startLine(portal.url);
    line.cutAt(moment);
    // What comes behind the first screen is fetched while nothing gets through.
    const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/texts-"));
    await signInToStay(page, teacher.email, { password: teacher.password, origin: line.url });
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
    await missed;
    line.mend();
    await page.getByRole("link", { name: "Start with the class" }).click({ timeout: 30_000 });
    await goOnTo(page, questions(page));
    await line.stop();
  });

test("an answer whose reply is lost counts once, with two windows open", async ({
  page,
  context,
  portal,
}) => {
  const teacher = await newTeacher(portal, "Pavel");
  const line = await startLine(portal.url);
  const item = await teacher.first("mindfulness_matters_open_form");
  await settleIn(page, line, teacher.email, teacher.password);

  line.loseReplies(formPath);
  await page.getByRole("link", { name: item.title }).first().click();
  await goOnTo(page, questions(page));
  await recordIt(page);
  await expect(page.getByRole("heading", { name: "Saved on this device" })).toBeVisible();
  expect((await teacher.points()).recent).toHaveLength(1);

  const second = await context.newPage();
  await second.goto(`${line.url}/instructor/home`);
  await expect(second.getByText("1 response not sent yet:")).toBeVisible();
  line.mend();
  await expect(second.getByText("1 response not sent yet:")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Saved on this device" })).toBeHidden();
  expect(line.arrived(formPath)).toBeGreaterThan(1);
  expect((await teacher.points()).recent).toHaveLength(1);
  expect((await teacher.items()).find(({ id }) => id === item.id)?.answered).toBe(true);
  await line.stop();
});

test("where nothing more can be stored, that is said, and both answers arrive though one was never stored", async ({
  page,
  context,
  portal,
}) => {
  const teacher = await newTeacher(portal, "Robin");
  const line = await startLine(portal.url);
  const opening = await teacher.first("mindfulness_matters_open_form");
  const second = await teacher.first("kinesthetic_activity");
  await settleIn(page, line, teacher.email, teacher.password);
  await goDark(context, line);
  const record = async ({ title }: Item) => {
    await page.getByRole("link", { name: title }).first().click();
    await goOnTo(page, questions(page));
    await recordIt(page);
  };
  await record(opening);
  await expect(page.getByRole("heading", { name: "Saved on this device" })).toBeVisible();
  await page.evaluate(() => {
    let most = 8_000_000;
    // Fills what is left, in ever smaller pieces.
    for (let nth = 0; most >= 1; nth += 1)
      try {
        localStorage.setItem(`full${nth}`, "x".repeat(most));
      } catch {
        most = Math.floor(most / 2);
      }
  });
  await page.goto(`${line.url}/instructor/home/kinesthetic`);
  await record(second);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await expect(page.getByText("Keep this page open until it's sent.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave class mode" }).click();
  await expect(page.getByText("2 responses not sent yet:")).toBeVisible();
  await expect(page.getByText("Keep this page open until it's sent.")).toBeVisible();

  await comeBack(context, line);
  await expect(page.getByText("2 responses not sent yet:")).toBeHidden();
  await expect
    .poll(async () => (await teacher.points()).recent.map((each) => each.title).toSorted())
    .toEqual([opening.title, second.title].toSorted());
  await line.stop();
});

test("photos taken offline are uploaded before their report, once", async ({ page, context, portal }) => {
  const teacher = await newTeacher(portal, "Quinn");
  const line = await startLine(portal.url);
  const item = await teacher.first("kinesthetic_activity");
  await settleIn(page, line, teacher.email, teacher.password);
  await page.goto(`${line.url}/instructor/home/kinesthetic`);
  await page.getByRole("link", { name: item.title }).first().click();
  await goOnTo(page, questions(page));
  await goDark(context, line);
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  await page.getByLabel("Add photos or files").setInputFiles([
    { name: "jumping.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") },
    { name: "not a picture.png", mimeType: "image/png", buffer: Buffer.from("words") },
  ]);
  await expect(page.getByText("Waiting for a connection")).toHaveCount(2);
  await page.reload();
  await goOnTo(page, questions(page));
  await expect(page.getByText("jumping.png")).toBeVisible();
  await recordIt(page);
  await expect(page.getByRole("heading", { name: "Saved on this device" })).toBeVisible();
  expect((await keptHere(page)).files).toBe(2);

  await comeBack(context, line);
  await expect(page.getByRole("heading", { name: "Wonderful!" })).toBeVisible();
  await page.goto(`${line.url}/instructor/home`);
  await expect(page.getByText(/Recorded without a file: .*not a picture\.png/)).toBeVisible();
  expect(line.arrived(reportPath)).toBe(1);
  const staff = await callsAs(portal, "super@kindling.example");
  const kept = await staff<{ files: { name: string }[]; teacher: { first_name: string } }[]>(
    "GET",
    `/pdfFormResponse?object_id=${item.id}&sort=id&order=desc&rows=1`,
  );
  expect(kept[0]?.files.map(({ name }) => name)).toEqual(["jumping.png"]);
  await line.stop();
});

test("the portal can be installed under its brand", async ({ request }) => {
  const manifest = (await (await request.get("/site.webmanifest")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Kindling");
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()["content-type"]).toMatch(/^image/);
  expect((await request.get("/sw.js")).headers()["cache-control"]).toBe("no-cache");
});
