import Box from "@mui/material/Box";

export type Tone = "neutral" | "success" | "info" | "warning" | "error";

/** A state as a word with a colored dot. */
export function StateChip({ label, tone }: { readonly label: string; readonly tone: Tone }) {
  const color = tone === "neutral" ? "text.secondary" : `${tone}.main`;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        fontWeight: 600,
        whiteSpace: "nowrap",
        "&::before": {
          content: '""',
          width: 9,
          height: 9,
          borderRadius: "50%",
          border: 2,
          borderColor: color,
          bgcolor: tone === "neutral" ? "transparent" : color,
        },
      }}
    >
      {label}
    </Box>
  );
}
