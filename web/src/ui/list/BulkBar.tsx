import ClearIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Matching, RowAction } from "./RowAction.ts";

/** Actions on selected rows; replaces the filters and stays visible. */
export function BulkBar<Row>({
  rows,
  actions,
  matching,
  onClear,
  children,
}: {
  readonly rows: readonly Row[];
  readonly actions: readonly RowAction<Row>[];
  /** Selects all matching rows, offered once the whole page is selected and there are more. */
  readonly matching?: Matching | undefined;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const [isAll, setIsAll] = useState(false);
  const all = isAll ? matching : undefined;
  const count = all?.expected ?? rows.length;
  return (
    <Box
      role="toolbar"
      aria-label={t("list.selected", { count })}
      sx={{
        position: "sticky",
        top: "var(--header-height, 0px)",
        zIndex: "appBar",
        bgcolor: "background.paper",
        borderRadius: 1,
        boxShadow: 1,
      }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1,
          bgcolor: "background.tint",
          borderRadius: "inherit",
          px: 1.5,
          py: 0.5,
        }}
      >
        <IconButton size="small" aria-label={t("list.unselect")} onClick={onClear}>
          <ClearIcon fontSize="small" />
        </IconButton>
        <Typography role="status" sx={{ fontWeight: 700, mr: 1 }}>
          {t("list.selected", { count })}
        </Typography>
        {matching && !isAll && (
          <Button size="small" onClick={() => setIsAll(true)}>
            {t("list.selectAll", { count: matching.expected })}
          </Button>
        )}
        {actions
          .filter(({ takesAll }) => !all || takesAll)
          .map(({ label, icon: Icon, allowed, run, tone }) => {
            const able = rows.filter(allowed);
            const some = !all && able.length > 0 && able.length < rows.length;
            return (
              <Button
                key={label}
                size="small"
                variant="outlined"
                color={tone === "risky" ? "error" : "secondary"}
                startIcon={<Icon />}
                disabled={!all && able.length === 0}
                onClick={() => run(all ? rows : able, all)}
              >
                {some ? `${label} (${able.length})` : label}
              </Button>
            );
          })}
        {!all && children}
      </Box>
    </Box>
  );
}
