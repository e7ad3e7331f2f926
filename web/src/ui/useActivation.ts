import type { BulkEndpoint } from "@kindling/contract";
import OffIcon from "@mui/icons-material/PauseCircleOutlineRounded";
import OnIcon from "@mui/icons-material/PlayCircleOutlineRounded";
import { useTranslation } from "react-i18next";
import { type BulkOptions, useBulk } from "./bulk/useBulk.ts";
import type { AnyRow } from "./list/listRows.ts";
import type { RowAction } from "./list/RowAction.ts";

type Activatable = AnyRow & { readonly is_active: boolean };

/** Activates or deactivates one, several or all matching rows, with an undo; `more` goes with deactivating them. */
export function useActivation<Row extends Activatable>(
  endpoint: BulkEndpoint,
  allowed: boolean,
  { decide, more }: Omit<BulkOptions, "undo"> = {},
): readonly RowAction<Row>[] {
  const { t } = useTranslation("ui");
  const bulk = useBulk(endpoint, t("activation.failed"));
  const may = (row: Row, active: boolean) =>
    allowed && row.is_active !== active && row.can.includes("update");
  return [
    {
      label: t("activation.activate"),
      icon: OnIcon,
      takesAll: allowed,
      allowed: (row) => may(row, true),
      run: (rows, matching) => void bulk("activate", rows, matching, { undo: "deactivate", decide }),
    },
    {
      label: t("activation.deactivate"),
      icon: OffIcon,
      takesAll: allowed,
      allowed: (row) => may(row, false),
      run: (rows, matching) => void bulk("deactivate", rows, matching, { undo: "activate", decide, more }),
    },
  ];
}
