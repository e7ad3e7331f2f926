import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

const hatched =
  "repeating-linear-gradient(135deg, var(--k-palette-area-nomination) 0 4px, var(--k-palette-areaSoft-nomination) 4px 8px)";

/** What the thermometer's two colors stand for, with the amounts. */
export function MoneyLegend({ counted, verified }: { counted: number; verified: number }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const lines = [
    ["counted", hatched, counted - Math.min(verified, counted)],
    ["verified", "var(--k-palette-area-charity)", verified],
  ] as const;
  return (
    <Box component="dl" sx={{ display: "grid", gap: 1 }}>
      {lines.map(([name, color, cents]) => (
        <Box
          key={name}
          sx={{
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr) auto",
            gap: 1.25,
            alignItems: "center",
          }}
        >
          <Box component="dt" sx={{ display: "contents" }}>
            <Box component="span" sx={{ width: 18, height: 18, borderRadius: "6px", background: color }} />
            <span>{t(`legend.${name}`)}</span>
          </Box>
          <Box component="dd" sx={{ fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>
            {format.money(cents)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
