import { giverTv, giverTvEndpoints, traitEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { cellColumn, column, dateColumn, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
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

/** The GiverTV episodes of all character traits. */
export function EpisodesList() {
  const { t } = useTranslation("content");
  const labels = useLabels(giverTv);
  const removal = useRemoval(giverTv, giverTvEndpoints);
  const responses = useResponsesAction(responsePath("giverTv"));
  const add = <AddButton resource={giverTv} create={giverTvEndpoints.create} />;
  const importing = useImporting(giverTv, giverTvEndpoints);
  return (
    <>
      <PageHeader title={labels.many} text={t("giverTv.text")}>
        {importing.button}
        {add}
      </PageHeader>
      <ResourceList
        resource={giverTv}
        list={giverTvEndpoints.list}
        columns={columns}
        start={start}
        filters={
          <>
            <DatedStateFilter />
            <ReferenceFilter name="traits" calls={traitEndpoints} />
            <DatesFilter />
          </>
        }
        actions={[responses, removal.action]}
        bulkActions={[removal.action]}
        empty={
          <EmptyState title={t("giverTv.empty")} text={t("giverTv.emptyText")}>
            {importing.button}
            {add}
          </EmptyState>
        }
      />
      <EpisodeForm />
      {importing.dialog}
      {removal.dialog}
    </>
  );
}
