import Box from "@mui/material/Box";
import { type Area, AreaIcon } from "./AreaIcon.tsx";

/** An area's drawing on its own color, at the head of a screen that belongs to it. */
export function AreaSign({ area }: { readonly area: Area }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: "grid",
        placeItems: "center",
        width: 52,
        height: 52,
        borderRadius: 2,
        color: `area.${area}`,
        bgcolor: `areaSoft.${area}`,
      }}
    >
      <AreaIcon area={area} sx={{ fontSize: 34 }} />
    </Box>
  );
}
