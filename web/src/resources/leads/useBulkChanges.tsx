import { type BodyOf, leadEndpoints } from "@kindling/contract";
import OwnerIcon from "@mui/icons-material/AssignmentIndRounded";
import StatusIcon from "@mui/icons-material/FlagRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { BulkDialog } from "./BulkDialog.tsx";
import type { Lead } from "./Lead.ts";

export type LeadChange = BodyOf<typeof leadEndpoints.update>;
export type BulkKind = "owner" | "status";

/** Giving several leads an owner or a status at once. */
export function useBulkChanges(): { actions: readonly RowAction<Lead>[]; dialog: ReactElement } {
  const { t } = useTranslation("people");
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ kind: BulkKind; rows: readonly Lead[] } | null>(null);
  const [open, setOpen] = useState(false);
  const action = (kind: BulkKind, label: string, icon: RowAction<Lead>["icon"]): RowAction<Lead> => ({
    label,
    icon,
    allowed: (row) => row.can.includes("update") && (kind === "owner" || row.status !== "Converted"),
    run: (rows) => {
      setAsked({ kind, rows });
      setOpen(true);
    },
  });
  const change = async (body: LeadChange) => {
    setOpen(false);
    let done = 0;
    try {
      for (const { unique_id } of asked?.rows ?? []) {
        await call(leadEndpoints.update, { params: { unique_id }, body });
        done += 1;
      }
    } catch (error) {
      fail(error, t("leads.updateFailed"));
    }
    void queries.invalidateQueries();
    if (done > 0) succeed(t("leads.bulkDone", { count: done }));
  };
  return {
    actions: [
      action("owner", t("leads.assign"), OwnerIcon),
      action("status", t("leads.setStatus"), StatusIcon),
    ],
    dialog: (
      <BulkDialog
        // Each time it opens it asks afresh.
        key={asked?.rows.map(({ id }) => id).join()}
        open={open}
        kind={asked?.kind ?? "owner"}
        onCancel={() => setOpen(false)}
        onChoose={(body) => void change(body)}
      />
    ),
  };
}
