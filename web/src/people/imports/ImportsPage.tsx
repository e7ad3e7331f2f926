import { allEndpoints, importEndpoints } from "@kindling/contract";
import MenuItem from "@mui/material/MenuItem";
import Pagination from "@mui/material/Pagination";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { call } from "../../core/api.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { useMay } from "../../ui/useMayCall.ts";
import { useOneRoster } from "../rostering/useOneRoster.tsx";
import { useThings } from "../rostering/useThings.ts";
import { PastImport } from "./PastImport.tsx";

const imports = allEndpoints.filter(({ name, method }) => method === "POST" && name.endsWith(".import"));

/** Past imports, newest first, with their results and undo. */
export function ImportsPage() {
  const { t } = useTranslation("ui");
  const nameOf = useThings();
  const roster = useOneRoster();
  const [params, setParams] = useSearchParams();
  const page = Math.max(0, Number(params.get("page")) || 0);
  const entity = params.get("entity") ?? "";
  const found = useQuery({
    queryKey: [importEndpoints.list.name, page, entity],
    queryFn: ({ signal }) =>
      call(importEndpoints.list, { query: { page, ...(entity && { entity }) }, signal }),
    placeholderData: keepPreviousData,
    // While one is under way, the page follows it.
    refetchInterval: ({ state }) =>
      state.data?.data.some((each) => each.state === "checking" || each.state === "writing") ? 1000 : false,
  });
  const pages = Math.ceil((found.data?.meta.total ?? 0) / (found.data?.meta.rows ?? 25));
  const go = (to: { page?: number; entity?: string }) => {
    const next = { page: 0, entity, ...to };
    setParams({
      ...(next.page > 0 && { page: String(next.page) }),
      ...(next.entity && { entity: next.entity }),
    });
  };
  const kinds = imports.filter(useMay()).map(({ name }) => name.replace(/\.import$/, ""));
  const choices = kinds.map((kind) => ({ kind, name: nameOf(kind) }));
  choices.sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <PageHeader title={t("imports.title")} text={t("imports.text")}>
        {roster.button}
      </PageHeader>
      {roster.dialog}
      {(entity !== "" || (found.data?.meta.total ?? 0) > 0) && (
        <Stack direction="row" sx={{ mb: 2, flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <TextField
            select
            size="small"
            label={t("imports.kind")}
            value={entity}
            onChange={(event) => go({ entity: event.target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ mr: "auto", width: { xs: 1, sm: 280 } }}
          >
            <MenuItem value="">{t("imports.all")}</MenuItem>
            {choices.map(({ kind, name }) => (
              <MenuItem key={kind} value={kind}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {(found.data?.meta.total ?? 0) > 0 && (
            <ExportButton list={importEndpoints.list} name={t("imports.title")} query={{ entity }} />
          )}
        </Stack>
      )}
      {found.isError && <ErrorNote found={found} things={t("imports.title")} />}
      {found.isPending && <Skeleton variant="rounded" height={280} />}
      {found.data?.data.length === 0 && (
        <EmptyState
          title={t(entity ? "imports.nothing" : "imports.empty")}
          text={entity ? "" : t("imports.emptyText")}
        />
      )}
      <Stack component="ul" spacing={1.5}>
        {found.data?.data.map((each) => (
          <PastImport key={each.id} past={each} />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={pages}
          page={page + 1}
          onChange={(_event, to) => go({ page: to - 1 })}
        />
      )}
    </>
  );
}
