import { accountEndpoints, type BodyOf, userEndpoints } from "@kindling/contract";
import MailIcon from "@mui/icons-material/ForwardToInboxRounded";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { fail, succeed } from "../core/toasts.ts";
import { useBulk } from "../ui/bulk/useBulk.ts";
import { useConfirm } from "../ui/feedback/useConfirm.tsx";
import { rowName } from "../ui/list/ListView.ts";
import { type AnyRow, fetchPage } from "../ui/list/listRows.ts";
import type { RowAction } from "../ui/list/RowAction.ts";
import { useMayCall } from "../ui/useMayCall.ts";

type Place = BodyOf<typeof accountEndpoints.resetPasswords>["entity"];

/** The filter that narrows people to those of some places. */
const filterOf = { school: "schools", provider: "providers", district: "districts" } as const;

/** Mails everybody of some sites, providers or districts a link to set their password with. */
export function usePasswordMails(entity: Place): { action: RowAction<AnyRow>; dialog: ReactElement } {
  const { t } = useTranslation("people");
  const { ask, dialog } = useConfirm();
  const failed = t("passwords.failed");
  const bulk = useBulk(userEndpoints.bulk, failed);
  const may = useMayCall(accountEndpoints.resetPasswords);

  const agree = (rows: readonly AnyRow[], people?: number) => {
    const whom = people === undefined ? "" : t("passwords.people", { count: people });
    return ask({
      title: t("passwords.everyoneTitle", { count: rows.length, name: rows[0] && rowName(rows[0]) }),
      text: [whom, t("passwords.mailText")].join(" ").trim(),
      confirm: t("passwords.send"),
    });
  };

  async function mailOne(row: AnyRow): Promise<void> {
    const body = { entity, object_id: row.id };
    const { data, message } = await call(accountEndpoints.resetPasswords, { body });
    succeed(message ?? t("passwords.sent", { count: data.sent }));
  }

  async function send(rows: readonly AnyRow[]): Promise<void> {
    const [row] = rows;
    if (!row) return;
    try {
      if (rows.length === 1) {
        if (await agree(rows)) await mailOne(row);
        return;
      }
      const filter = { [filterOf[entity]]: rows.map(({ id }) => id).join(), is_active: "true" };
      const { meta } = await fetchPage(userEndpoints.list, { ...filter, rows: 1 });
      if (meta.total === 0) fail(null, t("passwords.nobody"));
      else if (await agree(rows, meta.total))
        await bulk("reset_password", [], { filter, expected: meta.total });
    } catch (error) {
      fail(error, failed);
    }
  }

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
