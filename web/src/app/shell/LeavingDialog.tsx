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
  const { t } = useTranslation("accountMenu");
  return (
    <ConfirmDialog
      open
      risky
      title={t("waitingTitle", { count })}
      text={t("waitingText", { count })}
      confirm={t("anyway")}
      cancel={t("stay")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
