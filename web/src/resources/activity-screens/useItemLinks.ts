import ResponsesIcon from "@mui/icons-material/FactCheckOutlined";
import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { ActivityRow } from "./activityCalls.ts";

/** The ways from an item to its preview and to what classes answered. */
export function useItemLinks(path: string): readonly RowAction<ActivityRow>[] {
  const { t } = useTranslation("curriculum");
  const navigate = useNavigate();
  const go = (to: string) => (rows: readonly ActivityRow[]) => {
    if (rows[0]) void navigate(`${path}/${to}/${rows[0].id}`);
  };
  return [
    {
      label: t("activities.preview"),
      icon: PreviewIcon,
      allowed: () => true,
      run: go("preview"),
    },
    {
      label: t("activities.responses"),
      icon: ResponsesIcon,
      allowed: (row) => row.response_count > 0,
      run: go("responses"),
    },
  ];
}
