import type { BulkEndpoint } from "@kindling/contract";
import ApproveIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import WithdrawIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import { useTranslation } from "react-i18next";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { ActivityRow } from "./activityCalls.ts";

/** Approving items, one, several or all that match, and taking that back. */
export function useApproval(endpoint: BulkEndpoint): readonly RowAction<ActivityRow>[] {
  const { t } = useTranslation("curriculum");
  const bulk = useBulk(endpoint, t("activities.approvalFailed"));
  return [
    {
      label: t("activities.approve"),
      icon: ApproveIcon,
      takesAll: true,
      allowed: (row) => !row.is_approved && row.can.includes("update"),
      run: (rows, matching) => void bulk("approve", rows, matching, { undo: "unapprove" }),
    },
    {
      label: t("activities.withdraw"),
      icon: WithdrawIcon,
      takesAll: true,
      allowed: (row) => row.is_approved && row.can.includes("update"),
      run: (rows, matching) => void bulk("unapprove", rows, matching, { undo: "approve" }),
    },
  ];
}
