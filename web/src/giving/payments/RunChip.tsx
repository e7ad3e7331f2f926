import type { PaymentRun } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip } from "../../ui/feedback/StateChip.tsx";

/** What a run waits for, or how it ended. */
export function RunChip({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation("payments");
  const { state, next, payment_count: count, sent_count: sent } = run;
  if (state === "proposed")
    return (
      <StateChip
        tone="warning"
        label={t(next.includes("approve") ? "run.yourApproval" : "run.othersApproval")}
      />
    );
  if (state !== "approved") return <StateChip tone="neutral" label={t("run.canceled")} />;
  if (next.includes("send")) return <StateChip tone="info" label={t("run.sentOf", { sent, count })} />;
  return <StateChip tone="success" label={t("run.sent")} />;
}
