import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

/** Cards in two columns, or one if narrow. */
export function TwoColumns({ left, right }: { readonly left: ReactNode; readonly right: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        "& section": { breakInside: "avoid" },
      }}
    >
      <Stack spacing={2.5}>{left}</Stack>
      <Stack spacing={2.5}>{right}</Stack>
    </Box>
  );
}
