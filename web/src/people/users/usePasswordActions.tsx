import { accountEndpoints, userEndpoints } from "@kindling/contract/light";
import MailIcon from "@mui/icons-material/ForwardToInboxRounded";
import KeyIcon from "@mui/icons-material/KeyRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { Later } from "../../ui/Later.tsx";
import type { Matching, RowAction } from "../../ui/list/RowAction.ts";
import { loadOnce } from "../../ui/loadOnce.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { onAccounts, type User } from "./userColumns.tsx";

const passwordDialog = loadOnce(() => import("./SetPasswordDialog.tsx"));

/** Helping people to a password: a mailed link for one or several, or one set for them on the spot. */
export function usePasswordActions(): { mail: RowAction<User>; set: RowAction<User>; dialog: ReactElement } {
  const { t } = useTranslation("people");
  const { ask, dialog } = useConfirm();
  const [helped, setHelped] = useState<User | null>(null);
  const bulk = useBulk(userEndpoints.bulk, t("passwords.failed"));
  const mayMail = useMayCall(userEndpoints.bulk);
  const maySet = useMayCall(accountEndpoints.changePassword);
  const send = async (rows: readonly User[], matching?: Matching) => {
    const agreed = await ask({
      title: t("passwords.title", { count: matching?.expected ?? rows.length, name: rows[0]?.name }),
      text: t("passwords.mailText"),
      confirm: t("passwords.send"),
    });
    if (agreed) await bulk("reset_password", rows, matching);
  };
  return {
    mail: onAccounts({
      label: t("passwords.mail"),
      icon: MailIcon,
      allowed: (row) => mayMail && row.is_active && row.can.includes("update"),
      takesAll: mayMail,
      run: (rows, matching) => void send(rows, matching),
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
        <Later from={passwordDialog} wanted={helped !== null}>
          {({ SetPasswordDialog }) =>
            helped && <SetPasswordDialog user={helped} onClose={() => setHelped(null)} />
          }
        </Later>
      </>
    ),
  };
}
