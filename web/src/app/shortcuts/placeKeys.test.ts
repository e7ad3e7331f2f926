import { expect, it } from "vitest";
import { classroomAreas } from "../../classroom/classroomAreas.ts";
import { givingPath } from "../../giving/shared/givingPath.ts";
import { menuFor } from "../menus/menuFor.ts";
import { linksOf } from "../menus/mergeMenus.ts";
import { placeKeys } from "./placeKeys.ts";

const menu = menuFor({ role: { name: "Super Admin" }, user_type: [] });
const office = linksOf(menu).map(({ path }) => path);
const home = "/instructor/home";
const classroom = [home, `${home}/media`, "/instructor/selection", givingPath].concat(
  classroomAreas.map(({ path }) => path),
);

it.each([
  ["the office", office],
  ["the classroom", classroom],
])("no letter leads to two screens of %s", (_where, paths) => {
  const letters = paths.flatMap((path) => placeKeys[path] ?? []);
  expect(letters.length).toBeGreaterThan(10);
  expect(new Set(letters).size).toBe(letters.length);
});

it("every letter leads to a screen of a menu", () => {
  expect(Object.keys(placeKeys).filter((path) => ![...office, ...classroom].includes(path))).toEqual([]);
});
