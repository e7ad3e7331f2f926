import { type PaymentRun, paymentRunEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";

/** What the reader can do with a run as a whole now. */
export function RunButtons({
  run,
  onSend,
}: {
  readonly run: PaymentRun;
  readonly onSend: () => Promise<void>;
}) {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  const { id, name, next } = run;

  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const approve = async () => {
    const agreed = await ask({
      title: t("approve.title", { name }),
      text: t(run.needs_second_person ? "approve.text" : "approve.alone", {
        count: run.payment_count,
        amount: format.money(run.total_cents),
      }),
      confirm: t("approve.button"),
    });
    if (!agreed) return;
    await whileBusy(async () => {
      try {
        await call(paymentRunEndpoints.approve, { params: { id } });
        succeed(t("approve.done"));
      } catch (error) {
        fail(error, t("approve.failed"));
      }
      await queries.invalidateQueries();
    });
  };
  return (
    <>
      {next.includes("cancel") && (
        <Button color="error" variant="outlined" onClick={() => setCanceling(true)}>
          {t("cancel.button")}
        </Button>
      )}
      {next.includes("approve") && (
        <Button variant="contained" loading={busy} onClick={() => void approve()}>
          {t("approve.button")}
        </Button>
      )}
      {next.includes("send") && (
        <Button variant="contained" loading={busy} onClick={() => void whileBusy(onSend)}>
          {t("send.button")}
        </Button>
      )}
      {dialog}
      {isCanceling && (
        <ReasonDialog
          title={t("cancel.title", { name })}
          text={t("cancel.text", { amount: format.money(run.total_cents) })}
          hint={t("cancel.hint")}
          save={t("cancel.save")}
          most={500}
          failed={t("cancel.failed")}
          onSend={async (reason, idempotencyKey) => {
            await call(paymentRunEndpoints.cancel, {
              params: { id },
              body: { reason },
              idempotencyKey,
            });
            succeed(t("cancel.done"));
            await queries.invalidateQueries();
          }}
          onClose={() => setCanceling(false)}
        />
      )}
    </>
  );
}
