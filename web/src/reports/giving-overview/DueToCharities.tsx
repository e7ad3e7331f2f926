import { paymentEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { paymentsPath, sumsOf, useDue } from "../../giving/payments/runs.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { idsIn, type ReportChoice } from "../useReportFilters.ts";

/** How many charities are named. */
const most = 5;

/** What charities could be paid now, for those who may pay it; it isn't known by provider. */
export function DueToCharities({ chosen }: { readonly chosen: ReportChoice }) {
  const mayPay = useMayCall(paymentEndpoints.due);
  return mayPay && !chosen["providers"] ? <Due chosen={chosen} /> : null;
}

function Due({ chosen }: { readonly chosen: ReportChoice }) {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const found = useDue(idsIn(chosen["sessions"]));
  const charities = idsIn(chosen["charities"]);
  const rows = found.data
    ?.filter(({ charity, donated_cents }) => {
      return donated_cents > 0 && (charities.length === 0 || charities.includes(charity.id));
    })
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
      {found.isError && <ErrorNote found={found} things={t("overview.title")} />}
      {found.isPending && <Skeleton variant="rounded" height={120} />}
      {rows && (
        <>
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
        </>
      )}
    </Section>
  );
}
