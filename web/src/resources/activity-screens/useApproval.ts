import { curriculumChangeEndpoints } from "@kindling/contract";
import ApproveIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import WithdrawIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { ActivityRow } from "./activityCalls.ts";

type Seen = Pick<ActivityRow, "type" | "id" | "version">;

/** Approving items, one or several, and taking that back, in one call. An item that was changed meanwhile is left as it is. */
export function useApproval(): readonly RowAction<ActivityRow>[] {
  const { t } = useTranslation(["curriculum", "ui"]);
  const queries = useQueryClient();

  async function change(rows: readonly Seen[], approved: boolean, offersUndo = true): Promise<void> {
    const items = rows.map(({ type, id, version }) => ({ type, id, version }));
    try {
      const { data } = await call(curriculumChangeEndpoints.approve, { body: { items, approved } });
      void queries.invalidateQueries();
      const [left] = data.refused;
      if (left) fail(null, [left.title, left.why].filter(Boolean).join(": "));
      if (data.done.length === 0) return;
      const text = t(approved ? "activities.approved" : "activities.withdrawn", { count: data.done.length });
      const undo = { label: t("ui:undo"), run: () => void change(data.done, !approved, false) };
      succeed(text, offersUndo ? undo : undefined);
    } catch (error) {
      fail(error, t("activities.approvalFailed"));
    }
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
