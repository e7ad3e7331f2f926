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
        sx={{ minHeight: { xs: 44, lg: link.icon ? 36 : 32 }, py: 0.5, ...(!link.icon && { pl: 6.5 }) }}
      >
        <NavFace icon={link.icon} text={t(`titles.${link.title}`)} strong={active} />
      </ListItemButton>
    </ListItem>
  );
}
