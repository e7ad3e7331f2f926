import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { useFormat } from "../core/language.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../ui/feedback/PageHeader.tsx";
import { DownloadPanel } from "./DownloadPanel.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import type { ReportDefinition, ReportPreview } from "./ReportDefinition.ts";
import { ReportFilters } from "./ReportFilters.tsx";
import { useReportDownload } from "./useReportDownload.ts";
import { useReportFilters } from "./useReportFilters.ts";

/** A report: what it is narrowed to, its first rows, and the file. */
export function ReportPage({
  report,
  title,
  text,
  extension,
  Chart,
}: {
  readonly report: ReportDefinition;
  readonly title: string;
  readonly text: string;
  /** What the file's name ends with. */
  readonly extension: "xlsx" | "csv" | "pdf";
  /** The first rows as a picture. */
  readonly Chart: ComponentType<{ readonly preview: ReportPreview }>;
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const { chosen, change } = useReportFilters();
  const file = useReportDownload(report, extension);
  const found = useQuery({
    queryKey: [report.preview.name, chosen],
    queryFn: ({ signal }) =>
      call(report.preview, {
        query: {
          sessions: [...chosen.sessions],
          providers: [...chosen.providers],
          schools: [...chosen.schools],
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const preview = found.data?.data;
  return (
    <>
      <PageHeader title={title} text={text}>
        <DownloadPanel
          progress={file.progress}
          format={extension}
          onStart={() => void file.start(chosen)}
          onStop={file.stop}
        />
      </PageHeader>
      <Stack spacing={3}>
        <ReportFilters chosen={chosen} onChange={change} />
        {found.isError && (
          <ErrorNote error={found.error} things={title} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <Skeleton variant="rounded" height={420} aria-busy />}
        {preview && !found.isError && preview.rows.length === 0 && (
          <EmptyState title={t("empty")} text={t("emptyText")} />
        )}
        {preview && !found.isError && preview.rows.length > 0 && (
          <Stack
            spacing={2}
            sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}
            aria-busy={found.isPlaceholderData}
          >
            <Chart preview={preview} />
            <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
              {preview.rows.length < preview.total
                ? t("firstRows", {
                    shown: format.number(preview.rows.length),
                    total: format.number(preview.total),
                  })
                : t("allRows", { count: preview.total })}
            </Typography>
            <PreviewTable preview={preview} name={title} />
          </Stack>
        )}
      </Stack>
    </>
  );
}
