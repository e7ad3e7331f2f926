import { giverTv, giverTvEndpoints, traitEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, dateColumn, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { DatedStateFilter } from "../dates/DatedStateFilter.tsx";
import { responsePath } from "../responses/responsePaths.ts";
import { useResponsesAction } from "../responses/useResponsesAction.ts";
import { EpisodeForm } from "./EpisodeForm.tsx";
import { EpisodeThumb } from "./EpisodeThumb.tsx";

type Episode = RowOf<typeof giverTvEndpoints.list>;

const columns = [
  column("name", 180),
  cellColumn("trait_opening_url", (row: Episode) => <EpisodeThumb episode={row} />, 110),
  column("trait", 150),
  stateColumn("state", (row: Episode) => <DatedStateChip state={row.state} />, 140),
  dateColumn("shown_from"),
  dateColumn("shown_until"),
  numberColumn("response_count", 120),
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
