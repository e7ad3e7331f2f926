import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { MenuLink } from "../menus/menuTypes.ts";
import { NavFace } from "./NavFace.tsx";

export function NavLine({ link, active }: { readonly link: MenuLink; readonly active: boolean }) {
  const { t } = useTranslation("app");
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={link.path}
        selected={active}
        aria-current={active ? "page" : undefined}
        sx={{ minHeight: 44, py: 0.75, ...(!link.icon && { pl: 6.5, minHeight: 40 }) }}
      >
        <NavFace icon={link.icon} text={t(`titles.${link.title}`)} strong={active} />
      </ListItemButton>
    </ListItem>
  );
}
