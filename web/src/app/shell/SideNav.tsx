import Box from "@mui/material/Box";
import List from "@mui/material/List";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Claims } from "../../core/session.ts";
import { activePath } from "../menus/activePath.ts";
import { menuFor, openAtFirst } from "../menus/menuFor.ts";
import { isGroup, type MenuGroup, type TitleKey } from "../menus/menuTypes.ts";
import { measures } from "../theme/tokens.ts";
import { HomeLink } from "./HomeLink.tsx";
import { NavGroup } from "./NavGroup.tsx";
import { NavLine } from "./NavLine.tsx";

const exactRoles: readonly string[] = ["Site Leader", "Provider Leader"];

/** Whether the present screen belongs to a group: one of its links is marked, or it is the users' and this is one of theirs. */
function holdsScreen(group: MenuGroup, active: string | undefined, pathname: string): boolean {
  return (
    group.children.some((link) => link.path === active) ||
    (group.title === "users" && pathname.startsWith("/users"))
  );
}

/** The main menu: what this person may open, the present screen marked, its group open. */
export function SideNav({ claims }: { readonly claims: Claims }) {
  const { pathname } = useLocation();
  return <Menu claims={claims} pathname={pathname} />;
}

/** The menu's lines: drawn again when the path changes, not when a list is sorted or searched. */
const Menu = memo(function Menu({
  claims,
  pathname,
}: {
  readonly claims: Claims;
  readonly pathname: string;
}) {
  const { t } = useTranslation("app");
  const [toggled, setToggled] = useState<Partial<Record<TitleKey, boolean>>>({});
  const menu = menuFor(claims);
  const open = openAtFirst(menu);
  const active = activePath(menu, pathname, exactRoles.includes(claims.role.name));
  return (
    <Box component="nav" aria-label={t("menu.main")} sx={{ px: 2, pb: 4 }}>
      <Box sx={{ display: "flex", alignItems: "center", height: measures.headerDesktop, px: 1 }}>
        <HomeLink />
      </Box>
      <List disablePadding sx={{ display: "grid", gap: 0.5, pt: 1 }}>
        {menu.map((item) =>
          isGroup(item) ? (
            <NavGroup
              key={item.title}
              group={item}
              active={active}
              open={toggled[item.title] ?? (open.has(item.title) || holdsScreen(item, active, pathname))}
              onToggle={(isOpen) => setToggled({ ...toggled, [item.title]: isOpen })}
            />
          ) : (
            <NavLine key={item.path} link={item} active={item.path === active} />
          ),
        )}
      </List>
    </Box>
  );
});
