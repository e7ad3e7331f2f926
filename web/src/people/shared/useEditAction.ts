import EditIcon from "@mui/icons-material/EditOutlined";
import { useTranslation } from "react-i18next";
import type { AnyRow } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";

/** Editing a row beside its list, where the row itself leads to a page of its own. */
export function useEditAction<Row extends AnyRow>(): RowAction<Row> {
  const { t } = useTranslation("ui");
  const { open } = useEditAddress();
  return {
    label: t("edit"),
    icon: EditIcon,
    edits: true,
    allowed: (row) => row.can.includes("update"),
    run: ([row]) => row && open(row.id),
  };
}
