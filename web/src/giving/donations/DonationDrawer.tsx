import { classDonations, type Reference } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { Facts } from "../../ui/page/Facts.tsx";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { paymentPath, paymentsPath } from "../payments/runs.ts";
import { DonationState } from "../shared/DonationState.tsx";
import { AdjustedLines } from "./AdjustedLines.tsx";
import { DonationHistory } from "./DonationHistory.tsx";
import type { Donation } from "./useDonationSteps.tsx";

export function DonationDrawer({
  donation,
  actions,
  onClose,
}: {
  readonly donation: Donation | null;
  readonly actions: readonly RowAction<Donation>[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("giving");
  const { field } = useLabels(classDonations);
  const format = useFormat();
  // Keeps the content while the drawer closes.
  const [shown, setShown] = useState(donation);
  if (donation && donation !== shown) setShown(donation);
  const amount = shown ? format.money(shown.amount_cents) : "";
  return (
    <FormDrawer
      open={donation !== null}
      rowId={donation?.id ?? null}
      title={t("donations.details", { amount })}
      onClose={onClose}
    >
      {shown && (
        <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }}>
          <Facts
            facts={[
              [field("status"), <DonationState key="status" status={shown.status} />],
              [field("donated_on"), format.date(shown.donated_on)],
              [field("note"), shown.note],
              [
                field("adjustments"),
                (shown.adjusts || shown.adjustments.length > 0) && (
                  <Stack key="adjustments">
                    <AdjustedLines donation={shown} />
                  </Stack>
                ),
              ],
              [field("user"), shown.full_name],
              [field("school"), shown.school.name],
              [field("provider"), shown.provider.name],
              [field("district"), shown.district?.name],
              [field("charity"), shown.charity.name],
              [field("session"), shown.session.name],
              [field("verified_at"), shown.verified_at && format.moment(shown.verified_at)],
              [field("verified_by"), shown.verified_by?.name],
              [
                t(shown.status === "paid" ? "donations.paidWith" : "donations.inRun"),
                shown.payment && <PaymentLink key="payment" payment={shown.payment} />,
              ],
            ]}
          />
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", "&:empty": { display: "none" } }}>
            {actions
              .filter(({ allowed }) => allowed(shown))
              .map(({ label, icon: Icon, tone, run }) => (
                <Button
                  key={label}
                  variant="outlined"
                  color={tone === "risky" ? "error" : "primary"}
                  startIcon={<Icon />}
                  onClick={() => {
                    onClose();
                    run([shown]);
                  }}
                >
                  {label}
                </Button>
              ))}
          </Stack>
          {shown.chosen_since && (shown.status === "paid" || shown.payment) && (
            <Alert severity="info">
              {t("donations.chosenSince", { name: shown.chosen_since.name, charity: shown.charity.name })}
            </Alert>
          )}
          <DonationHistory donation={shown} />
        </Stack>
      )}
    </FormDrawer>
  );
}

/** The run that a donation is paid with; staff can open the payment. */
function PaymentLink({ payment: { id, name } }: { readonly payment: Reference }) {
  if (!useMayOpen()(paymentsPath)) return name;
  return (
    <Link component={RouterLink} to={paymentPath(id)}>
      {name}
    </Link>
  );
}
