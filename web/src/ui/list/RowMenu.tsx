import MoreIcon from "@mui/icons-material/MoreVertRounded";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RowAction } from "./RowAction.ts";

/** A row's actions menu; nothing if no action is allowed. */
export function RowMenu<Row>({
  row,
  name,
  actions,
}: {
  readonly row: Row;
  /** The row's name for screen readers. */
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
}) {
  const { t } = useTranslation("ui");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const allowed = actions.filter((action) => action.allowed(row));
  if (allowed.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={t("list.actionsFor", { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // A click in the menu must not also click the row.
        onClick={(event) => event.stopPropagation()}
      >
        {allowed.map(({ label, icon: Icon, tone, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run([row]);
            }}
            sx={tone === "risky" ? { color: "error.main" } : undefined}
          >
            <ListItemIcon sx={{ color: "inherit" }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
