import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Figures side by side: up to four on a desk; on a phone one beneath the other, or two if they are small. */
export function FigureGrid({
  isDense = false,
  children,
}: {
  readonly isDense?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: isDense ? 0.5 : 1.5,
        mx: { xs: -1.5, sm: -2 },
        gridTemplateColumns: {
          xs: `repeat(auto-fit, minmax(${isDense ? 130 : 200}px, 1fr))`,
          sm: "repeat(2, minmax(0, 1fr))",
          lg: `repeat(${isDense ? 3 : 4}, minmax(0, 1fr))`,
        },
        ...(isDense && { mt: 1, pt: 1, borderTop: 1, borderColor: "divider" }),
      }}
    >
      {children}
    </Box>
  );
}
