import "./rowMenu.css";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RowAction } from "./RowAction.ts";

/** The path of MUI's icon; its icons and buttons would make a list slow to draw. */
const dots =
  "M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2";

/** A row's actions menu; nothing if no action is allowed. */
export function RowMenu<Row>({
  row,
  name,
  actions,
  tabIndex,
}: {
  readonly row: Row;
  /** The row's name for screen readers. */
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
  readonly tabIndex?: number;
}) {
  const { t } = useTranslation("ui");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const allowed = actions.filter((action) => action.allowed(row));
  if (allowed.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="row-menu"
        aria-label={t("list.actionsFor", { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        tabIndex={tabIndex}
        data-stop
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={dots} />
        </svg>
      </button>
      {/* A hundred closed menus would slow a list down. */}
      {anchor && (
        <Menu
          anchorEl={anchor}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          // A click in the menu must not also click the row.
          onClick={(event) => event.stopPropagation()}
        >
          {allowed.map(({ label, icon: Icon, tone, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setIsOpen(false);
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
      )}
    </>
  );
}
