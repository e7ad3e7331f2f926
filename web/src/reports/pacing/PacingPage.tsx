import {
  districtEndpoints,
  type PaceSite,
  paceBoard,
  paceEndpoints,
  paceSorts,
  programEndpoints,
  providerEndpoints,
  silentDays,
  siteEndpoints,
} from "@kindling/contract";
import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { ListContext } from "../../ui/list/ListContext.ts";
import { ListPager } from "../../ui/list/ListPager.tsx";
import { useListState } from "../../ui/list/useListState.ts";
import { usePaperColors } from "../usePaperColors.ts";
import { PaceCards } from "./PaceCards.tsx";
import { PaceTable } from "./PaceTable.tsx";
import { PaceTallies } from "./PaceTallies.tsx";
import { useNudging } from "./useNudging.tsx";
import { usePace } from "./usePace.ts";

/** So few sites are shown with their classes from the start. */
const opensUpTo = 3;

/** The pacing board: completed vs. expected activities by class, with nudges. */
export function PacingPage() {
  const { t } = useTranslation("pacing");
  const labels = useLabels(paceBoard);
  const state = useListState(paceBoard, paceEndpoints.board, { sort: "need" });
  const isNarrow = useMediaQuery(useTheme().breakpoints.down("md"));
  const found = usePace(state.query);
  const { plan, dialog } = useNudging();
  usePaperColors();
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const list = useMemo(() => ({ state, labels }), [state, labels]);
  const board = found.data;
  const chosen = (state.filters["state"] ?? "").split(",").filter(Boolean);
  const isOpen = ({ school }: PaceSite) =>
    turned.has(school.id) !== (board !== undefined && board.meta.total <= opensUpTo);
  const onToggle = ({ school }: PaceSite) =>
    setTurned(
      (before) =>
        new Set(
          before.has(school.id) ? [...before].filter((id) => id !== school.id) : [...before, school.id],
        ),
    );
  const view = board && { sites: board.data, isOpen, onToggle, onNudge: plan };
  const isNarrowed = Boolean(state.search) || Object.keys(state.filters).length > 0;
  return (
    <ListContext value={list}>
      <PageHeader title={t("title")} text={t("text")} />
      <Stack spacing={2}>
        <FilterBar
          filters={
            <>
              <ReferenceFilter name="programs" calls={programEndpoints} />
              <ReferenceFilter name="providers" calls={providerEndpoints} />
              <ReferenceFilter name="districts" calls={districtEndpoints} />
              <ReferenceFilter name="schools" calls={siteEndpoints} within={{ is_active: true }} />
            </>
          }
        >
          <TextField
            select
            size="small"
            value={state.sort}
            onChange={(event) => state.change({ sort: event.target.value, order: null })}
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">{t("sort.label")}</InputAdornment> },
              select: { SelectDisplayProps: { "aria-label": t("sort.label") } },
            }}
          >
            {paceSorts.map((sort) => (
              <MenuItem key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </MenuItem>
            ))}
          </TextField>
        </FilterBar>
        {found.isError && <ErrorNote found={found} things={t("title")} />}
        {found.isPending && <Skeleton variant="rounded" height={480} aria-busy />}
        {board && view && !found.isError && (
          <>
            {board.meta.counts.classes > 0 && (
              <>
                <PaceTallies
                  counts={board.meta.counts}
                  chosen={chosen}
                  onChoose={(words) => state.change({ state: words.join(",") })}
                />
                <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 900 }}>
                  {t("legendText", { days: silentDays })}
                </Typography>
              </>
            )}
            {board.data.length === 0 && (
              <EmptyState
                title={t(isNarrowed ? "empty.nothing" : "empty.noSession")}
                text={t(isNarrowed ? "empty.nothingText" : "empty.noSessionText")}
              >
                {isNarrowed && (
                  <Button variant="outlined" color="secondary" onClick={state.clear}>
                    {t("empty.clear")}
                  </Button>
                )}
              </EmptyState>
            )}
            {board.data.length > 0 && (
              <Stack
                spacing={1}
                aria-busy={found.isPlaceholderData}
                sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}
              >
                {isNarrow ? <PaceCards {...view} /> : <PaceTable {...view} state={state} />}
                <ListPager state={state} total={board.meta.total} />
              </Stack>
            )}
          </>
        )}
      </Stack>
      {dialog}
    </ListContext>
  );
}
