import { classDonationEndpoints, type DonationStatus } from "@kindling/contract";
import PayIcon from "@mui/icons-material/PaidRounded";
import ConfirmIcon from "@mui/icons-material/PriceCheckRounded";
import VoidIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import VerifyIcon from "@mui/icons-material/VerifiedRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { Matching, RowAction } from "../../ui/list/RowAction.ts";
import { VoidDialog } from "./VoidDialog.tsx";

export type Donation = RowOf<typeof classDonationEndpoints.list>;

/** The donations about to be voided: those in sight, or all that match. */
interface Voiding {
  readonly rows: readonly Donation[];
  readonly matching?: Matching | undefined;
}

/** Taking donations to their next status, one or many: verified, paid, or void with a reason. */
export function useDonationSteps(): { actions: readonly RowAction<Donation>[]; dialogs: ReactElement } {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const bulk = useBulk(classDonationEndpoints.bulk, t("donations.failed"));
  const { ask, dialog } = useConfirm();
  const [voiding, setVoiding] = useState<Voiding | null>(null);
  const sumOf = (rows: readonly Donation[]) =>
    format.money(rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0));

  async function pay(rows: readonly Donation[], matching?: Matching): Promise<void> {
    const agreed = await ask({
      title: t("donations.payTitle", { count: matching?.expected ?? rows.length }),
      text: matching ? "" : t("donations.payText", { amount: sumOf(rows) }),
      confirm: t("donations.pay"),
    });
    if (agreed) await bulk("pay", rows, matching);
  }

  const may = (status: DonationStatus) => (row: Donation) => row.next.includes(status);
  return {
    actions: [
      {
        label: t("donations.confirm"),
        icon: ConfirmIcon,
        allowed: may("counted"),
        takesAll: true,
        run: (rows, matching) => void bulk("confirm", rows, matching),
      },
      {
        label: t("donations.verify"),
        icon: VerifyIcon,
        allowed: may("verified"),
        takesAll: true,
        run: (rows, matching) => void bulk("verify", rows, matching),
      },
      {
        label: t("donations.pay"),
        icon: PayIcon,
        takesAll: true,
        allowed: may("paid"),
        run: (rows, matching) => void pay(rows, matching),
      },
      {
        label: t("donations.void"),
        icon: VoidIcon,
        tone: "risky",
        allowed: may("void"),
        takesAll: true,
        run: (rows, matching) => setVoiding({ rows, matching }),
      },
    ],
    dialogs: (
      <>
        {dialog}
        {voiding && (
          <VoidDialog
            count={voiding.matching?.expected ?? voiding.rows.length}
            amount={voiding.matching ? null : sumOf(voiding.rows)}
            onClose={() => setVoiding(null)}
            onVoid={(reason) => void bulk("void", voiding.rows, voiding.matching, { more: { reason } })}
          />
        )}
      </>
    ),
  };
}
