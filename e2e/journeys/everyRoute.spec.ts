import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expectFits } from "../support/expectFits.ts";
import { makeTextsLonger } from "../support/longerTexts.ts";
import { resizeFullScreen } from "../support/resizeFullScreen.ts";
import { expect, openAs, test } from "../support/test.ts";
import { untilDrawn, walkRoutes } from "../support/walkRoutes.ts";

const laptop = { width: 1280, height: 800 };
const smallPhone = { width: 320, height: 640 };

/** A walk through all that a person can get to by links, and what a second look at each screen is about. */
interface Walk {
  readonly who: string;
  readonly email: string;
  readonly language?: "es";
  /** How each screen is looked at once more, at both sizes. */
  readonly as: string;
  /** Makes the page so, and returns what takes it back. */
  readonly change: (page: Page) => Promise<() => Promise<unknown>>;
  /** Fewer would mean that the walk ended early. */
  readonly atLeast: number;
  /** Whether lists bring few rows, which are alike: most screens of staff are lists. */
  readonly isBrief?: boolean;
}

const fewRows = async (page: Page) =>
  page.route(/\/api\/.*[?&]rows=\d{2,}/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/([?&]rows=)\d+/, "$15"),
    }),
  );

async function turnAround(page: Page) {
  const turn = (direction: string) =>
    page.evaluate((to) => void (document.documentElement.dir = to), direction);
  await turn("rtl");
  return () => turn("");
}

async function forceColors(page: Page) {
  await page.emulateMedia({ forcedColors: "active" });
  return () => page.emulateMedia({ forcedColors: "none" });
}

const walks: readonly Walk[] = [
  {
    who: "a Site Leader",
    email: "site@kindling.example",
    as: "in texts 40 % longer",
    change: makeTextsLonger,
    atLeast: 25,
  },
  {
    who: "a Provider Leader, in Spanish",
    email: "provider@kindling.example",
    language: "es",
    as: "in forced colors",
    change: forceColors,
    atLeast: 25,
  },
  {
    who: "an Instructor",
    email: "teacher@kindling.example",
    as: "in texts 40 % longer",
    change: makeTextsLonger,
    atLeast: 15,
  },
  {
    who: "a Super Admin",
    email: "super@kindling.example",
    as: "from right to left",
    change: turnAround,
    atLeast: 60,
    isBrief: true,
  },
];

// A walk takes minutes, so that each is a journey of its own for the workers.
test.describe.configure({ mode: "parallel" });

for (const { who, email, language, as, change, atLeast, isBrief } of walks)
  test(`every route of ${who} is accessible in light and dark, and fits, also ${as}`, async ({ page }) => {
    // Ten minutes are what the longest walk takes on two idle cores.
    test.setTimeout(1_200_000);
    if (language) await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    if (isBrief) await fewRows(page);
    await openAs(page, email, "/index");
    await untilDrawn(page);
    const faults: string[] = [];
    const note = (error: Error) => void faults.push(error.message);
    const lookAtBothSizes = async (sense: string) => {
      for (const size of [smallPhone, laptop]) {
        await resizeFullScreen(page, size);
        await expectFits(page).catch((error: Error) => note(new Error(`${sense}: ${error.message}`)));
      }
    };
    const routes = await walkRoutes(page, async () => {
      await expectAccessible(page).catch(note);
      await lookAtBothSizes("as it is");
      const undo = await change(page);
      await lookAtBothSizes(as);
      await undo();
    });
    expect(faults).toEqual([]);
    expect(routes.length).toBeGreaterThanOrEqual(atLeast);
  });
