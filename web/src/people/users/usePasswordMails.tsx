import { accountEndpoints, type BodyOf } from "@kindling/contract";
import MailIcon from "@mui/icons-material/ForwardToInboxRounded";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { tell } from "../../ui/bulk/bulkReport.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { rowName } from "../../ui/list/ListView.ts";
import type { AnyRow } from "../../ui/list/listRows.ts";
import type { Matching, RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";

type Body = BodyOf<typeof accountEndpoints.resetPasswords>;

/** Mails everybody of some sites, providers or districts a link to set their password with. */
export function usePasswordMails(entity: Body["entity"]): {
  action: RowAction<AnyRow>;
  dialog: ReactElement;
} {
  const { t } = useTranslation("people");
  const { ask, dialog } = useConfirm();
  const may = useMayCall(accountEndpoints.resetPasswords);
  const reset = (body: Body) => call(accountEndpoints.resetPasswords, { body });

  async function agree(rows: readonly AnyRow[], count: number, people?: number): Promise<boolean> {
    const audience = people === undefined ? "" : t("passwords.people", { count: people });
    return ask({
      title: t("passwords.everyoneTitle", { count, name: rows[0] && rowName(rows[0]) }),
      text: [audience, t("passwords.mailText")].join(" ").trim(),
      confirm: t("passwords.send"),
    });
  }

  async function mail(body: Body): Promise<void> {
    const { data, message = t("passwords.sent", { count: data.sent }) } = await reset(body);
    succeed(message);
    if (data.skipped.length > 0) tell({ kind: "skipped", message, skipped: data.skipped });
  }

  async function send(rows: readonly AnyRow[], matching?: Matching): Promise<void> {
    const [row] = rows;
    try {
      if (row && rows.length === 1 && !matching) {
        if (await agree(rows, 1)) await mail({ entity, object_id: row.id });
        return;
      }
      const body = { entity, ...(matching ?? { ids: rows.map(({ id }) => id) }) };
      const { sent, skipped } = (await reset({ ...body, dry_run: true })).data;
      if (sent === 0) fail(null, skipped[0]?.msg ?? t("passwords.nobody"));
      else if (await agree(rows, matching?.expected ?? rows.length, sent)) await mail(body);
    } catch (error) {
      fail(error, t("passwords.failed"));
    }
  }

  return {
    dialog,
    action: {
      label: t("passwords.everyone"),
      icon: MailIcon,
      takesAll: may,
      allowed: (row) => may && row.can.includes("update"),
      run: (rows, matching) => void send(rows, matching),
    },
  };
}
