import { groups, languages, type RoleName } from "@kindling/contract";
import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { instructorPaths } from "../instructor/instructorPaths.ts";
import { classModeRoutes, instructorRoutes } from "../instructor/instructorRoutes.ts";
import { officePaths } from "../router/officePaths.ts";
import type { ScreenHandle } from "../router/screenRoute.ts";
import { shellRoutes } from "../router/shellRoutes.ts";
import { guidePicture } from "./guideFiles.ts";
import { guideFor, guidePages } from "./guidePages.ts";
import { type GuideBlock, type GuidePart, parseGuide } from "./parseGuide.ts";
import { knownLabels } from "./testing.ts";

const sources = import.meta.glob<string>("../../../../docs/guide/*/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const locales = import.meta.glob<unknown>("../../locales/*/*.json", { import: "default", eager: true });

/** The pages of a language, by folder and name. */
const pagesOf = (language: string) =>
  new Map(
    Object.entries(sources).flatMap(([path, source]) => {
      const [, of, name = ""] = /\/guide\/(\w+)\/(.+)\.md$/.exec(path) ?? [];
      return of === language ? [[name, parseGuide(source)] as const] : [];
    }),
  );

const screens = [...shellRoutes, ...instructorRoutes, ...classModeRoutes];
const example = (pattern: string) => pattern.replace("/:id?", "").replace(":id", "7");

const roles: readonly RoleName[] = ["Super Admin", "Provider Leader", "Site Leader", "Instructor"];
const people = [
  ...roles.map((name) => ({ role: { name }, user_type: [] })),
  ...groups.map((group) => ({ role: { name: "admin" as const }, user_type: [group] })),
];

/** The titles of the screens that somebody may open. */
function titlesOf(person: (typeof people)[number]): readonly ScreenHandle["title"][] {
  const paths = person.role.name === "Instructor" ? instructorPaths : officePaths(person);
  const open = screens.filter(({ path = "" }) =>
    paths.some((pattern) => matchPath(pattern, example(path)) ?? matchPath(path, example(pattern))),
  );
  return [...new Set(open.map(({ handle }) => (handle as ScreenHandle).title))];
}

const table = people.map((person) => [person.user_type[0] ?? person.role.name, person] as const);

describe.each(languages)("the guide in %s", (language) => {
  const pages = pagesOf(language);

  test.each(table)("has a page about every screen of %s", (_name, person) => {
    const titles = titlesOf(person);
    expect(titles.length).toBeGreaterThan(4);
    const without = titles.filter((title) => {
      const { folder, start, page } = guideFor(person.role.name, title);
      return page === start || !pages.has(`${folder}/${page}`);
    });
    expect(without).toEqual([]);
  });

  const linesOf = (block: GuideBlock): readonly GuidePart[] =>
    block.kind === "picture" ? [] : "lines" in block ? block.lines.flat() : block.line;
  const partsOf = (name: string) => pages.get(name)?.blocks.flatMap(linesOf) ?? [];

  test("links only to pages that exist, and from the first pages to all of them", () => {
    const linked = new Set<string>();
    for (const name of pages.keys()) {
      const [folder] = name.split("/");
      for (const { page } of partsOf(name)) if (page) linked.add(`${folder}/${page}`);
    }
    expect([...linked].filter((name) => !pages.has(name))).toEqual([]);
    for (const role of roles) {
      const { folder, start } = guideFor(role);
      const listed = partsOf(`${folder}/${start}`).flatMap(({ page }) => page ?? []);
      expect(listed.toSorted()).toEqual(Object.keys(guidePages[folder]).toSorted());
    }
  });

  test("is written in what the portal can show", () => {
    const odd = [...pages].flatMap(([name, { blocks }]) =>
      blocks
        .flatMap(linesOf)
        .filter(({ text, as }) => as === "text" && /[*`#<>|\]]|!\[|^\d+\. |^- /.test(text))
        .map(({ text }) => `${name}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  test("has every picture it shows", () => {
    const missing = [...pages].flatMap(([name, { blocks }]) =>
      blocks.flatMap((block) =>
        block.kind === "picture" && !guidePicture(language, block.file) ? [`${name}: ${block.file}`] : [],
      ),
    );
    expect(missing).toEqual([]);
  });

  test("names buttons, fields and screens as they are", () => {
    const known = knownLabels(locales, language);
    const unknown = [...pages.keys()].flatMap((name) =>
      partsOf(name)
        .filter(({ text, as }) => as === "label" && !known(text))
        .map(({ text }) => `${name}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });
});

test("both languages have the same pages, with the same headings, steps and pictures", () => {
  const [first, ...others] = languages.map((language) =>
    Object.fromEntries(
      [...pagesOf(language)].map(([name, { blocks }]) => [
        name,
        blocks.map((block) => [block.kind, "lines" in block ? block.lines.length : 1].join(" ")),
      ]),
    ),
  );
  for (const other of others) expect(other).toEqual(first);
});
