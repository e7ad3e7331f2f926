import { type PaymentRun, paymentEndpoints, paymentRunEndpoints } from "@kindling/contract";
import LeaveOutIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import SendIcon from "@mui/icons-material/SendRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { type Payment, sumsOf } from "./runs.ts";
import { SendDialog } from "./SendDialog.tsx";

/** All payments of a run that can be sent, in the order of the list. */
async function unsentOf(run: number): Promise<Payment[]> {
  const all: Payment[] = [];
  for (;;) {
    const query = {
      runs: [run],
      state: ["approved" as const],
      sort: "charity" as const,
      rows: 100,
      page: all.length / 100,
    };
    const { data, meta } = await call(paymentEndpoints.list, { query });
    all.push(...data);
    if (data.length === 0 || all.length >= meta.total) return all;
  }
}

/** What can be done with payments of a run that aren't sent: marking them as sent, or leaving them out. */
export function usePaymentSteps(run: PaymentRun): {
  steps: readonly RowAction<Payment>[];
  sendAll: () => Promise<void>;
  dialogs: ReactElement;
} {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [sending, setSending] = useState<readonly Payment[] | null>(null);
  const { id, next } = run;

  const leaveOut = async (rows: readonly Payment[]) => {
    const agreed = await ask({
      title: t("leaveOut.title", { count: rows.length }),
      text: t("leaveOut.text", { amount: format.money(sumsOf(rows).total_cents) }),
      confirm: t("leaveOut.confirm"),
    });
    if (!agreed) return;
    try {
      const body = { payments: rows.map((row) => row.id) };
      await call(paymentRunEndpoints.leaveOut, { params: { id }, body });
      succeed(t("leaveOut.done"));
    } catch (error) {
      fail(error, t("leaveOut.failed"));
    }
    await queries.invalidateQueries();
  };
  return {
    steps: [
      {
        label: t("send.button"),
        icon: SendIcon,
        allowed: ({ state }) => state === "approved" && next.includes("send"),
        run: setSending,
      },
      {
        label: t("leaveOut.button"),
        icon: LeaveOutIcon,
        allowed: ({ state }) => (state === "proposed" || state === "approved") && next.includes("leave_out"),
        run: (rows) => void leaveOut(rows),
      },
    ],
    sendAll: async () => {
      try {
        setSending(await unsentOf(id));
      } catch (error) {
        fail(error, t("send.unread"));
      }
    },
    dialogs: (
      <>
        {dialog}
        {sending && <SendDialog run={id} payments={sending} onClose={() => setSending(null)} />}
      </>
    ),
  };
}
