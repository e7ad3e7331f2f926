import { giverTv, giverTvEndpoints, traitEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, dateColumn, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { CaptionsFilter } from "../captions/CaptionsFilter.tsx";
import { captionsColumn } from "../captions/captionsColumn.tsx";
import { FilmCell } from "../captions/FilmCell.tsx";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { DatedStateFilter } from "../dates/DatedStateFilter.tsx";
import { responsePath } from "../responses/responsePaths.ts";
import { useResponsesAction } from "../responses/useResponsesAction.ts";
import { EpisodeForm } from "./EpisodeForm.tsx";

type Episode = RowOf<typeof giverTvEndpoints.list>;

const columns = [
  column("name", 180),
  cellColumn("trait_opening_url", (row: Episode) => <EpisodeThumb episode={row} />, 130),
  column("trait", 150),
  stateColumn("state", (row: Episode) => <DatedStateChip state={row.state} />, 140),
  dateColumn("shown_from"),
  dateColumn("shown_until"),
  numberColumn("response_count", 120),
  captionsColumn,
  spare(numberColumn("position", 100)),
  spare(dateColumn("start")),
  spare(dateColumn("end")),
];
const start: ListStart = { rows: 100, sort: "shown_from", order: "desc" };

export function EpisodesList() {
  const { t } = useTranslation("content");
  const responses = useResponsesAction(responsePath("giverTv"));
  return (
    <ManagedListPage
      resource={giverTv}
      calls={giverTvEndpoints}
      text={t("giverTv.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <DatedStateFilter />
          <ReferenceFilter name="traits" calls={traitEndpoints} />
          <CaptionsFilter />
          <DatesFilter />
        </>
      }
      actions={[responses]}
      empty={[t("giverTv.empty"), t("giverTv.emptyText")]}
    >
      <EpisodeForm />
    </ManagedListPage>
  );
}

/** An episode small; pressed, it plays, with the trait it belongs to and the days on which classes see it. */
function EpisodeThumb({ episode }: { readonly episode: RowOf<typeof giverTvEndpoints.list> }) {
  const { t } = useTranslation("content");
  const format = useFormat();
  const { name, trait, state, shown_from, shown_until } = episode;
  const dates = { trait: trait.name, from: format.date(shown_from), until: format.date(shown_until) };
  return (
    <FilmCell
      title={name}
      address={episode.trait_opening_url}
      note={
        <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
          <DatedStateChip state={state} />
          <Typography variant="note">{t("giverTv.shown", dates)}</Typography>
        </Stack>
      }
    />
  );
}
