import Box from "@mui/material/Box";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";

/** How much of a time is left, 0 to 1, to be seen from afar. */
export function CountdownBar({ left, area }: { left: number; area: Area }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: "min(70cqi, 60rem)",
        height: "1.6cqb",
        borderRadius: 9,
        bgcolor: `areaSoft.${area}`,
        overflow: "hidden",
      }}
    >
      <Box
        sx={{
          height: 1,
          width: 1,
          bgcolor: `area.${area}`,
          transformOrigin: "left",
          transition: "transform 1s linear",
        }}
        style={{ transform: `scaleX(${left})` }}
      />
    </Box>
  );
}
