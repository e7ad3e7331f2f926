import Box from "@mui/material/Box";
import { useFormat } from "../../core/language.ts";

/** An amount with tabular digits, crossed out if it doesn't count. */
export function MoneyText({ cents, isVoid = false }: { readonly cents: number; readonly isVoid?: boolean }) {
  const format = useFormat();
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: "tabular-nums",
        ...(isVoid && { textDecoration: "line-through", color: "text.secondary" }),
      }}
    >
      {format.money(cents)}
    </Box>
  );
}
