import { type BankReconciliation, bankLineStates } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { paymentPath } from "../payments/runs.ts";
import { MoneyText } from "../shared/MoneyText.tsx";
import { MoneyTiles } from "../shared/MoneyTiles.tsx";

/** The balances of a period, its lines by state, and what the bank doesn't have. */
export function ReconciliationView({ found }: { readonly found: BankReconciliation }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { counts, line_count: all, difference_cents: difference } = found;
  const done = (counts.confirmed ?? 0) + (counts.not_ours ?? 0);
  const progress = t("progress", { done, all });
  const sum = (rows: readonly { readonly cents: number }[]) =>
    rows.reduce((total, { cents }) => total + cents, 0);
  const figures = [
    [t("new.opening"), "", found.opening_cents],
    [t("reconciliation.in"), "", found.in_cents],
    [t("reconciliation.out"), "", found.out_cents],
    [t("new.closing"), "", found.closing_cents],
  ] as const;
  return (
    <>
      <MoneyTiles
        figures={figures.flatMap(([label, note, cents]) =>
          cents === null ? [] : [[label, note, cents] as const],
        )}
      />
      {difference === null && <Alert severity="info">{t("reconciliation.unknown")}</Alert>}
      {difference !== null && difference !== 0 && (
        <Alert severity="warning">
          {t("reconciliation.differs", { amount: format.money(Math.abs(difference)) })}
        </Alert>
      )}
      {difference === 0 && <Alert severity="success">{t("reconciliation.agrees")}</Alert>}
      <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Typography sx={{ fontWeight: 600, mb: 0.75 }}>{progress}</Typography>
        <LinearProgress
          variant="determinate"
          value={all > 0 ? (done / all) * 100 : 0}
          aria-label={progress}
          sx={{ height: 8, borderRadius: 1, mb: 1.5 }}
        />
        <Typography color="textSecondary">
          {bankLineStates
            .map((state) => `${t(`states.${state}`)} ${format.number(counts[state] ?? 0)}`)
            .join(" · ")}
        </Typography>
      </Card>
      <Section
        title={t("reconciliation.payments")}
        aside={found.unseen_payments.length > 0 && <MoneyText cents={sum(found.unseen_payments)} />}
      >
        <Rows
          none={t("reconciliation.noPayments")}
          rows={found.unseen_payments.map(({ id, name, note, on, cents }) => ({
            key: id,
            cents,
            name: (
              <Link component={RouterLink} to={paymentPath(id)} color="text.primary" sx={{ fontWeight: 600 }}>
                {name}
              </Link>
            ),
            text: [t("things.payment", { id }), note, format.date(on)].filter(Boolean).join(" · "),
          }))}
        />
      </Section>
      <Section
        title={t("reconciliation.donations")}
        aside={found.unseen_donations.length > 0 && <MoneyText cents={sum(found.unseen_donations)} />}
      >
        <Rows
          none={t("reconciliation.noDonations")}
          rows={found.unseen_donations.map(({ site, count, cents }) => ({
            key: site.id,
            cents,
            name: (
              <Link
                component={RouterLink}
                to={`/donations?schools=${site.id}&status=verified,paid&from=${found.from}&to=${found.to}`}
                color="text.primary"
                sx={{ fontWeight: 600 }}
              >
                {site.name}
              </Link>
            ),
            text: t("reconciliation.count", { count }),
          }))}
        />
      </Section>
      <Section
        title={t("reconciliation.receipts")}
        aside={found.unseen_receipts.length > 0 && <MoneyText cents={sum(found.unseen_receipts)} />}
      >
        <Rows
          none={t("reconciliation.noReceipts")}
          rows={found.unseen_receipts.map(({ id, name, note, on, cents }) => ({
            key: id,
            cents,
            name: <Typography sx={{ fontWeight: 600 }}>{name}</Typography>,
            text: [t("things.receipt", { id }), note, format.date(on)].filter(Boolean).join(" · "),
          }))}
        />
      </Section>
    </>
  );
}

interface Row {
  readonly key: number;
  readonly name: ReactNode;
  readonly text: string;
  readonly cents: number;
}

function Rows({ rows, none }: { readonly rows: readonly Row[]; readonly none: string }) {
  if (rows.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <Box component="ul">
      {rows.map(({ key, name, text, cents }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            columnGap: 2,
            py: 1,
            borderTop: 1,
            borderColor: "divider",
            "&:first-of-type": { borderTop: 0 },
          }}
        >
          <Box sx={{ flex: "1 1 14rem", minWidth: 0 }}>
            {name}
            <Typography variant="note" component="p">
              {text}
            </Typography>
          </Box>
          <Box sx={{ ml: "auto", fontWeight: 700 }}>
            <MoneyText cents={cents} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
