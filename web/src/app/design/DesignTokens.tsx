import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { areaNames, radius } from "../theme/tokens.ts";

const colors = [
  "primary.main",
  "secondary.main",
  "background.default",
  "background.paper",
  "background.sunken",
  "background.tint",
  "text.primary",
  "text.secondary",
  "divider",
  "success.main",
  "warning.main",
  "error.main",
  "info.main",
  ...areaNames.flatMap((area) => [`area.${area}`, `areaSoft.${area}`]),
];

const types = ["h1", "h2", "h3", "h4", "body1", "body2", "caption", "note", "overline"] as const;

/** Colors, type, corners and shadows. */
export function DesignTokens() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))" }}>
        {colors.map((color) => (
          <Stack key={color} direction="row" sx={{ alignItems: "center", gap: 1, minWidth: 0 }}>
            <Box
              sx={{
                width: 28,
                height: 28,
                flexShrink: 0,
                borderRadius: 1,
                bgcolor: color,
                border: 1,
                borderColor: "divider",
              }}
            />
            <Typography variant="caption" noWrap>
              {color}
            </Typography>
          </Stack>
        ))}
      </Box>
      <Stack sx={{ gap: 0.5 }}>
        {types.map((type) => (
          <Typography key={type} variant={type} component="p">
            {type}
          </Typography>
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2 }}>
        {Object.entries(radius).map(([name, corner]) => (
          <Box
            key={name}
            sx={{ px: 2, py: 1, bgcolor: "background.paper", borderRadius: `${corner}px`, boxShadow: 3 }}
          >{`${name} ${corner}`}</Box>
        ))}
      </Stack>
    </Stack>
  );
}
