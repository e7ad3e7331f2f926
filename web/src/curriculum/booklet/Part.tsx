import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** What draws a text that staff wrote, plain or rich. */
export interface ProseProps {
  readonly text: string;
}

/** A heading with what belongs below it, kept on one page where that is possible. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5, breakAfter: "avoid" }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
