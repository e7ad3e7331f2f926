import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export function PlaceRows({ children }: { readonly children: ReactNode }) {
  return <Box component="ul">{children}</Box>;
}

export function PlaceRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        py: 1,
        "& + li": { borderTop: 1, borderColor: "divider" },
      }}
    >
      {children}
    </Box>
  );
}
