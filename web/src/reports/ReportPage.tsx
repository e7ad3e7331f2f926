import { type ReportName, type ReportPreview, reports, sessionEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { useFormat } from "../core/language.ts";
import { dataQueryAs } from "../ui/dataQuery.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../ui/feedback/PageHeader.tsx";
import { ChartCard } from "./charts/ChartCard.tsx";
import { DownloadPanel } from "./DownloadPanel.tsx";
import { FieldsPicker } from "./FieldsPicker.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import type { ReportDefinition } from "./ReportDefinition.ts";
import { ReportFilters } from "./ReportFilters.tsx";
import { reportScreens } from "./reportScreens.ts";
import { SavedFilters } from "./saved/SavedFilters.tsx";
import { usePaperColors } from "./usePaperColors.ts";
import { useReportDownload } from "./useReportDownload.ts";
import { useReportFilters } from "./useReportFilters.ts";

export function ReportPage({ name }: { readonly name: ReportName }) {
  const report: ReportDefinition = reports[name];
  const { t } = useTranslation("reports");
  const format = useFormat();
  const opensWith = reportScreens[name].opensOnCurrentSessions ? "sessions" : undefined;
  const { chosen, change, isFresh } = useReportFilters(report, opensWith);
  const isOpening = opensWith !== undefined && isFresh;
  useOpeningSessions(isOpening, change);
  const file = useReportDownload(report);
  usePaperColors();
  const title = t(`${name}.title`);
  const found = useQuery({
    ...dataQueryAs<ReportPreview>([report.preview.name, chosen], report.preview, { query: chosen }),
    placeholderData: keepPreviousData,
    enabled: !isOpening,
  });
  const preview = found.data;
  return (
    <>
      <PageHeader title={title} text={t(`${name}.text`)}>
        <DownloadPanel
          progress={file.progress}
          formats={report.formats}
          onStart={(kind) => void file.start(chosen, kind)}
          onStop={file.stop}
        />
      </PageHeader>
      <Stack spacing={3}>
        <Stack spacing={2}>
          <SavedFilters name={name} report={report} chosen={chosen} onChange={change} />
          {report.filters.length > 0 && (
            <ReportFilters names={report.filters} chosen={chosen} onChange={change} />
          )}
          {report.choosesFields && <FieldsPicker report={report} chosen={chosen} onChange={change} />}
        </Stack>
        {found.isError && <ErrorNote found={found} things={title} />}
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
            {preview.chart.labels.length > 0 && (
              <ChartCard title={t(`${name}.chart`)} text={t(`${name}.chartText`)} data={preview.chart} />
            )}
            <Typography variant="body2" role="status" color="textSecondary">
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

/** Narrows what is opened without a choice to the sessions that run today, or to none where they can't be read. */
function useOpeningSessions(
  isFresh: boolean,
  onChange: (changes: { sessions: readonly number[] }) => void,
): void {
  const found = useQuery({
    queryKey: [sessionEndpoints.list.name, "current"],
    queryFn: ({ signal }) => call(sessionEndpoints.list, { query: { span: ["current"], rows: 100 }, signal }),
    enabled: isFresh,
  });
  const { data, isError } = found;
  useEffect(() => {
    if (!isFresh || (!data && !isError)) return;
    onChange({ sessions: isError ? [] : (data?.data.map(({ id }) => id) ?? []) });
  }, [isFresh, data, isError, onChange]);
}
