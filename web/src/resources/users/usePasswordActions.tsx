import { accountEndpoints } from "@kindling/contract";
import MailIcon from "@mui/icons-material/ForwardToInboxRounded";
import KeyIcon from "@mui/icons-material/KeyRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { SetPasswordDialog } from "./SetPasswordDialog.tsx";
import { onAccounts, type User } from "./userColumns.tsx";

/** Helping people to a password: a mailed link for one or several, or one set for them on the spot. */
export function usePasswordActions(): { mail: RowAction<User>; set: RowAction<User>; dialog: ReactElement } {
  const { t } = useTranslation("people");
  const { ask, dialog } = useConfirm();
  const [helped, setHelped] = useState<User | null>(null);
  const mayMail = useMayCall(accountEndpoints.resetAll);
  const maySet = useMayCall(accountEndpoints.changePassword);
  const send = async (rows: readonly User[]) => {
    const agreed = await ask({
      title: t("passwords.title", { count: rows.length, name: rows[0]?.name }),
      text: t("passwords.mailText"),
      confirm: t("passwords.send"),
    });
    if (!agreed) return;
    try {
      const { data, message } = await call(accountEndpoints.resetAll, {
        body: { ids: rows.map((row) => row.id) },
      });
      succeed(message ?? t("passwords.sent", { count: data.sent }));
    } catch (error) {
      fail(error, t("passwords.failed"));
    }
  };
  return {
    mail: onAccounts({
      label: t("passwords.mail"),
      icon: MailIcon,
      allowed: (row) => mayMail && row.is_active && row.can.includes("update"),
      run: (rows) => void send(rows),
    }),
    set: onAccounts({
      label: t("passwords.set"),
      icon: KeyIcon,
      allowed: (row) => maySet && row.can.includes("update"),
      run: ([row]) => setHelped(row ?? null),
    }),
    dialog: (
      <>
        {dialog}
        {helped && <SetPasswordDialog user={helped} onClose={() => setHelped(null)} />}
      </>
    ),
  };
}
