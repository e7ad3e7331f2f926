import { paymentEndpoints, payments } from "@kindling/contract";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { Facts } from "../../ui/page/Facts.tsx";
import { MoneyText } from "../shared/MoneyText.tsx";
import { PaymentChip } from "./PaymentChip.tsx";
import { type Payment, runPath } from "./runs.ts";

interface PaymentDrawerProps {
  /** The payment to show; none if it is closed. */
  readonly id: number | null;
  readonly actions: readonly RowAction<Payment>[];
  readonly showsRun: boolean;
  readonly onClose: () => void;
}

/** A payment, and what can be done with it. */
export function PaymentDrawer({ id, actions, showsRun, onClose }: PaymentDrawerProps) {
  const labels = useLabels(payments);
  // Keeps the content while the drawer closes.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const found = useQuery({
    ...dataQuery([paymentEndpoints.get.name, shownId], paymentEndpoints.get, {
      params: { id: shownId ?? 0 },
    }),
    enabled: shownId !== null,
  });
  const payment = found.data;
  return (
    <FormDrawer open={id !== null} rowId={id} title={payment?.charity.name ?? labels.one} onClose={onClose}>
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }} aria-busy={found.isPending}>
        {found.isPending && <Skeleton variant="rounded" height={320} />}
        {found.isError && <ErrorNote found={found} things={labels.unread.one} />}
        {payment && (
          <>
            <PaymentFacts payment={payment} showsRun={showsRun} />
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", "&:empty": { display: "none" } }}>
              {actions
                .filter(({ allowed }) => allowed(payment))
                .map(({ label, icon: Icon, tone, run }) => (
                  <Button
                    key={label}
                    variant="outlined"
                    color={tone === "risky" ? "error" : "primary"}
                    startIcon={<Icon />}
                    onClick={() => run([payment])}
                  >
                    {label}
                  </Button>
                ))}
            </Stack>
          </>
        )}
      </Stack>
    </FormDrawer>
  );
}

function PaymentFacts({ payment, showsRun }: { readonly payment: Payment; readonly showsRun: boolean }) {
  const { t } = useTranslation("payments");
  const { field } = useLabels(payments);
  const format = useFormat();
  const { run } = payment;
  const money = (cents: number) => <MoneyText key={cents} cents={cents} />;
  return (
    <Facts
      facts={[
        [field("state"), <PaymentChip key="state" state={payment.state} />],
        [
          field("run"),
          showsRun && (
            <Link key="run" component={RouterLink} to={runPath(run.id)}>
              {run.name}
            </Link>
          ),
        ],
        [field("donated_cents"), money(payment.donated_cents)],
        [field("donation_count"), format.number(payment.donation_count)],
        [field("earned_cents"), money(payment.earned_cents)],
        [field("points"), format.number(payment.points)],
        [field("total_cents"), money(payment.total_cents)],
        [field("method"), payment.method && t(`methods.${payment.method}`)],
        [field("reference"), payment.reference],
        [field("sent_on"), payment.sent_on && format.date(payment.sent_on)],
        [field("seen_on"), payment.seen_on && format.date(payment.seen_on)],
        [field("sent_by"), payment.sent_by?.name],
        [field("reason"), payment.reason],
      ]}
    />
  );
}
