import ClearIcon from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RowAction } from "./RowAction.ts";

/** What can be done with the rows that are ticked; it takes the place of the filters meanwhile. */
export function BulkBar<Row>({
  rows,
  actions,
  onClear,
  children,
}: {
  readonly rows: readonly Row[];
  readonly actions: readonly RowAction<Row>[];
  readonly onClear: () => void;
  /** What else can be had of them. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation("ui");
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={t("list.selected", { count: rows.length })}
      sx={{
        alignItems: "center",
        flexWrap: "wrap",
        gap: 1,
        bgcolor: "background.tint",
        borderRadius: 1,
        px: 1.5,
        py: 0.5,
      }}
    >
      <IconButton size="small" aria-label={t("list.unselect")} onClick={onClear}>
        <ClearIcon fontSize="small" />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 700, mr: 1 }}>
        {t("list.selected", { count: rows.length })}
      </Typography>
      {actions.map(({ label, icon: Icon, allowed, run, tone }) => {
        const able = rows.filter(allowed);
        const some = able.length > 0 && able.length < rows.length;
        return (
          <Button
            key={label}
            size="small"
            variant="outlined"
            color={tone === "risky" ? "error" : "secondary"}
            startIcon={<Icon />}
            disabled={able.length === 0}
            onClick={() => run(able)}
          >
            {some ? `${label} (${able.length})` : label}
          </Button>
        );
      })}
      {children}
    </Stack>
  );
}
