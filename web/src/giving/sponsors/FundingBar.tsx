import type { PledgeFunding } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

const track = { height: 10, borderRadius: 5, bgcolor: "background.sunken", overflow: "hidden" };

/** What is drawn and what is received of a pledge, as two bars under their figures; the figures tell it without them. */
export function FundingBar({
  funding,
}: {
  readonly funding: Pick<PledgeFunding, "pledged_cents" | "drawn_cents" | "received_cents">;
}) {
  const { t } = useTranslation("sponsors");
  const format = useFormat();
  const { pledged_cents, drawn_cents, received_cents } = funding;
  const whole = Math.max(pledged_cents ?? 0, drawn_cents, received_cents, 1);
  const bars = [
    ["drawn", drawn_cents, "primary.main"],
    ["received", received_cents, "success.main"],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {t("figures.pledged")}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 700 }}>
          {pledged_cents === null ? t("pledges.noLimit") : format.money(pledged_cents)}
        </Typography>
      </Box>
      {bars.map(([name, cents, color]) => (
        <Box key={name} sx={{ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 1 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`figures.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontWeight: 700, fontVariantNumeric: "tabular-nums" }}
          >
            {format.money(cents)}
          </Typography>
          <Box component="dd" aria-hidden sx={{ ...track, m: 0, gridColumn: "1 / -1" }}>
            <Box sx={{ height: 1, width: cents / whole, bgcolor: color }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
