import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Area } from "../../../curriculum/areas/AreaIcon.tsx";

/** What is said of a question by figures alone, each over its name. */
export function Figures({
  figures,
  area,
}: {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly area: Area;
}) {
  return (
    <Box component="dl" sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1 }}>
      {figures.map(({ label, value }) => (
        <Box key={label} sx={{ display: "flex", flexDirection: "column-reverse" }}>
          <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ typography: "h2", color: `area.${area}`, fontVariantNumeric: "tabular-nums" }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
