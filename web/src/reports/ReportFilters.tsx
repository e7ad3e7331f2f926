import {
  type Endpoint,
  providerEndpoints,
  type Reference,
  type Resource,
  sessionEndpoints,
  sessions,
  siteEndpoints,
} from "@kindling/contract";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { useLabels } from "../core/labels.ts";
import { ReferencesPicker } from "../ui/picking/ReferencePicker.tsx";
import { useNames } from "../ui/picking/useNames.ts";
import type { ReportFilter, ReportIds } from "./useReportFilters.ts";

/** Picks what a report is narrowed to: sessions, providers, and sites, of which only the providers' are offered. */
export function ReportFilters({
  chosen,
  onChange,
}: {
  readonly chosen: ReportIds;
  readonly onChange: (changes: Partial<ReportIds>) => void;
}) {
  const { providers, schools } = chosen;
  const offered = useQuery({
    queryKey: [siteEndpoints.byProvider.name, providers],
    queryFn: ({ signal }) => call(siteEndpoints.byProvider, { query: { providers: [...providers] }, signal }),
    enabled: providers.length > 0 && schools.length > 0,
  }).data;
  useEffect(() => {
    if (!offered || providers.length === 0) return;
    // A site of a provider that is not among the chosen ones would narrow the report to nothing.
    const known = new Set(offered.data.map((site) => site.id));
    const kept = schools.filter((id) => known.has(id));
    if (kept.length < schools.length) onChange({ schools: kept });
  }, [offered, providers, schools, onChange]);
  // The server names the active sites of a provider; no others are offered.
  const within = providers.length > 0 ? { is_active: true, providers } : { is_active: true };
  return (
    <Box
      role="group"
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))" }}
    >
      <ReportFilterPicker
        filter="sessions"
        calls={sessionEndpoints}
        ids={chosen.sessions}
        onChange={(ids) => onChange({ sessions: ids })}
      />
      <ReportFilterPicker
        filter="providers"
        calls={providerEndpoints}
        ids={providers}
        onChange={(ids) => onChange({ providers: ids })}
      />
      <ReportFilterPicker
        filter="schools"
        calls={siteEndpoints}
        within={within}
        ids={schools}
        onChange={(ids) => onChange({ schools: ids })}
      />
    </Box>
  );
}

// The labels of what a report is narrowed to are the common ones, which every resource knows.
const labelled: Pick<Resource, "labels"> = sessions;

function ReportFilterPicker({
  filter,
  calls,
  within,
  ids,
  onChange,
}: {
  readonly filter: ReportFilter;
  readonly calls: { readonly list: Endpoint; readonly get: Endpoint };
  readonly within?: Readonly<Record<string, unknown>> | undefined;
  readonly ids: readonly number[];
  readonly onChange: (ids: number[]) => void;
}) {
  const { t } = useTranslation("reports");
  const { field } = useLabels(labelled);
  const [picked, setPicked] = useState<readonly Reference[]>([]);
  const known = new Map(picked.map((each) => [each.id, each]));
  const fetched = useNames(
    calls.get,
    ids.filter((id) => !known.has(id)),
  );
  for (const each of fetched) known.set(each.id, each);
  return (
    <ReferencesPicker
      label={field(filter)}
      list={calls.list}
      within={within}
      placeholder={ids.length === 0 ? t("all") : ""}
      value={ids.flatMap((id) => known.get(id) ?? [])}
      onChange={(chosen) => {
        setPicked(chosen);
        onChange(chosen.map((each) => each.id));
      }}
    />
  );
}
