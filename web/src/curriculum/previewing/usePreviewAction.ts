import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { AnyRow } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";

export function usePreviewAction(path: string): RowAction<AnyRow> {
  const { t } = useTranslation("curriculum");
  const navigate = useNavigate();
  return {
    label: t("activities.preview"),
    icon: PreviewIcon,
    allowed: () => true,
    run: ([row]) => {
      if (row) void navigate(`${path}/preview/${row.id}`);
    },
  };
}
