import SameIcon from "@mui/icons-material/EastRounded";
import UpIcon from "@mui/icons-material/NorthEastRounded";
import DownIcon from "@mui/icons-material/SouthEastRounded";
import Box from "@mui/material/Box";

/** A figure's change, as arrow and text. */
export function Trend({ change, text }: { readonly change: number; readonly text: string }) {
  const Icon = change > 0 ? UpIcon : change < 0 ? DownIcon : SameIcon;
  const color = change > 0 ? "success.main" : change < 0 ? "warning.main" : "text.secondary";
  return (
    <Box component="span" sx={{ display: "flex", gap: 0.5, alignItems: "flex-start" }}>
      <Icon aria-hidden sx={{ fontSize: 18, mt: "1px", color, flexShrink: 0 }} />
      <span>{text}</span>
    </Box>
  );
}
