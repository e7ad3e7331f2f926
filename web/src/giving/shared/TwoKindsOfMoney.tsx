import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { Giving } from "./useGiving.ts";

export function TwoKindsOfMoney({ giving }: { giving: Giving }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const kinds = [
    ["earned", "primary.main", giving.session_earned_cents],
    ["brought", "area.charity", giving.session_donated_cents],
  ] as const;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {kinds.map(([kind, color, cents]) => (
        <Card key={kind} sx={{ p: { xs: 2, sm: 2.5 }, borderTop: 4, borderTopColor: color }}>
          <Typography component="h2" variant="subtitle2" color="textSecondary">
            {kind === "earned" ? t(`money.earned.${giving.sponsors}`) : t("money.brought")}
          </Typography>
          <Typography
            component="p"
            variant="h1"
            sx={{ color: color, fontVariantNumeric: "tabular-nums", my: 0.5 }}
          >
            {format.money(cents)}
          </Typography>
          <Typography variant="note">
            {kind === "earned"
              ? t(giving.sponsors === "open" ? "money.openText" : "money.earnedText", {
                  points: t("points", {
                    count: giving.session_points,
                    number: format.number(giving.session_points),
                  }),
                })
              : t("money.broughtText")}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
