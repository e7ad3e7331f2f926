import type { Claims } from "../../core/session.ts";
import { adminMenus } from "../admin/adminMenus.ts";
import { leaderMenus } from "../leader/leaderMenus.ts";
import { isGroup, type MenuItem } from "./menuTypes.ts";
import { linksOf, mergeMenus } from "./mergeMenus.ts";
import { namedReportMenu } from "./reportLines.ts";

const menus: Readonly<Record<string, readonly MenuItem[]>> = { ...adminMenus, ...leaderMenus };

/** The names of a person's menus and route sets: by their groups, else by their role. */
export function setNames(claims: Pick<Claims, "role" | "user_type">): readonly string[] {
  const names = claims.user_type.length > 0 ? claims.user_type : [claims.role.name];
  return names.map((name) => name.toLowerCase().replaceAll(" ", "_"));
}

/** History and rules come last in the menu. */
const last: readonly string[] = ["administration", "imports"];

/** Overview and pacing come first in every menu. */
const first: readonly string[] = ["overview", "pacing"];

/** The order of menu items: dashboards, work, reports, history. */
function place(item: MenuItem): number {
  if (first.includes(item.title)) return 0;
  return last.includes(item.title) ? 3 : item.title === "reports" ? 2 : 1;
}

type Holder = Pick<Claims, "role" | "user_type" | "sees_curriculum_standards">;

/** A person's merged menu: dashboards first, reports and history last. */
export function menuFor(claims: Holder): readonly MenuItem[] {
  const own = setNames(claims).map((name) => menus[name] ?? []);
  const menu = mergeMenus(claims.sees_curriculum_standards ? [...own, namedReportMenu] : own);
  return menu.map(withoutGroupOfOne).toSorted((a, b) => place(a) - place(b));
}

function withoutGroupOfOne(item: MenuItem): MenuItem {
  const [only, ...others] = isGroup(item) ? item.children : [];
  return only && others.length === 0 ? { icon: item.icon, ...only } : item;
}

/** The most lines of a menu that are in sight on a laptop. */
const inSight = 16;

/** The groups of a menu that are open at first: from the first on, as long as all of the menu stays in sight. */
export function openAtFirst(menu: readonly MenuItem[]): ReadonlySet<string> {
  const open = new Set<string>();
  let lines = menu.length;
  for (const { title, children } of menu.filter(isGroup)) {
    lines += children.length;
    if (lines > inSight) break;
    open.add(title);
  }
  return open;
}

/** Dashboards don't count as a person's own work. */
const looksOn: readonly string[] = ["overview", "pacing", "givingOverview", "givingByYear"];

/** The first menu page after the dashboards; undefined if there is none. */
export function landingPath(claims: Holder): string | undefined {
  return linksOf(menuFor(claims)).find(({ title }) => !looksOn.includes(title))?.path;
}
