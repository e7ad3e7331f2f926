import type { Claims } from "../../core/session.ts";
import { adminMenus } from "../admin/adminMenus.ts";
import { leaderMenus } from "../leader/leaderMenus.ts";
import { isGroup, type MenuItem } from "./menuTypes.ts";
import { firstPath, mergeMenus } from "./mergeMenus.ts";
import { namedReportMenu } from "./reportLines.ts";

const menus: Readonly<Record<string, readonly MenuItem[]>> = { ...adminMenus, ...leaderMenus };

/** The names of a person's menus and route sets: by their groups, else by their role. */
export function setNames(claims: Pick<Claims, "role" | "user_type">): readonly string[] {
  const names = claims.user_type.length > 0 ? claims.user_type : [claims.role.name];
  return names.map((name) => name.toLowerCase().replaceAll(" ", "_"));
}

/** Imports and the logs come last in the menu. */
const looksBack = (item: MenuItem) =>
  !isGroup(item) && ["/imports", "/audit-log", "/security-log"].includes(item.path);

/** Overview and pacing come first in every menu. */
const first: readonly string[] = ["overview", "pacing"];

/** The order of menu items: dashboards, work, reports, history. */
function place(item: MenuItem): number {
  if (first.includes(item.title)) return 0;
  return looksBack(item) ? 3 : item.title === "reports" ? 2 : 1;
}

type Holder = Pick<Claims, "role" | "user_type" | "sees_curriculum_standards">;

/** A person's merged menu: dashboards first, reports and history last. */
export function menuFor(claims: Holder): readonly MenuItem[] {
  const own = setNames(claims).map((name) => menus[name] ?? []);
  const menu = mergeMenus(claims.sees_curriculum_standards ? [...own, namedReportMenu] : own);
  return menu.toSorted((a, b) => place(a) - place(b));
}

/** Dashboards don't count as a person's own work. */
const looksOn: readonly string[] = ["overview", "pacing", "givingOverview", "givingByYear"];

/** The first menu page after the dashboards; undefined if there is none. */
export function landingPath(claims: Holder): string | undefined {
  return firstPath(menuFor(claims).filter((item) => !looksOn.includes(item.title)));
}
