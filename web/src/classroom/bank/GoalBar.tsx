import Box from "@mui/material/Box";
import type { GoalProgress } from "./bankFigures.ts";

/** The way to the goal in two colors: verified, then counted. Decoration beside the figures in words. */
export function GoalBar({ progress }: { readonly progress: GoalProgress }) {
  const part = (share: number, color: string) => (
    <Box
      component="span"
      sx={{
        width: `${share * 100}%`,
        bgcolor: color,
        transition: "width 900ms ease-out",
        "@media (prefers-reduced-motion: reduce)": { transition: "none" },
      }}
    />
  );
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: "flex",
        flex: 1,
        minWidth: 48,
        height: 10,
        borderRadius: 99,
        overflow: "hidden",
        bgcolor: "areaSoft.charity",
        border: 1,
        borderColor: "area.charity",
      }}
    >
      {part(progress.verifiedShare, "area.charity")}
      {part(
        progress.countedShare,
        "color-mix(in srgb, var(--k-palette-area-charity) 45%, var(--k-palette-areaSoft-charity))",
      )}
    </Box>
  );
}
