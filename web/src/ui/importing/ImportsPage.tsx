import { importEndpoints, type importStates, type ReplyOf } from "@kindling/contract";
import UndoIcon from "@mui/icons-material/UndoRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Pagination from "@mui/material/Pagination";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail } from "../../core/toasts.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ErrorNote } from "../feedback/ErrorNote.tsx";
import { PageHeader } from "../feedback/PageHeader.tsx";
import { StateChip, type Tone } from "../feedback/StateChip.tsx";
import { UndoneNote } from "./ImportOutcome.tsx";
import type { Undone } from "./useImport.ts";

type PastImport = ReplyOf<typeof importEndpoints.list>["data"][number];

const tones: Readonly<Record<(typeof importStates)[number], Tone>> = {
  checking: "info",
  writing: "info",
  done: "success",
  failed: "error",
  undone: "neutral",
};

/** What was imported, by whom, and what came of it; with a way back. `nameOf` puts the kind of rows in words. */
export function ImportsPage({ nameOf }: { readonly nameOf: (entity: string) => string }) {
  const { t } = useTranslation("ui");
  const [params, setParams] = useSearchParams();
  const page = Math.max(0, Number(params.get("page")) || 0);
  const found = useQuery({
    queryKey: [importEndpoints.list.name, page],
    queryFn: ({ signal }) =>
      call(importEndpoints.list, { query: { page, sort: "id", order: "desc" }, signal }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((found.data?.meta.total ?? 0) / (found.data?.meta.rows ?? 25));
  return (
    <>
      <PageHeader title={t("imports.title")} text={t("imports.text")} />
      {found.isError && (
        <ErrorNote error={found.error} things={t("imports.title")} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton variant="rounded" height={280} />}
      {found.data?.data.length === 0 && (
        <EmptyState title={t("imports.empty")} text={t("imports.emptyText")} />
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: "none", p: 0, m: 0 }}>
        {found.data?.data.map((each) => (
          <PastImportCard key={each.id} past={each} name={nameOf(each.entity)} />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={pages}
          page={page + 1}
          onChange={(_event, to) => setParams(to > 1 ? { page: String(to - 1) } : {})}
        />
      )}
    </>
  );
}

function PastImportCard({ past, name }: { readonly past: PastImport; readonly name: string }) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const queries = useQueryClient();
  const [undone, setUndone] = useState<Undone | null>(null);
  const undo = async () => {
    try {
      setUndone((await call(importEndpoints.undo, { params: { id: past.id } })).data);
      void queries.invalidateQueries();
    } catch (error) {
      fail(error, t("import.undoFailed"));
    }
  };
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
        <Stack sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: "anywhere" }}>
            {name} · {past.file_name}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {[past.user?.name, format.moment(past.created_at)].filter(Boolean).join(" · ")}
          </Typography>
        </Stack>
        <Typography variant="body2">
          {t("imports.counts", { created: past.created, updated: past.updated, unchanged: past.unchanged })}
        </Typography>
        <StateChip tone={tones[past.state]} label={t(`imports.states.${past.state}`)} />
        {past.can.includes("undo") && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<UndoIcon />}
            onClick={() => void undo()}
          >
            {t("import.undo")}
          </Button>
        )}
      </Stack>
      {undone && <UndoneNote undone={undone} />}
    </Card>
  );
}
