import ClearIcon from "@mui/icons-material/CloseRounded";
import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

/** Spells the first of some names, and how many others there are: "Math +2". */
export function firstAndCount([first = "", ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} +${others.length}` : first;
}

const pill = { display: "inline-flex", position: "relative", maxWidth: "100%" };

/** A filter as a pill that shows its value, opens to change it, and can be removed. */
export function FilterPill({
  label,
  value,
  onClear,
  children,
}: {
  readonly label: string;
  /** The current value as text; empty if unset. */
  readonly value: string;
  readonly onClear: () => void;
  /** What sets it; or a function of what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const { t } = useTranslation("ui");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box data-set={value ? "" : undefined} sx={pill}>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={value ? undefined : <ExpandIcon />}
        sx={{
          fontWeight: 600,
          maxWidth: "100%",
          whiteSpace: "nowrap",
          ...(value && { bgcolor: "background.tint", borderColor: "primary.main", pr: 5 }),
        }}
      >
        {value ? (
          <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", maxWidth: 260 }}>
            {label}: <b>{value}</b>
          </Box>
        ) : (
          label
        )}
      </Button>
      {value && (
        <IconButton
          size="small"
          aria-label={t("list.clearFilter", { filter: label })}
          onClick={onClear}
          sx={{ position: "absolute", right: 4, top: 0, bottom: 0, my: "auto", height: 28, width: 28 }}
        >
          <ClearIcon fontSize="small" />
        </IconButton>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": label, sx: { p: 2, mt: 0.5, width: 320, maxWidth: "92vw" } },
        }}
      >
        {typeof children === "function" ? children(close) : children}
      </Popover>
    </Box>
  );
}
