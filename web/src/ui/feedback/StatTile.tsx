import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormat } from "../../core/language.ts";

export function StatTile({ label, value }: { readonly label: string; readonly value: number }) {
  const format = useFormat();
  return (
    <Box sx={{ bgcolor: "background.sunken", borderRadius: 1, px: 2, py: 1.5, minWidth: 110, flex: 1 }}>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {format.number(value)}
      </Typography>
      <Typography variant="note">{label}</Typography>
    </Box>
  );
}
