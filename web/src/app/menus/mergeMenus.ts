import { isGroup, type MenuItem, type MenuLink } from "./menuTypes.ts";

function addLink(links: readonly MenuLink[], link: MenuLink): readonly MenuLink[] {
  const known = links.some((each) => each.title === link.title && each.path === link.path);
  return known ? links : [...links, link];
}

/**
 * Merges the menus of a person's permission groups, in order. What has the same title and path appears once;
 * groups of the same title become one.
 */
export function mergeMenus(menus: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  const merged: MenuItem[] = [];
  for (const item of menus.flat()) {
    const at = merged.findIndex(
      (each) =>
        each.title === item.title &&
        (isGroup(each) ? isGroup(item) : !isGroup(item) && each.path === item.path),
    );
    const known = merged[at];
    if (!known) merged.push(item);
    else if (isGroup(known) && isGroup(item)) {
      merged[at] = { ...known, children: item.children.reduce(addLink, known.children) };
    }
  }
  return merged;
}

/** The links of a menu, those in groups among them, in order. */
export function linksOf(menu: readonly MenuItem[]): readonly MenuLink[] {
  return menu.flatMap((item) => (isGroup(item) ? item.children : [item]));
}
