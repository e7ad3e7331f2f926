import type { PaymentDue } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { paymentsPath, sumsOf } from "../../giving/payments/runs.ts";
import { Section } from "../../ui/page/Section.tsx";

/** How many charities are named. */
const most = 5;

/** What charities could be paid now. */
export function DueToCharities({ due }: { readonly due: readonly PaymentDue[] }) {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const rows = due
    .filter(({ donated_cents }) => donated_cents > 0)
    .sort((a, b) => b.donated_cents - a.donated_cents);
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
        {format.money(sumsOf(rows).donated_cents)}
      </Typography>
      <Typography variant="note" component="p">
        {t(rows.length > 0 ? "overview.text" : "overview.none")}
      </Typography>
      <Box component="ul" sx={{ mt: 1.5 }}>
        {rows.slice(0, most).map((row) => (
          <Box
            component="li"
            key={row.charity.id}
            sx={{ display: "flex", columnGap: 2, py: 0.75, borderTop: 1, borderColor: "divider" }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {row.charity.name}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {format.money(row.donated_cents)}
            </Box>
          </Box>
        ))}
      </Box>
      {rows.length > most && (
        <Typography variant="note" component="p">
          {t("overview.more", { count: rows.length - most })}
        </Typography>
      )}
    </Section>
  );
}
