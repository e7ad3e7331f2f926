import { accountEndpoints, type BodyOf } from "@kindling/contract";
import MailIcon from "@mui/icons-material/ForwardToInboxRounded";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { fail, succeed } from "../core/toasts.ts";
import { useConfirm } from "../ui/feedback/useConfirm.tsx";
import { rowName } from "../ui/list/ListView.ts";
import type { AnyRow } from "../ui/list/listRows.ts";
import type { RowAction } from "../ui/list/RowAction.ts";
import { useMayCall } from "../ui/useMayCall.ts";

/** Mails everybody of some sites, providers or districts a link to set their password with. */
export function usePasswordMails(entity: BodyOf<typeof accountEndpoints.resetPasswords>["entity"]): {
  action: RowAction<AnyRow>;
  dialog: ReactElement;
} {
  const { t } = useTranslation("people");
  const { ask, dialog } = useConfirm();
  const may = useMayCall(accountEndpoints.resetPasswords);
  const send = async (rows: readonly AnyRow[]) => {
    const [row] = rows;
    if (!row) return;
    const agreed = await ask({
      title: t("passwords.everyoneTitle", { count: rows.length, name: rowName(row) }),
      text: t("passwords.mailText"),
      confirm: t("passwords.send"),
    });
    if (!agreed) return;
    let sent: number | null = null;
    const skipped = new Set<string>();
    try {
      for (const { id } of rows) {
        const { data } = await call(accountEndpoints.resetPasswords, { body: { entity, object_id: id } });
        sent = (sent ?? 0) + data.sent;
        for (const { name } of data.skipped) skipped.add(name);
      }
    } catch (error) {
      fail(error, t("passwords.failed"));
    }
    if (sent === null) return;
    const left = t("passwords.skipped", { names: [...skipped].join(", ") });
    succeed([t("passwords.sent", { count: sent }), ...(skipped.size > 0 ? [left] : [])].join(". "));
  };
  return {
    dialog,
    action: {
      label: t("passwords.everyone"),
      icon: MailIcon,
      allowed: (row) => may && row.can.includes("update"),
      run: (rows) => void send(rows),
    },
  };
}
