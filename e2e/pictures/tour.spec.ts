import { join } from "node:path";
import { callsAs } from "../support/people.ts";
import type { Portal } from "../support/startPortal.ts";
import { openAs, test } from "../support/test.ts";

interface Picture {
  /** The file's name in docs/pictures, without its ending. */
  readonly name: string;
  /** Whose screen it is; without somebody, a visitor's. */
  readonly as?: string;
  readonly path: string | ((portal: Portal) => Promise<string>);
  readonly height?: number;
}

const [staff, chief, teacher] = [
  "admin@kindling.example",
  "super@kindling.example",
  "teacher@kindling.example",
];

/** The path of the first row that a list of a Super Admin's has. */
const firstOf = (list: string, path: (id: number) => string) => async (portal: Portal) => {
  const call = await callsAs(portal, chief);
  const [row] = await call<{ id: number }[]>("GET", list);
  return path(row?.id ?? 0);
};

/** The path of a run that somebody else has proposed: all that is verified and earned. */
async function proposedRun(portal: Portal): Promise<string> {
  const call = await callsAs(portal, "charities@kindling.example");
  const { id } = await call("POST", "/paymentRun/add", { name: "Donations and points, fall" });
  return `/payments/runs/${id}`;
}

const pictures: readonly Picture[] = [
  { name: "lead-page", path: "/lead-module", height: 720 },
  {
    name: "site-page",
    as: chief,
    path: firstOf("/school?rows=1&search=Willow%20Creek", (id) => `/school/${id}`),
    height: 860,
  },
  { name: "instructor-home", as: teacher, path: "/instructor/home", height: 960 },
  { name: "curriculum-calendar", as: staff, path: "/curriculum-calendar", height: 800 },
  { name: "overview", as: chief, path: "/index" },
  { name: "pacing", as: chief, path: "/pacing" },
  { name: "giving-overview", as: chief, path: "/giving-overview" },
  { name: "report", as: chief, path: "/activity-summary" },
  {
    name: "payment-run",
    as: chief,
    path: proposedRun,
    height: 800,
  },
];

for (const { name, as, path, height = 900 } of pictures) {
  test(name, async ({ page, portal }) => {
    await page.setViewportSize({ width: 1280, height });
    const address = typeof path === "string" ? path : await path(portal);
    await (as ? openAs(page, as, address) : page.goto(address));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(import.meta.dirname, `../../docs/pictures/${name}.png`) });
  });
}
