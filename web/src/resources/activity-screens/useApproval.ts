import type { Endpoint } from "@kindling/contract";
import ApproveIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import WithdrawIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { ActivityRow } from "./activityCalls.ts";

/** Approving items, one or several, and taking that back. An item that was changed meanwhile is left as it is. */
export function useApproval(update: Endpoint): readonly RowAction<ActivityRow>[] {
  const { t } = useTranslation(["curriculum", "ui"]);
  const queries = useQueryClient();

  async function change(rows: readonly ActivityRow[], approved: boolean, offersUndo = true): Promise<void> {
    const done: ActivityRow[] = [];
    let failure: unknown = null;
    for (const row of rows) {
      try {
        const reply: unknown = await call(update, {
          params: { id: row.id },
          body: { is_approved: approved },
          version: row.version,
        });
        done.push((reply as { data: ActivityRow }).data);
      } catch (error) {
        // One that can't be approved does not keep the others from it.
        failure ??= error;
      }
    }
    void queries.invalidateQueries();
    if (failure) fail(failure, t("activities.approvalFailed"));
    if (done.length === 0) return;
    const text = t(approved ? "activities.approved" : "activities.withdrawn", { count: done.length });
    const undo = { label: t("ui:undo"), run: () => void change(done, !approved, false) };
    succeed(text, offersUndo ? undo : undefined);
  }

  return [
    {
      label: t("activities.approve"),
      icon: ApproveIcon,
      allowed: (row) => !row.is_approved && row.can.includes("update"),
      run: (rows) => void change(rows, true),
    },
    {
      label: t("activities.withdraw"),
      icon: WithdrawIcon,
      allowed: (row) => row.is_approved && row.can.includes("update"),
      run: (rows) => void change(rows, false),
    },
  ];
}
