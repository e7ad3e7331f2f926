import { groups, type RoleName } from "@kindling/contract";
import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import { frontPages } from "../front-door/frontPages.ts";
import { instructorPaths } from "../instructor/instructorPaths.ts";
import { classModeRoutes, instructorRoutes } from "../instructor/instructorRoutes.ts";
import { menuFor } from "../menus/menuFor.ts";
import { linksOf } from "../menus/mergeMenus.ts";
import { publicPaths } from "../public/publicPaths.ts";
import { publicScreens } from "../public/publicRoutes.tsx";
import { officePaths } from "./officePaths.ts";
import { shellRoutes } from "./shellRoutes.ts";

const drawn = (path: string | undefined) => path ?? "";
const shellPaths = shellRoutes.map((route) => drawn(route.path));
const classroomPaths = [...instructorRoutes, ...classModeRoutes].map((route) => drawn(route.path));

const roles: readonly RoleName[] = ["Super Admin", "Provider Leader", "Site Leader", "Instructor"];
const people = [
  ...roles.map((name) => ({ role: { name }, user_type: [] })),
  ...groups.map((group) => ({ role: { name: "admin" as const }, user_type: [group] })),
];
/** Those who see the Curriculum Standards Report: accounts that the server names, whatever they hold. */
const viewers = people
  .filter(({ role }) => role.name !== "Instructor")
  .map((person) => ({ ...person, sees_curriculum_standards: true }));
const nameOf = (person: (typeof people)[number]) => person.user_type[0] ?? person.role.name;
const table = people.map((person) => [nameOf(person), person] as const);

const allowedPaths = (person: Parameters<typeof officePaths>[0]) =>
  person.role.name === "Instructor" ? instructorPaths : officePaths(person);

/** An address that a pattern such as `/school/:id?` stands for. */
const example = (pattern: string) => pattern.replace("/:id?", "").replace(":id", "7");

describe.each(table)("the routes of %s", (_name, person) => {
  it("all have a screen", () => {
    const screens = [...shellPaths, ...classroomPaths];
    const without = allowedPaths(person).filter(
      (pattern) => !screens.some((path) => matchPath(path, example(pattern))),
    );
    expect(without).toEqual([]);
  });

  it("include every line of their menu", () => {
    const lines = linksOf(menuFor(person));
    const closed = lines.filter((link) => !allowedPaths(person).some((path) => matchPath(path, link.path)));
    expect(closed).toEqual([]);
  });
});

describe("the Curriculum Standards Report", () => {
  const path = "/curriculum-standards";
  const lines = (person: Parameters<typeof menuFor>[0]) => linksOf(menuFor(person)).map((link) => link.path);

  it.each(viewers.map((person) => [nameOf(person), person] as const))(
    "has a line and a route for %s who is named, and the line once",
    (_name, person) => {
      expect(lines(person).filter((line) => line === path)).toEqual([path]);
      expect(allowedPaths(person)).toContain(path);
      const titles = menuFor(person).map(({ title }) => title);
      expect(titles).toEqual([...new Set(titles)]);
    },
  );

  it.each(table)("has no line for %s who is not, and a route for leaders only", (_name, person) => {
    expect(lines(person)).not.toContain(path);
    expect(allowedPaths(person).includes(path)).toBe(/^(Site|Provider) Leader$/.test(person.role.name));
  });
});

it("has no screen that nobody may open", () => {
  const open = [...people, ...viewers].flatMap((person) => allowedPaths(person));
  const unreachable = [...shellPaths, ...classroomPaths].filter(
    (path) => !open.some((pattern) => matchPath(pattern, example(path))),
  );
  expect(unreachable).toEqual([]);
});

it("has a screen for every public path", () => {
  const paths = [...frontPages, ...publicScreens].flatMap((route) => route.path ?? []);
  expect(paths.toSorted()).toEqual([...publicPaths].toSorted());
});
