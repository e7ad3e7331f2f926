import FilterIcon from "@mui/icons-material/FilterListRounded";
import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type PropsWithChildren, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "./ListContext.ts";
import { SearchBox } from "./SearchBox.tsx";

/** The tools beside the search; on phones, icons only, with names for screen readers. */
const tools = "& > .MuiButton-root, & > .MuiStack-root > .MuiButton-root";
const iconAlone = { minWidth: 40, height: 40, p: 0, fontSize: 0, "& .MuiButton-startIcon": { m: 0 } };

/** A list's search, filters and tools; on phones, filters are behind one button. */
export function FilterBar({ filters, children }: PropsWithChildren<{ readonly filters?: ReactNode }>) {
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  return (
    <Stack
      direction="row"
      className="no-print"
      sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, ...(narrow && { [tools]: iconAlone }) }}
    >
      <SearchBox />
      {narrow && filters ? <FoldedFilters>{filters}</FoldedFilters> : filters}
      <Stack direction="row" sx={{ ml: "auto", alignItems: "center" }}>
        {children}
      </Stack>
    </Stack>
  );
}

function FoldedFilters({ children }: PropsWithChildren) {
  const { t } = useTranslation("ui");
  const { state } = useList();
  const [open, setOpen] = useState(false);
  const id = useId();
  // Parameters that the list doesn't know are ignored.
  const count = Object.keys(state.filters).filter((name) => Object.hasOwn(state.query, name)).length;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={
          <Badge aria-hidden badgeContent={count} color="primary">
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
