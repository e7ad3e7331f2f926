import { adjustmentEndpoints, type classDonationEndpoints, fieldLabel } from "@kindling/contract";
import AdjustIcon from "@mui/icons-material/TuneRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat, useLanguage } from "../../core/language.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { centsOf } from "../donations/cents.ts";
import { AdjustDialog } from "./AdjustDialog.tsx";

type Donation = RowOf<typeof classDonationEndpoints.list>;

/** Adjusting money of a closed session that isn't paid. */
export function useAdjustDonation(): { action: RowAction<Donation>; dialog: ReactElement | null } {
  const { t } = useTranslation("adjusting");
  const format = useFormat();
  const language = useLanguage();
  const mayAdjust = useMayCall(adjustmentEndpoints.donation);
  const [adjusted, setAdjusted] = useState<Donation | null>(null);
  return {
    action: {
      label: t("action"),
      icon: AdjustIcon,
      allowed: ({ is_closed, status, payment, adjusts }) =>
        mayAdjust && is_closed && !payment && !adjusts && (status === "counted" || status === "verified"),
      run: ([donation]) => setAdjusted(donation ?? null),
    },
    dialog: adjusted && (
      <AdjustDialog
        title={t("donationTitle", { amount: format.money(adjusted.amount_cents) })}
        text={t("donationText", { session: adjusted.session.name })}
        figure={{
          field: "amount_cents",
          label: fieldLabel(adjustmentEndpoints.donation.labels, "amount_cents", language),
          hint: t("amountHint"),
          read: centsOf,
          wrong: t("amountWrong"),
        }}
        onSend={(amount_cents, reason, idempotencyKey) =>
          call(adjustmentEndpoints.donation, {
            params: { id: adjusted.id },
            body: { amount_cents, reason },
            idempotencyKey,
          })
        }
        onClose={() => setAdjusted(null)}
      />
    ),
  };
}
