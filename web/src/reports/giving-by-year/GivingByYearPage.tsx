import { type GivingGroup, givingByYearEndpoints } from "@kindling/contract";
import DownloadIcon from "@mui/icons-material/DownloadRounded";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PeriodControl } from "../../giving/periods/PeriodControl.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ReportFilters } from "../ReportFilters.tsx";
import { usePaperColors } from "../usePaperColors.ts";
import { useReportFilters } from "../useReportFilters.ts";
import { FiguresBeside } from "./FiguresBeside.tsx";
import { GroupsBeside } from "./GroupsBeside.tsx";
import { useYearFiles } from "./useYearFiles.ts";

const places = ["providers", "schools", "charities", "structure"];
const narrowing = { filters: ["period", "year", "from", "to", "by", ...places], choosesFields: false };

/** What was given in a school year, fiscal year or any dates, with the year before beside it. */
export function GivingByYearPage() {
  const { t } = useTranslation(["givingByYear", "app"]);
  const { chosen, change } = useReportFilters(narrowing);
  const files = useYearFiles();
  usePaperColors();
  // Two dates are asked for only once both are there.
  const isWhole = chosen["period"] !== "dates" || Boolean(chosen["from"] && chosen["to"]);
  const found = useQuery({
    ...dataQuery([givingByYearEndpoints.get.name, chosen], givingByYearEndpoints.get, {
      query: chosen as never,
    }),
    placeholderData: keepPreviousData,
    enabled: isWhole,
  });
  const title = t("app:titles.givingByYear");
  const giving = isWhole && !found.isError ? found.data : undefined;
  const isEmpty = giving?.rows.every(
    ({ now, before }) => now.total_cents + before.total_cents + now.points === 0,
  );
  return (
    <>
      <PageHeader title={title} text={t("text")}>
        {(["xlsx", "csv"] as const).map((format, at) => (
          <Button
            key={format}
            variant={at === 0 ? "contained" : "outlined"}
            color={at === 0 ? "primary" : "secondary"}
            startIcon={<DownloadIcon />}
            disabled={!giving || files.isBusy}
            onClick={() => void files.table(chosen, format)}
          >
            {t("download", { format: format.toUpperCase() })}
          </Button>
        ))}
        <Button color="secondary" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t("print")}
        </Button>
      </PageHeader>
      <Stack spacing={2.5} aria-busy={found.isPlaceholderData}>
        <PeriodControl chosen={chosen} onChange={change} years={giving?.years} />
        <ReportFilters names={places} chosen={chosen} onChange={change} />
        {!isWhole && <EmptyState title={t("noDates")} text={t("noDatesText")} />}
        {found.isError && <ErrorNote found={found} things={title} />}
        {isWhole && found.isPending && <Outline />}
        {giving && isEmpty && <EmptyState title={t("empty")} text={t("emptyText")} />}
        {giving && !isEmpty && (
          <>
            <FiguresBeside giving={giving} />
            <GroupsBeside
              by={(chosen["by"] ?? "charity") as GivingGroup}
              giving={giving}
              onGroup={(by) => change({ by: by === "charity" ? [] : [by] })}
              onStatement={(of, name) => void files.statements(chosen, of, name)}
            />
          </>
        )}
      </Stack>
    </>
  );
}

function Outline() {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}
