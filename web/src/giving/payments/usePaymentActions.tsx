import { paymentEndpoints } from "@kindling/contract";
import LetterIcon from "@mui/icons-material/DescriptionOutlined";
import ReverseIcon from "@mui/icons-material/UndoRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useDownload } from "../../ui/useDownload.ts";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";
import type { Payment } from "./runs.ts";

/** The words for a file that is downloaded. */
export function useFileWords() {
  const { t } = useTranslation("ui");
  return { done: t("export.done"), failed: t("export.failed"), unexpected: t("export.unexpected") };
}

/** What can be done with a sent payment: its letter, and taking it back with a reason. */
export function usePaymentActions(): {
  actions: readonly RowAction<Payment>[];
  dialogs: ReactElement | null;
} {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const queries = useQueryClient();
  const file = useDownload(useFileWords());
  const [reversed, setReversed] = useState<Payment | null>(null);
  const isSent = ({ state }: Payment) => state === "sent";
  return {
    actions: [
      {
        label: t("letter.button"),
        icon: LetterIcon,
        allowed: isSent,
        run: ([payment]) => {
          if (!payment) return;
          const fileName = `${t("letter.file", { charity: payment.charity.name, run: payment.run.name })}.pdf`;
          void file.start(paymentEndpoints.letter, { params: { id: payment.id }, fileName });
        },
      },
      {
        label: t("reverse.button"),
        icon: ReverseIcon,
        tone: "risky",
        allowed: isSent,
        run: ([payment]) => setReversed(payment ?? null),
      },
    ],
    dialogs: reversed && (
      <ReasonDialog
        title={t("reverse.title", { charity: reversed.charity.name })}
        text={t("reverse.text", { amount: format.money(reversed.total_cents) })}
        hint={t("reverse.hint")}
        save={t("reverse.save")}
        most={500}
        failed={t("reverse.failed")}
        onSend={async (reason, idempotencyKey) => {
          const { id } = reversed;
          await call(paymentEndpoints.reverse, {
            params: { id },
            body: { reason },
            idempotencyKey,
          });
          succeed(t("reverse.done"));
          await queries.invalidateQueries();
        }}
        onClose={() => setReversed(null)}
      />
    ),
  };
}
