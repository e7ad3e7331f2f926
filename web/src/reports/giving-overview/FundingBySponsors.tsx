import type { SponsorFunding } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { sponsorsPath } from "../../giving/sponsors/sponsorFunding.ts";
import { useForecast } from "../../giving/sponsors/useForecast.ts";
import { Section } from "../../ui/page/Section.tsx";

/** What sponsors' pledges don't cover; nothing where there are no pledges. */
export function FundingBySponsors({ funding }: { readonly funding: SponsorFunding }) {
  const { t } = useTranslation("sponsors");
  const format = useFormat();
  const forecast = useForecast();
  if (!funding.since) return null;
  const words = funding.pledges.flatMap((pledge) => forecast(pledge) ?? []);
  return (
    <Section
      title={t("overview.title")}
      aside={
        <Link component={RouterLink} to={sponsorsPath} className="no-print">
          {t("overview.link")}
        </Link>
      }
    >
      <Typography variant="h1" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {format.money(funding.not_funded_cents)}
      </Typography>
      <Typography variant="note" component="p">
        {t(funding.not_funded_cents > 0 ? "overview.text" : "overview.none", {
          earned: format.money(funding.earned_cents),
          date: format.date(funding.since),
        })}
      </Typography>
      <Box component="dl" sx={{ mt: 1.5, mb: 0 }}>
        {(["pledged", "drawn", "received", "outstanding"] as const).map((name) => (
          <Box
            key={name}
            sx={{ display: "flex", columnGap: 2, py: 0.75, borderTop: 1, borderColor: "divider" }}
          >
            <Box component="dt" sx={{ flex: 1, minWidth: 0 }}>
              {t(`figures.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
              {format.money(funding[`${name}_cents`])}
            </Box>
          </Box>
        ))}
      </Box>
      {words.map((text) => (
        <Typography key={text} sx={{ mt: 1 }}>
          {text}
        </Typography>
      ))}
    </Section>
  );
}
