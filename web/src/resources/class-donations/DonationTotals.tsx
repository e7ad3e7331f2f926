import type { classDonationEndpoints, ReplyOf } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

export type Sums = Pick<
  ReplyOf<typeof classDonationEndpoints.list>["meta"],
  "bank_total_cents" | "in_bank_cents" | "verified_cents"
>;

/** What the donations that the list below finds come to, over all its pages. */
export function DonationTotals({ sums }: { readonly sums: Sums | undefined }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const totals = [
    ["brought", sums?.bank_total_cents],
    ["bank", sums?.in_bank_cents],
    ["verified", sums?.verified_cents],
    ["open", sums && sums.bank_total_cents - sums.verified_cents],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: { xs: 1.5, sm: 2.5 },
        display: "grid",
        gap: { xs: 0.5, sm: 1.5 },
        gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
      }}
    >
      {totals.map(([name, cents]) => (
        <Card
          key={name}
          sx={{
            px: { xs: 1.5, sm: 2.5 },
            py: { xs: 0, sm: 1.75 },
            // On a phone each is one line, so that the list is in sight.
            display: { xs: "flex", sm: "block" },
            flexWrap: "wrap",
            alignItems: "baseline",
            justifyContent: "space-between",
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            <strong>{t(`donations.${name}`)}</strong> · {t(`donations.${name}Text`)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, typography: { xs: "h3", sm: "h2" }, fontVariantNumeric: "tabular-nums" }}
          >
            {cents === undefined ? <Skeleton width="6ch" /> : format.money(cents)}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
