import type { Days } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** An amount in cents, its name and what it counts; undefined while it loads. It can have that of a year before beside it. */
export type MoneyFigure = readonly [
  label: string,
  note: string,
  cents: number | undefined,
  before?: number | undefined,
];

const line = { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between" };
const tiles = {
  m: 0,
  mb: 2.5,
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
};

/** Amounts side by side, and the days of the year before that they are beside. */
export function MoneyTiles({
  figures,
  days,
}: {
  readonly figures: readonly MoneyFigure[];
  readonly days?: Days | null | undefined;
}) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  // On a phone they share one card, so that the list is visible.
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const Each = narrow ? Box : Card;
  const all = (
    <Box component="dl" sx={narrow ? { m: 0 } : tiles}>
      {figures.map(([label, note, cents, before]) => (
        <Each key={label} sx={narrow ? line : { px: 2.5, py: 1.75 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            <strong>{label}</strong>
            {note && ` · ${note}`}
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
          {before !== undefined && (
            <Typography component="dd" variant="note" sx={{ flexBasis: "100%" }}>
              {t("periods.before", { amount: format.money(before) })}
            </Typography>
          )}
        </Each>
      ))}
    </Box>
  );
  return (
    <>
      {narrow ? <Card sx={{ mb: 1.5, px: 1.5, py: 0.75 }}>{all}</Card> : all}
      {days && (
        <Typography variant="note" component="p" sx={{ mb: 2.5 }}>
          {t("periods.beforeDays", { from: format.date(days.from), to: format.date(days.to) })}
        </Typography>
      )}
    </>
  );
}
