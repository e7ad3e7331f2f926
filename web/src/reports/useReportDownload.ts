import { useTranslation } from "react-i18next";
import { useDownload } from "../ui/useDownload.ts";
import type { ReportDefinition } from "./ReportDefinition.ts";
import type { ReportChoice } from "./useReportFilters.ts";

/** Downloads a report's file with progress; leaving the screen cancels it. */
export function useReportDownload(report: ReportDefinition) {
  const { t } = useTranslation("reports");
  const file = useDownload({ done: t("downloaded"), failed: t("failed"), unexpected: t("unexpected") });
  return {
    ...file,
    /** `of` is what the file's name says beside the report's. */
    start: (chosen: ReportChoice, format: ReportDefinition["format"], of = "") =>
      file.start(report.download, {
        query: report.formats.length > 1 ? { ...chosen, format } : chosen,
        fileName: `${report.fileName}${of}.${format}`,
      }),
  };
}
