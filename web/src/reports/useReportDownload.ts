import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, download } from "../core/api.ts";
import { fail, succeed } from "../core/toasts.ts";
import type { ReportDefinition } from "./ReportDefinition.ts";
import type { ReportChoice } from "./useReportFilters.ts";

/** How far a download is, in bytes; the total is null where the server does not say it. */
export interface DownloadProgress {
  readonly received: number;
  readonly total: number | null;
}

/** Downloads a report's file, tells how far it is, and can be stopped; leaving the screen stops it too. */
export function useReportDownload(report: ReportDefinition) {
  const { t } = useTranslation("reports");
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(chosen: ReportChoice, format: ReportDefinition["format"]): Promise<void> {
    const own = new AbortController();
    abort.current = own;
    setProgress({ received: 0, total: null });
    try {
      await download(report.download, {
        query: report.formats.length > 1 ? { ...chosen, format } : chosen,
        fileName: `${report.fileName}.${format}`,
        signal: own.signal,
        onProgress: (received, total) => setProgress({ received, total }),
      });
      succeed(t("downloaded"));
    } catch (error) {
      // Being stopped is no failure, however the browser words it.
      if (!own.signal.aborted) fail(error, t(error instanceof CallError ? "unexpected" : "failed"));
    } finally {
      setProgress(null);
    }
  }

  return { progress, start, stop: () => abort.current?.abort() };
}
