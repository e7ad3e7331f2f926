import { type Page, teacherMedia, teacherMediaEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Pagination from "@mui/material/Pagination";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { BulkBar } from "../../ui/list/BulkBar.tsx";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { FilterBar } from "../../ui/list/FilterBar.tsx";
import { ListContext } from "../../ui/list/ListContext.ts";
import { NothingFound } from "../../ui/list/NothingFound.tsx";
import { matchingOf, type RowAction } from "../../ui/list/RowAction.ts";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import { SelectPage } from "../../ui/list/SelectPage.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import type { ListState } from "../../ui/list/useListState.ts";
import { MediaFilters } from "./MediaFilters.tsx";
import { MediaTile } from "./MediaTile.tsx";
import { MediaTiles } from "./MediaTiles.tsx";
import { type Medium, mediumName } from "./Medium.ts";

/** What a picture and the lines below it tell of a medium, for its file. */
const exported = ["caption", "full_name", "school", "created_at", "kind", "file", "size"];

/** The gallery as pictures side by side, narrowed, ticked and turned page by page as the table is. */
export function MediaGrid({
  state,
  found,
  actions,
}: {
  readonly state: ListState;
  readonly found: UseQueryResult<Page<Medium>>;
  readonly actions: readonly RowAction<Medium>[];
}) {
  const { t } = useTranslation("media");
  const labels = useLabels(teacherMedia);
  const format = useFormat();
  const edit = useEditAddress();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const context = useMemo(() => ({ state, labels }), [state, labels]);
  const rows = found.data?.data ?? [];
  const total = found.data?.meta.total ?? 0;
  const pages = Math.ceil(total / state.rows);
  const ticked = rows.filter(({ id }) => selected.includes(id));
  const isWhole = ticked.length === rows.length && total > rows.length;
  const narrowed = state.search !== "" || Object.keys(state.filters).length > 0;
  const file = { list: teacherMediaEndpoints.list, name: labels.many, query: state.query, fields: exported };
  const tick = (id: number, isTicked: boolean) =>
    setSelected((before) => (isTicked ? [...before, id] : before.filter((each) => each !== id)));

  const gallery =
    rows.length > 0 ? (
      <>
        <SelectPage rows={rows} selected={selected} onSelect={setSelected} />
        <MediaTiles label={labels.many}>
          {rows.map((medium) => (
            <MediaTile
              key={medium.id}
              medium={medium}
              href={edit.hrefOf(medium.id)}
              about={
                <>
                  {medium.full_name} · {medium.school.name}
                  <br />
                  {format.date(new Date(medium.created_at).toLocaleDateString("sv"))}
                </>
              }
              ticked={selected.includes(medium.id)}
              onTick={(isTicked) => tick(medium.id, isTicked)}
            >
              <RowMenu row={medium} name={mediumName(medium)} actions={actions} />
            </MediaTile>
          ))}
        </MediaTiles>
      </>
    ) : narrowed ? (
      <NothingFound things={labels.many} onClear={state.clear} />
    ) : (
      <EmptyState title={t("empty")} text={t("emptyText")} />
    );

  return (
    <ListContext value={context}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {ticked.length > 0 ? (
          <BulkBar
            key={JSON.stringify(state.query)}
            rows={ticked}
            actions={actions}
            matching={matchingOf(state.query, isWhole, total)}
            onClear={() => setSelected([])}
          >
            <ExportButton {...file} ids={ticked.map(({ id }) => id)} />
          </BulkBar>
        ) : (
          <FilterBar filters={<MediaFilters />}>{total > 0 && <ExportButton {...file} />}</FilterBar>
        )}
        {found.isError ? (
          <ErrorNote found={found} things={labels.unread.many} />
        ) : found.isPending ? (
          <WaitingTiles label={t("loading")} />
        ) : (
          <Box sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>{gallery}</Box>
        )}
        {pages > 1 && (
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "center" }}
          >
            <Pagination
              count={pages}
              page={Math.min(state.page + 1, pages)}
              onChange={(_event, page) => state.change({ page: page > 1 ? String(page - 1) : null })}
            />
            <Typography variant="note">
              {t("count", { count: total, number: format.number(total) })}
            </Typography>
          </Stack>
        )}
      </Stack>
    </ListContext>
  );
}

function WaitingTiles({ label }: { readonly label: string }) {
  return (
    <Box role="status" aria-label={label}>
      <MediaTiles label={label}>
        {Array.from({ length: 12 }, (_, index) => (
          <Box component="li" key={index}>
            <Skeleton variant="rounded" sx={{ aspectRatio: "4 / 3", height: "auto" }} />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </Box>
        ))}
      </MediaTiles>
    </Box>
  );
}
