import ExpandMoreIcon from "@mui/icons-material/ExpandMoreRounded";
import Collapse from "@mui/material/Collapse";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import { useTranslation } from "react-i18next";
import type { MenuGroup } from "../menus/menuTypes.ts";
import { NavFace } from "./NavFace.tsx";
import { NavLine } from "./NavLine.tsx";

export function NavGroup({
  group,
  active,
  open,
  onToggle,
}: {
  readonly group: MenuGroup;
  readonly active: string | undefined;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}) {
  const { t } = useTranslation("app");
  const holdsActive = group.children.some((link) => link.path === active);
  return (
    <ListItem disablePadding sx={{ display: "block" }}>
      <ListItemButton
        aria-expanded={open}
        onClick={() => onToggle(!open)}
        sx={{ minHeight: { xs: 44, lg: 36 }, py: 0.5 }}
      >
        <NavFace icon={group.icon} text={t(`titles.${group.title}`)} strong={holdsActive} />
        <ExpandMoreIcon
          sx={{
            color: "text.secondary",
            transition: "transform 160ms",
            transform: open ? "rotate(180deg)" : "none",
          }}
        />
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List disablePadding sx={{ display: "grid", gap: 0.25, pt: 0.25, pb: 0.75 }}>
          {group.children.map((link) => (
            <NavLine key={link.path} link={link} active={link.path === active} />
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}
