import { activitySummary } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ParticipationChart } from "./ParticipationChart.tsx";
import { ReportPage } from "./ReportPage.tsx";

/** The Activity Summary Report: what every site has done, and how many of its instructors took part. */
export function ActivitySummaryPage() {
  const { t } = useTranslation("reports");
  return (
    <ReportPage
      report={activitySummary}
      title={t("activitySummary.title")}
      text={t("activitySummary.text")}
      extension="xlsx"
      Chart={ParticipationChart}
    />
  );
}
