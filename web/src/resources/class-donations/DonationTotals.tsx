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
        mb: 2.5,
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
      }}
    >
      {totals.map(([name, cents]) => (
        <Card key={name} sx={{ px: 2.5, py: 1.75 }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            <strong>{t(`donations.${name}`)}</strong> · {t(`donations.${name}Text`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
            {cents === undefined ? <Skeleton width="6ch" /> : format.money(cents)}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
