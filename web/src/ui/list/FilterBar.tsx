import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { FoldedFilters } from "./FoldedFilters.tsx";
import { SearchBox } from "./SearchBox.tsx";

/** The tools beside the search; on a phone their icons stand alone, and their names are only read out. */
const tools = "& > .MuiButton-root, & > .MuiStack-root > .MuiButton-root";
const iconAlone = { minWidth: 40, height: 40, p: 0, fontSize: 0, "& .MuiButton-startIcon": { m: 0 } };

/** What narrows a list, and its other tools at the end; on a phone the filters fold behind one button. */
export function FilterBar({
  filters,
  children,
}: {
  readonly filters?: ReactNode;
  readonly children?: ReactNode;
}) {
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
