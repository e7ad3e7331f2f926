import Box from "@mui/material/Box";
import { Fragment, type ReactNode } from "react";

/** Names and values; empty values are left out. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(110px, 1fr) minmax(0, 2fr)" },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1 },
        overflowWrap: "anywhere",
      }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false)
        .map(([label, value]) => (
          <Fragment key={label}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Box>
            <Box component="dd" sx={{ mb: { xs: 1, sm: 0 } }}>
              {value}
            </Box>
          </Fragment>
        ))}
    </Box>
  );
}
