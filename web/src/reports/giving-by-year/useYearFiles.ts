import { givingByYearEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../ui/useDownload.ts";
import type { ReportChoice } from "../useReportFilters.ts";

/** The parts of a choice that say which days are meant. */
const periodOf = ({ period, year, from, to }: ReportChoice) => ({ period, year, from, to });

/** Downloads giving by year, and statements for sites. */
export function useYearFiles() {
  const { t } = useTranslation(["givingByYear", "reports"]);
  const file = useDownload({
    done: t("reports:downloaded"),
    failed: t("reports:failed"),
    unexpected: t("reports:unexpected"),
  });
  return {
    isBusy: file.progress !== null,
    table: (chosen: ReportChoice, format: "xlsx" | "csv") =>
      file.start(givingByYearEndpoints.file, {
        query: { ...chosen, format },
        fileName: `${t("file")}.${format}`,
      }),
    /** Statements of some sites or of a provider's sites, called `name` in the file's name. */
    statements: (
      chosen: ReportChoice,
      of: { readonly schools?: number; readonly providers?: number },
      name: string,
    ) =>
      file.start(givingByYearEndpoints.statements, {
        query: { ...periodOf(chosen), ...of },
        fileName: `${t("statement.fileOf", { name })}.pdf`,
      }),
  };
}
