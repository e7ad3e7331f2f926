import { reports } from "@kindling/contract/light";
import AssessmentIcon from "@mui/icons-material/AssessmentRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMayCall } from "../../ui/useMayCall.ts";

/** From the people of a kind to what all of them do in the portal, for those who may have that report. */
export function ReportLink() {
  const { t } = useTranslation("people");
  if (!useMayCall(reports.userActivity.preview)) return null;
  return (
    <Button
      component={Link}
      to="/user-activity"
      variant="text"
      color="secondary"
      startIcon={<AssessmentIcon />}
    >
      {t("users.report")}
    </Button>
  );
}
