import {
  activityFormResponseEndpoints,
  activityFormResponses,
  activityTypes,
  districtEndpoints,
  grades,
  mindfulOpenEndpoints,
  providerEndpoints,
  sessionEndpoints,
  siteEndpoints,
} from "@kindling/contract";
import Button from "@mui/material/Button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { fetchPage } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { useListState } from "../../ui/list/useListState.ts";
import { useNames } from "../../ui/picking/useNames.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { AnswerTallies } from "./AnswerTallies.tsx";
import { ResponseDrawer } from "./ResponseDrawer.tsx";
import { itemResponseColumns, responseColumns } from "./responseColumns.tsx";
import { useResponseRemoval } from "./useResponseRemoval.ts";

const { list } = activityFormResponseEndpoints;
const latest = { sort: "created_at", order: "desc" } as const;
// The responses to one item mostly fit on a page, and are then summed up above it.
const latestOfItem = { ...latest, rows: 100 } as const;
const type = activityTypes.mindfulOpen.key;
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));
const path = "/mindfulness-open-forms";

/** What classes answered to the mindfulness open forms: to all of them, or to the one in the address. */
export function ResponsesList() {
  const { t } = useTranslation("curriculum");
  const { id } = useParams();
  const start = id ? latestOfItem : latest;
  const within = useMemo(() => ({ type, ...(id && { object_id: id }) }), [id]);
  const removal = useResponseRemoval();
  const edit = useEditAddress();
  const mayReadItems = useMayCall(mindfulOpenEndpoints.get);
  const [item] = useNames(mindfulOpenEndpoints.get, id && mayReadItems ? [Number(id)] : []);
  // The very page that the list below shows; both take it from the same place in the cache.
  const { query } = useListState(activityFormResponses, list, start, within);
  const found = useQuery({
    queryKey: [list.name, query],
    queryFn: ({ signal }) => fetchPage(list, query, signal),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.data ?? [];
  // A part of the responses would tell something else than all of them do.
  const isAll = found.data !== undefined && found.data.meta.total === rows.length;

  return (
    <>
      <PageHeader
        title={t("responses.mindfulOpen")}
        text={id ? (item?.name ?? rows[0]?.title) : t("responses.text")}
      >
        {id && (
          <Button component={Link} to={`${path}/responses`} color="secondary">
            {t("responses.all")}
          </Button>
        )}
        {mayReadItems && (
          <Button component={Link} to={id ? `${path}?edit=${id}` : path} color="secondary">
            {t(id ? "responses.toItem" : "responses.toItems")}
          </Button>
        )}
      </PageHeader>
      {id && isAll && <AnswerTallies responses={rows} />}
      <ResourceList
        resource={activityFormResponses}
        list={list}
        columns={id ? itemResponseColumns : responseColumns}
        start={start}
        within={within}
        filters={
          <>
            <ReferenceFilter name="providers" calls={providerEndpoints} />
            <ReferenceFilter name="districts" calls={districtEndpoints} />
            <ReferenceFilter name="schools" calls={siteEndpoints} />
            <ReferenceFilter name="sessions" calls={sessionEndpoints} />
            <ChoiceFilter name="grade" choices={gradeChoices} />
            <DatesFilter />
          </>
        }
        actions={[removal.action]}
        bulkActions={[removal.action]}
        empty={<EmptyState title={t("responses.empty")} text={t("responses.emptyText")} />}
      />
      <ResponseDrawer
        response={rows.find((row) => row.id === edit.id) ?? null}
        removal={removal.action}
        onClose={edit.close}
      />
      {removal.dialog}
    </>
  );
}
