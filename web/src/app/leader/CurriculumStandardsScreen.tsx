import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session.ts";
import { ReportPage } from "../../reports/ReportPage.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";

/** The Curriculum Standards Report for the accounts the server names; other leaders see who can help. */
export function CurriculumStandardsScreen() {
  const { t } = useTranslation("reports");
  if (useSession()?.claims.sees_curriculum_standards) return <ReportPage name="curriculumSTD" />;
  return (
    <>
      <PageHeader title={t("curriculumSTD.title")} />
      <EmptyState title={t("curriculumSTD.closed")} text={t("curriculumSTD.ask")} />
    </>
  );
}
