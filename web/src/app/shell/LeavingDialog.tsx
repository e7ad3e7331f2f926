import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/feedback/useConfirm.tsx";

/** Asks before a sign-out that deletes unsent responses. */
export function LeavingDialog({
  count,
  onConfirm,
  onCancel,
}: {
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation("header");
  return (
    <ConfirmDialog
      open
      risky
      title={t("account.waitingTitle", { count })}
      text={t("account.waitingText", { count })}
      confirm={t("account.anyway")}
      cancel={t("account.stay")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
