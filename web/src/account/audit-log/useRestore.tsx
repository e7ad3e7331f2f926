import { auditLogEndpoints, thingName } from "@kindling/contract";
import RestoreIcon from "@mui/icons-material/RestoreRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import { fail, failureText, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { AuditEntry } from "./AuditEntry.ts";

/** Restores an archived row after a confirmation; errors stay visible. */
export function useRestore(): {
  action: RowAction<AuditEntry>;
  /** Which entry could not be taken back, and why. */
  refusal: { readonly id: number; readonly text: string } | null;
  dialog: ReactElement;
} {
  const { t } = useTranslation(["people", "ui"]);
  const language = useLanguage();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [refusal, setRefusal] = useState<{ id: number; text: string } | null>(null);
  const restore = async (entry: AuditEntry) => {
    const thing = thingName(entry.entity, language);
    const agreed = await ask({
      title: t("people:audit.restoreTitle", { thing, name: entry.name ?? `#${entry.entity_id}` }),
      text: t("people:audit.restoreText"),
      confirm: t("people:audit.restore"),
    });
    if (!agreed) return;
    setRefusal(null);
    const failed = t("ui:failed.restore", { thing });
    try {
      succeed((await call(auditLogEndpoints.restore, { params: { id: entry.id } })).message);
      void queries.invalidateQueries();
    } catch (error) {
      setRefusal({ id: entry.id, text: failureText(error, failed) });
      fail(error, failed);
    }
  };
  return {
    dialog,
    refusal,
    action: {
      label: t("people:audit.restore"),
      icon: RestoreIcon,
      allowed: ({ can }) => can.includes("restore"),
      run: ([entry]) => void (entry && restore(entry)),
    },
  };
}
