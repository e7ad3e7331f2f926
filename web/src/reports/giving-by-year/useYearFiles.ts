import { givingByYearEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../ui/useDownload.ts";
import type { ReportChoice } from "../useReportFilters.ts";
import type { StatementsOf } from "./GroupsBeside.tsx";

/** The parts of a choice that say which days are meant. */
const periodOf = ({ period, year, from, to }: ReportChoice) => ({ period, year, from, to });

/** Downloads giving by year, and statements. */
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
    /** Statements of a site, a provider's sites or a charity, called `name` in the file's name. */
    statements: (chosen: ReportChoice, of: StatementsOf, name: string) =>
      file.start(givingByYearEndpoints.statements, {
        query: { ...periodOf(chosen), ...of },
        fileName: `${t("statement.fileOf", { name })}.pdf`,
      }),
  };
}
