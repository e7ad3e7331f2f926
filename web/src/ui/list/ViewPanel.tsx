import MenuItem from "@mui/material/MenuItem";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { ColumnList } from "./ColumnList.tsx";
import { useList, ViewsSlot } from "./ListContext.ts";
import { type Density, densities } from "./ListView.ts";
import type { ColumnChoice } from "./useColumnChoice.ts";

const paper = { p: 2.5, mt: 0.5, width: 340, maxWidth: "calc(100% - 32px)" };

export interface ViewPanelProps {
  /** The fields of all columns, in order; the first one is always shown. */
  readonly fields: readonly string[];
  readonly sorts: readonly string[];
  readonly choice: ColumnChoice;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  /** The button that opened it; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What the view menu of a list opens: columns, sorting (on cards) and density. */
export function ViewPanel({ fields, sorts, choice, density, onDensity, anchor, onClose }: ViewPanelProps) {
  const { labels, state } = useList();
  const { t } = useTranslation("ui");
  const selects = [
    {
      label: t("view.sort"),
      value: state.sort,
      options: fields
        .filter((field) => sorts.includes(field))
        .map((field) => [field, labels.field(field)] as const),
      put: (value: string) => state.change({ sort: value, order: state.order }),
    },
    {
      label: t("view.order"),
      value: state.order,
      options: (["asc", "desc"] as const).map((each) => [each, t(`view.${each}`)] as const),
      put: (value: string) => state.change({ sort: state.sort, order: value }),
    },
    {
      label: t("view.density"),
      value: density,
      options: densities.map((each) => [each, t(`view.densities.${each}`)] as const),
      put: (value: string) => onDensity(value as Density),
    },
  ];
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": t("view.button"), sx: paper },
      }}
    >
      <Stack spacing={2}>
        {use(ViewsSlot)}
        {selects.map(({ label, value, options, put }) => (
          <TextField
            key={label}
            select
            fullWidth
            size="small"
            label={label}
            value={options.some(([each]) => each === value) ? value : ""}
            onChange={(event) => put(event.target.value)}
          >
            {options.map(([each, text]) => (
              <MenuItem key={each} value={each}>
                {text}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <ColumnList fields={fields} choice={choice} />
      </Stack>
    </Popover>
  );
}
