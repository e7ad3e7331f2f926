import ResponsesIcon from "@mui/icons-material/FactCheckOutlined";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Answered } from "./useResponsesAction.ts";

/** How many responses a row has, as the way to them; nothing as long as there are none. */
export function ResponsesLink({ path, row }: { readonly path: string; readonly row: Answered }) {
  const { t } = useTranslation("curriculum");
  if (row.response_count === 0) return null;
  return (
    <Button component={Link} to={`${path}/${row.id}`} size="small" startIcon={<ResponsesIcon />}>
      {t("activities.responseCount", { count: row.response_count })}
    </Button>
  );
}
