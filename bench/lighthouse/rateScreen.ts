import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installIn } from "../../tools/setup/install.mjs";

/** What is used of `puppeteer-core`: Lighthouse looks at a page of its kind. */
interface Puppeteer {
  launch(options: { executablePath: string; args: readonly string[] }): Promise<{
    newPage(): Promise<{
      evaluateOnNewDocument(run: (entries: Stored) => void, entries: Stored): Promise<void>;
    }>;
    close(): Promise<void>;
  }>;
}

/** What is used of `lighthouse`: scores are shares, null if the page could not be judged. */
type Lighthouse = (
  url: string,
  flags: { onlyCategories: readonly string[]; logLevel: "error" },
  config: undefined,
  page: unknown,
) => Promise<{ lhr: { categories: { performance: { score: number | null } } } }>;

type Stored = Readonly<Record<string, string>>;

const here = import.meta.dirname;
const rounds = 3;

/**
 * Rates a first load as Lighthouse does on a phone: the median of three runs, from 0 to 100.
 * @param stored What the page finds in its session storage.
 */
export async function rateScreen(
  url: string,
  stored: Stored,
  browser: { executablePath: string; args: readonly string[] },
): Promise<number> {
  if (!existsSync(join(here, "node_modules/lighthouse"))) await installIn(here);
  const load = async <Module>(name: string) =>
    (await import(pathToFileURL(createRequire(join(here, "package.json")).resolve(name)).href)) as {
      default: Module;
    };
  const { default: lighthouse } = await load<Lighthouse>("lighthouse");
  const { default: puppeteer } = await load<Puppeteer>("puppeteer-core");
  const scores: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const running = await puppeteer.launch(browser);
    try {
      const page = await running.newPage();
      await page.evaluateOnNewDocument((entries) => {
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      }, stored);
      const { lhr } = await lighthouse(
        url,
        { onlyCategories: ["performance"], logLevel: "error" },
        undefined,
        page,
      );
      scores.push(Math.round((lhr.categories.performance.score ?? 0) * 100));
    } finally {
      await running.close();
    }
  }
  return scores.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
