import { pageSizes } from "@kindling/contract/light";
import BackIcon from "@mui/icons-material/KeyboardArrowLeft";
import NextIcon from "@mui/icons-material/KeyboardArrowRight";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Stack from "@mui/material/Stack";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Hint } from "../Hint.tsx";
import type { ListState } from "./useListState.ts";
import { useRangeText } from "./useRangeText.ts";

const text = { m: 0, typography: "body2", flexShrink: 0 } as const;

/** The pages of a list: how many rows they have, which one is shown, and the ones beside it. */
export function ListPager({ state, total }: { readonly state: ListState; readonly total: number }) {
  const { t } = useTranslation("ui");
  const range = useRangeText();
  const label = useId();
  const ways = useRef<HTMLDivElement>(null);
  const last = Math.max(0, Math.ceil(total / state.rows) - 1);
  const page = Math.min(state.page, last);
  const buttons = [
    { name: t("list.pages.previous"), to: page - 1, Icon: BackIcon },
    { name: t("list.pages.next"), to: page + 1, Icon: NextIcon },
  ];
  useEffect(() => {
    // At the first and the last page the button that led there is disabled, so the other one takes its focus.
    const used = ways.current?.querySelector<HTMLElement>("[data-used]");
    used?.removeAttribute("data-used");
    if (used?.matches(":disabled")) ways.current?.querySelector<HTMLElement>("button:enabled")?.focus();
  });
  return (
    <Box className="pager no-print" sx={{ typography: "body2", overflow: "auto" }}>
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", placeContent: "center", placeItems: "center", minHeight: 35 }}
      >
        <Box sx={{ flex: "1 1 100%" }} />
        <Box component="p" id={label} sx={text}>
          {t("list.rows")}
        </Box>
        <Select
          variant="standard"
          disableUnderline
          labelId={label}
          id={`${label}rows`}
          value={state.rows}
          onChange={(event) => state.setRows(Number(event.target.value))}
          sx={{
            color: "inherit",
            fontSize: "inherit",
            flexShrink: 0,
            m: "0 32px 0 8px",
            "& .MuiSelect-select": { pl: 1, pr: 3, textAlign: "right", textAlignLast: "right" },
            "& .MuiSelect-select:focus": { bgcolor: "action.focus" },
          }}
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
        <Box component="p" sx={text}>
          {range({
            from: total === 0 ? 0 : page * state.rows + 1,
            to: Math.min(total, (page + 1) * state.rows),
            count: total,
          })}
        </Box>
        <Box ref={ways} sx={{ display: "flex", flexShrink: 0, ml: "20px" }}>
          {buttons.map(({ name, to, Icon }) => (
            <Hint key={name} text={name}>
              <IconButton
                sx={{ p: 0.5 }}
                color="inherit"
                aria-label={name}
                disabled={to < 0 || to > last}
                onClick={(event) => {
                  event.currentTarget.dataset["used"] = "";
                  state.change({ page: to > 0 ? String(to) : null });
                }}
              >
                <Icon />
              </IconButton>
            </Hint>
          ))}
        </Box>
      </Stack>
    </Box>
  );
}
