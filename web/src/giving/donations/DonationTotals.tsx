import type { classDonationEndpoints, ReplyOf } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

type Sums = Pick<
  ReplyOf<typeof classDonationEndpoints.list>["meta"],
  "bank_total_cents" | "in_bank_cents" | "verified_cents"
>;

const line = { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between" };
const tiles = {
  m: 0,
  mb: 2.5,
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
};

/** Totals of all donations that the list matches. */
export function DonationTotals({ sums }: { readonly sums: Sums | undefined }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const totals = [
    ["brought", sums?.bank_total_cents],
    ["bank", sums?.in_bank_cents],
    ["verified", sums?.verified_cents],
    ["open", sums && sums.bank_total_cents - sums.verified_cents],
  ] as const;
  // On a phone they share one card, so that the list is visible.
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const Each = narrow ? Box : Card;
  const figures = (
    <Box component="dl" sx={narrow ? { m: 0 } : tiles}>
      {totals.map(([name, cents]) => (
        <Each key={name} sx={narrow ? line : { px: 2.5, py: 1.75 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            <strong>{t(`donations.${name}`)}</strong> · {t(`donations.${name}Text`)}
          </Typography>
          <Typography
            component="dd"
            sx={{
              typography: { xs: "body1", sm: "h2" },
              fontWeight: { xs: 700, sm: 800 },
              fontVariantNumeric: "tabular-nums",
            }}
          >
            {cents === undefined ? <Skeleton width="6ch" /> : format.money(cents)}
          </Typography>
        </Each>
      ))}
    </Box>
  );
  return narrow ? <Card sx={{ mb: 1.5, px: 1.5, py: 0.75 }}>{figures}</Card> : figures;
}
