import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Tiles side by side, as many as there is room for; two on the narrowest phone. */
export function MediaTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: "grid",
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: {
          xs: "repeat(2, minmax(0, 1fr))",
          sm: "repeat(auto-fill, minmax(200px, 1fr))",
        },
      }}
    >
      {children}
    </Box>
  );
}
