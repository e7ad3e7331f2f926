import i18next from "i18next";
import type { RouteObject } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { languageReady } from "../../core/language.ts";
import { routes } from "../instructor/classroomArea.tsx";

const sources = import.meta.glob<string>("../../**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const pathOf = (from: string, to: string) => new URL(to, `file:///web/src/app/router/${from}`).pathname;
const files = new Map(Object.entries(sources).map(([path, text]) => [pathOf(path, ""), text]));

/** The namespaces that a file and all that it imports take their texts from. */
function namespacesUsedBy(start: string): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = files.get(path) ?? "";
    for (const [, named = ""] of text.matchAll(/useTranslation\((\[[^\]]*\]|"\w+")/g))
      for (const [, name = ""] of named.matchAll(/"(\w+)"/g)) found.add(name);
    for (const [, to = ""] of text.matchAll(/from\s+"(\.[^"]+)"/g))
      visit(new URL(to, `file://${path}`).pathname);
  };
  visit(start);
  return found;
}

beforeAll(() => languageReady);

/** The frame around a screen, by the screen's path. */
const holds = (route: RouteObject, path: string): boolean =>
  route.path === path || (route.children ?? []).some((child) => holds(child, path));

test("the classroom's frame brings the texts of all its screens, for when the connection is lost", async () => {
  const used = namespacesUsedBy("/web/src/app/instructor/classroomScreens.ts");
  expect([...used]).toContain("offline");
  const frame = routes.find((route) => holds(route, "/instructor/home"));
  if (typeof frame?.lazy !== "function") throw new Error("The frame is not loaded when it is first visited");
  await frame.lazy();
  expect([...used].filter((name) => !i18next.hasLoadedNamespace(name))).toEqual([]);
});
