import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import type app from "../../locales/en/app.json";

/** The titles of screens and menu groups, by their key under `titles` in the texts. */
export type TitleKey = keyof typeof app.titles;

export type MenuIcon = ComponentType<SvgIconProps>;

export interface MenuLink {
  readonly title: TitleKey;
  readonly path: string;
  readonly icon?: MenuIcon;
}

export interface MenuGroup {
  readonly title: TitleKey;
  readonly icon: MenuIcon;
  readonly children: readonly MenuLink[];
}

export type MenuItem = MenuLink | MenuGroup;

export function isGroup(item: MenuItem): item is MenuGroup {
  return "children" in item;
}
