import type { UnpaidDonations } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { paymentsPath } from "../../giving/payments/runs.ts";
import { Section } from "../../ui/page/Section.tsx";
import type { GivingLinks } from "./givingLinks.ts";

/** How many charities are named at first. */
const few = 5;

/** Donations that are verified and not paid, by charity, and what of them a payment run has set aside. */
export function UnpaidToCharities({
  unpaid,
  links,
}: {
  readonly unpaid: readonly UnpaidDonations[];
  readonly links: GivingLinks;
}) {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const sumOf = (figure: "verified_cents" | "in_run_cents") =>
    unpaid.reduce((sum, row) => sum + row[figure], 0);
  const inRuns = sumOf("in_run_cents");
  return (
    <Section
      title={t("overview.title")}
      aside={
        <Link component={RouterLink} to={paymentsPath} className="no-print">
          {t("overview.link")}
        </Link>
      }
    >
      <Typography variant="h1" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {format.money(sumOf("verified_cents"))}
      </Typography>
      <Typography variant="note" component="p">
        {unpaid.length === 0
          ? t("overview.none")
          : inRuns === 0
            ? t("overview.noRun")
            : t("overview.inRuns", { amount: format.money(inRuns) })}
      </Typography>
      <Box component="ul" sx={{ mt: 1.5 }}>
        {unpaid.slice(0, showsAll ? unpaid.length : few).map((row) => (
          <Charity key={row.charity.id} row={row} to={links.unpaid(row.charity.id)} />
        ))}
      </Box>
      {unpaid.length > few && !showsAll && (
        <Button className="no-print" onClick={() => setShowsAll(true)}>
          {t("overview.all", { count: unpaid.length })}
        </Button>
      )}
    </Section>
  );
}

function Charity({ row, to }: { readonly row: UnpaidDonations; readonly to: string | undefined }) {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const { charity, verified_cents, in_run_cents } = row;
  const amount = format.money(verified_cents);
  return (
    <Box
      component="li"
      sx={{ display: "flex", columnGap: 2, py: 0.75, borderTop: 1, borderColor: "divider" }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {charity.name}
        {in_run_cents !== 0 && (
          <Typography variant="note" component="span" sx={{ display: "block" }}>
            {t("overview.inRun", { amount: format.money(in_run_cents) })}
          </Typography>
        )}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {to ? (
          <Link
            component={RouterLink}
            to={to}
            color="text.primary"
            underline="hover"
            aria-label={`${charity.name}: ${amount}`}
          >
            {amount}
          </Link>
        ) : (
          amount
        )}
      </Box>
    </Box>
  );
}
