import type { MenuItem } from "./menuTypes.ts";
import { linksOf } from "./mergeMenus.ts";

const firstSegment = (path: string) => path.split("/")[1] ?? "";

/**
 * The path of the menu link to mark for an address. Staff: by the first path segment, where the exact path and then the
 * longest that the address goes on from come first; leaders, whose links share segments: the exact path only.
 */
export function activePath(menu: readonly MenuItem[], pathname: string, exact: boolean): string | undefined {
  const links = linksOf(menu);
  const same = links.find((link) => link.path === pathname);
  if (same || exact) return same?.path;
  const alike = links.filter((link) => firstSegment(link.path) === firstSegment(pathname));
  const above = alike.filter((link) => pathname.startsWith(`${link.path}/`));
  const nearest = above.toSorted((a, b) => b.path.length - a.path.length)[0];
  return (nearest ?? alike[0])?.path;
}
