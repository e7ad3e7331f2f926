import { adjustmentEndpoints, type classDonationEndpoints } from "@kindling/contract";
import VerifyIcon from "@mui/icons-material/VerifiedRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";

type Donation = RowOf<typeof classDonationEndpoints.list>;

/** Whether a late verification of a donation stands. */
const isVerifiedLate = ({ adjustments }: Donation) =>
  adjustments.findLast(({ kind }) => kind === "verified" || kind === "unverified")?.kind === "verified";

/** Verifying money that was only counted when its session was closed. */
export function useVerifyLate(): { action: RowAction<Donation>; dialog: ReactElement | null } {
  const { t } = useTranslation("adjusting");
  const format = useFormat();
  const queries = useQueryClient();
  const mayVerify = useMayCall(adjustmentEndpoints.verify);
  const [verified, setVerified] = useState<Donation | null>(null);
  return {
    action: {
      label: t("verifyAction"),
      icon: VerifyIcon,
      allowed: (donation) =>
        mayVerify &&
        donation.is_closed &&
        donation.status === "counted" &&
        !donation.adjusts &&
        !isVerifiedLate(donation),
      run: ([donation]) => setVerified(donation ?? null),
    },
    dialog: verified && (
      <ReasonDialog
        title={t("verifyTitle", { amount: format.money(verified.amount_cents) })}
        text={t("verifyText", { session: verified.session.name })}
        hint={t("reasonHint")}
        save={t("verifyAction")}
        most={500}
        failed={t("verifyFailed")}
        isRisky={false}
        onSend={async (reason, idempotencyKey) => {
          const params = { id: verified.id };
          const { message } = await call(adjustmentEndpoints.verify, {
            params,
            body: { reason },
            idempotencyKey,
          });
          succeed(message ?? t("verifyAction"));
          await queries.invalidateQueries();
        }}
        onClose={() => setVerified(null)}
      />
    ),
  };
}
