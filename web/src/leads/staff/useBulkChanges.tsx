import { type BodyOf, leadEndpoints } from "@kindling/contract";
import OwnerIcon from "@mui/icons-material/AssignmentIndRounded";
import StatusIcon from "@mui/icons-material/FlagRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import type { Matching, RowAction } from "../../ui/list/RowAction.ts";
import { BulkDialog } from "./BulkDialog.tsx";
import type { Lead } from "./Lead.ts";

export type LeadChange = BodyOf<typeof leadEndpoints.update>;
export type BulkKind = "owner" | "status";

export function useBulkChanges(): { actions: readonly RowAction<Lead>[]; dialog: ReactElement } {
  const { t } = useTranslation("people");
  const bulk = useBulk(leadEndpoints.bulk, t("leads.updateFailed"));
  const [asked, setAsked] = useState<{
    kind: BulkKind;
    rows: readonly Lead[];
    matching?: Matching | undefined;
  } | null>(null);
  const [open, setOpen] = useState(false);
  const action = (kind: BulkKind, label: string, icon: RowAction<Lead>["icon"]): RowAction<Lead> => ({
    label,
    icon,
    allowed: (row) => row.can.includes("update") && (kind === "owner" || row.status !== "Converted"),
    takesAll: true,
    run: (rows, matching) => {
      setAsked({ kind, rows, matching });
      setOpen(true);
    },
  });
  const change = (changes: LeadChange) => {
    setOpen(false);
    void bulk("update", asked?.rows ?? [], asked?.matching, { more: { changes } });
  };
  return {
    actions: [
      action("owner", t("leads.assign"), OwnerIcon),
      action("status", t("leads.setStatus"), StatusIcon),
    ],
    dialog: (
      <BulkDialog
        key={asked?.rows.map(({ id }) => id).join()}
        open={open}
        kind={asked?.kind ?? "owner"}
        onCancel={() => setOpen(false)}
        onChoose={change}
      />
    ),
  };
}
