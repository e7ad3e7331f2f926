import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";

interface VoidDialogProps {
  /** The number of donations to void, and their sum if known. */
  readonly count: number;
  readonly amount: string | null;
  readonly onVoid: (reason: string) => void;
  readonly onClose: () => void;
}

export function VoidDialog({ count, amount, onVoid, onClose }: VoidDialogProps) {
  const { t } = useTranslation("giving");
  return (
    <ReasonDialog
      title={t("donations.voidTitle", { count })}
      text={amount ? t("donations.voidText", { amount }) : t("donations.voidAllText", { count })}
      hint={t("donations.reasonHint")}
      save={t("donations.void")}
      most={200}
      failed={t("donations.failed")}
      onSend={onVoid}
      onClose={onClose}
    />
  );
}
