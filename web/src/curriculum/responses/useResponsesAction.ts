import ResponsesIcon from "@mui/icons-material/FactCheckOutlined";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { RowAction } from "../../ui/list/RowAction.ts";

export interface Answered {
  readonly id: number;
  readonly response_count: number;
}

export function useResponsesAction(path: string): RowAction<Answered> {
  const { t } = useTranslation("curriculum");
  const navigate = useNavigate();
  return {
    label: t("activities.responses"),
    icon: ResponsesIcon,
    allowed: (row) => row.response_count > 0,
    run: ([row]) => {
      if (row) void navigate(`${path}/${row.id}`);
    },
  };
}
