import i18next from "i18next";
import { fetchTexts, languageReady } from "../core/language.ts";
import { readToken } from "../core/session.ts";
import { firstTexts } from "./instructor/classroomTexts.ts";
import { matchesPath } from "./public/publicPaths.ts";

/** A screen that people open first, by the pattern of its address. */
interface FirstScreen {
  readonly path: string;
  readonly texts: readonly string[];
  /** Its code, where that does not come with the area's. */
  readonly load?: () => Promise<unknown>;
  /** Asks for what it shows. */
  readonly ask: () => Promise<unknown>;
}

const askForClass = async () => (await import("./instructor/askForClass.ts")).askForClass();

const firstScreens: readonly FirstScreen[] = [
  {
    path: "/users/:kind",
    texts: ["people", "ui"],
    ask: async () => (await import("./shell/useMe.ts")).askForMe(readToken() ?? ""),
  },
  {
    path: "/instructor/home",
    texts: firstTexts,
    load: () => import("../classroom/HomePage.tsx"),
    ask: askForClass,
  },
  {
    path: "/instructor/home/:area/:id",
    texts: firstTexts,
    load: () => import("../classroom/ClassModePage.tsx"),
    ask: askForClass,
  },
];

/** How long a screen whose code is there waits for its answers before it is drawn without, in milliseconds. */
const patience = 1000;

/**
 * Fetches what the screen at this address needs beside the portal's code, which would ask for it only later: bit by
 * bit, and each of it would be drawn anew.
 */
export async function loadFirstScreen(): Promise<void> {
  const screen = firstScreens.find(({ path }) => matchesPath(path, window.location.pathname));
  if (!screen) return;
  for (const namespace of screen.texts) void fetchTexts(namespace);
  const code = screen.load?.();
  const asked = screen.ask();
  await languageReady;
  await Promise.all([code, i18next.loadNamespaces(screen.texts)]);
  await Promise.race([asked, new Promise((done) => setTimeout(done, patience))]);
}
