import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A sheet of paper: on the screen as wide as letter paper at most, in print the page itself, dark mode or not. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <Box
      data-color="light"
      sx={{
        bgcolor: "background.paper",
        color: "text.primary",
        colorScheme: "light",
        width: "min(100%, 8.5in)",
        mx: "auto",
        mb: 4,
        p: { xs: 2.5, sm: "0.7in" },
        borderRadius: 0.5,
        boxShadow: 3,
        overflowWrap: "anywhere",
        "& + &": { breakBefore: "page" },
        "@media print": { width: 1, p: 0, m: 0, boxShadow: "none", borderRadius: 0 },
      }}
    >
      {children}
    </Box>
  );
}
