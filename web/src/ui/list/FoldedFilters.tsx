import FilterIcon from "@mui/icons-material/FilterListRounded";
import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "./ListContext.ts";

/** The filters of a list on a narrow screen: behind one button, so that the rows come into sight. */
export function FoldedFilters({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("ui");
  const { state } = useList();
  const [open, setOpen] = useState(false);
  const id = useId();
  // What the address holds beyond what the list knows is not asked for.
  const count = Object.keys(state.filters).filter((name) => Object.hasOwn(state.query, name)).length;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={
          <Badge badgeContent={count} color="primary">
            <FilterIcon fontSize="inherit" />
          </Badge>
        }
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t("list.filtersSet", { count }) : t("list.filters")}
      </Button>
      <Stack
        id={id}
        direction="row"
        hidden={!open}
        sx={{ order: 1, width: 1, flexWrap: "wrap", gap: 1, "&[hidden]": { display: "none" } }}
      >
        {children}
      </Stack>
    </>
  );
}
