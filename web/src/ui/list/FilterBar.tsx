import FilterIcon from "@mui/icons-material/FilterListRounded";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
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

// Where the button has a name, the name tells how many.
const badge = { "& .MuiBadge-badge": { display: { sm: "none" } } };

/** Pills behind one button: those that are set stay in the line as chips, the others open in a line of their own. */
const folded = {
  display: "contents",
  "& > :not([data-set])": { order: 2 },
  "&[data-folded] > :not([data-set])": { display: "none" },
} as const;

/** A list's search, filters and tools. */
export function FilterBar({ filters, children }: PropsWithChildren<{ readonly filters?: ReactNode }>) {
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  return (
    <Stack
      direction="row"
      className="no-print"
      sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, ...(narrow && { [tools]: iconAlone }) }}
    >
      <SearchBox />
      {filters && <FoldedFilters>{filters}</FoldedFilters>}
      <Stack direction="row" sx={{ order: 1, ml: "auto", alignItems: "center" }}>
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
  // Parameters that the list doesn't know are ignored; both ends of a period are one filter.
  const set = Object.keys(state.filters).filter((name) => Object.hasOwn(state.query, name));
  const count = set.length - Number(set.includes("from") && set.includes("to"));
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={
          <Badge aria-hidden badgeContent={count} color="primary" sx={badge}>
            <FilterIcon fontSize="inherit" />
          </Badge>
        }
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t("list.filtersSet", { count }) : t("list.filters")}
      </Button>
      <Box id={id} data-folded={open ? undefined : ""} sx={folded}>
        {/* Begins the line of those that aren't set. */}
        <Box aria-hidden sx={{ width: 1, mt: -1 }} />
        {children}
      </Box>
    </>
  );
}
