import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Figures side by side: two on a phone, up to four on a desk. */
export function FigureGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: {
          xs: "repeat(auto-fit, minmax(140px, 1fr))",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(4, minmax(0, 1fr))",
        },
      }}
    >
      {children}
    </Box>
  );
}
