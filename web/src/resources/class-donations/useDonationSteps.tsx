import { classDonationEndpoints, type DonationStatus } from "@kindling/contract";
import PayIcon from "@mui/icons-material/PaidRounded";
import ConfirmIcon from "@mui/icons-material/PriceCheckRounded";
import VoidIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import VerifyIcon from "@mui/icons-material/VerifiedRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { VoidDialog } from "./VoidDialog.tsx";

export type Donation = RowOf<typeof classDonationEndpoints.list>;

const done = {
  counted: "doneConfirmed",
  verified: "doneVerified",
  paid: "donePaid",
  void: "doneVoid",
} as const;

/** A note with the reason of a void behind what it said before, no longer than a note may be. */
function noteWith(note: string | null, reason: string): string {
  return [note, reason].filter(Boolean).join(" · ").slice(0, 500);
}

/** Taking donations to their next status, one or many: verified, paid, or void with a reason. */
export function useDonationSteps(): { actions: readonly RowAction<Donation>[]; dialogs: ReactElement } {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [voided, setVoided] = useState<readonly Donation[]>([]);
  const sumOf = (rows: readonly Donation[]) =>
    format.money(rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0));

  async function take(rows: readonly Donation[], status: keyof typeof done, reason?: string): Promise<void> {
    let count = 0;
    try {
      for (const { id, version, note } of rows) {
        const body = { status, ...(reason && { note: noteWith(note, reason) }) };
        await call(classDonationEndpoints.update, { params: { id }, body, version });
        count++;
      }
    } catch (error) {
      fail(error, t("donations.failed"));
    }
    void queries.invalidateQueries();
    if (count > 0) succeed(t(`donations.${done[status]}`, { count }));
  }

  async function pay(rows: readonly Donation[]): Promise<void> {
    const agreed = await ask({
      title: t("donations.payTitle", { count: rows.length }),
      text: t("donations.payText", { amount: sumOf(rows) }),
      confirm: t("donations.pay"),
    });
    if (agreed) await take(rows, "paid");
  }

  const may = (status: DonationStatus) => (row: Donation) => row.next.includes(status);
  return {
    actions: [
      {
        label: t("donations.confirm"),
        icon: ConfirmIcon,
        allowed: may("counted"),
        run: (rows) => void take(rows, "counted"),
      },
      {
        label: t("donations.verify"),
        icon: VerifyIcon,
        allowed: may("verified"),
        run: (rows) => void take(rows, "verified"),
      },
      { label: t("donations.pay"), icon: PayIcon, allowed: may("paid"), run: (rows) => void pay(rows) },
      {
        label: t("donations.void"),
        icon: VoidIcon,
        tone: "risky",
        allowed: may("void"),
        run: setVoided,
      },
    ],
    dialogs: (
      <>
        {dialog}
        <VoidDialog
          count={voided.length}
          amount={sumOf(voided)}
          onClose={() => setVoided([])}
          onVoid={(reason) => {
            void take(voided, "void", reason);
            setVoided([]);
          }}
        />
      </>
    ),
  };
}
