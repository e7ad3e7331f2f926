import {
  type AnsweredKind,
  activityFormResponses,
  type BulkEndpoint,
  districtEndpoints,
  type Endpoint,
  grades,
  isStaff,
  providerEndpoints,
  sessionEndpoints,
  siteEndpoints,
} from "@kindling/contract";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { CallError } from "../../core/CallError.ts";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { useSession } from "../../core/session.ts";
import { leaderTitle, responsePath, responseTitle } from "../../curriculum/responses/responsePaths.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { type ListQuery, pageQuery } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { useListState } from "../../ui/list/useListState.ts";
import { nameQuery } from "../../ui/picking/useNames.ts";
import { useMay } from "../../ui/useMayCall.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { Distribution } from "./distribution/Distribution.tsx";
import { ResponseDrawer } from "./ResponseDrawer.tsx";
import { type ResponseRow, teacherOf } from "./ResponseRow.ts";
import { responseColumns } from "./responseColumns.tsx";
import { responseScreens } from "./responseScreens.ts";

const latest = { sort: "created_at", order: "desc" } as const;
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

/** What classes answered to the items of a type: to all of them, or to the one in the address. */
export function ResponsesPage({
  name,
  actions,
  itemActions,
  rowActions,
}: {
  readonly name: AnsweredKind;
  /** What the menu of a row offers beside removing it. */
  readonly actions?: (query: ListQuery) => readonly RowAction<ResponseRow>[];
  /** What stands in the head of the responses to one item, once there are some. */
  readonly itemActions?: (item: number, query: ListQuery) => ReactNode;
  /** What stands below the answers of one response. */
  readonly rowActions?: (row: ResponseRow) => ReactNode;
}) {
  const { t } = useTranslation(["responses", "app"]);
  const { resource, calls, type, area, item: items } = responseScreens[name];
  const { id } = useParams();
  const within = useMemo(() => ({ type, ...(id && { object_id: id }) }), [id, type]);
  const removal = useResponseRemoval(calls);
  const edit = useEditAddress();
  const may = useMay();
  const claims = useSession()?.claims;
  const forStaff = !claims || isStaff({ role: claims.role.name });
  // Leaders may know what an item is called, but have no screen of it.
  const mayReadItems = may(items.get);
  const item = useQuery({
    ...nameQuery(items.get, Number(id)),
    enabled: id !== undefined && mayReadItems,
  });
  const thing = useLabels(items.resource);
  const { query } = useListState(resource, calls.list, latest, within);
  const found = useQuery(pageQuery(calls.list, query));
  const rows = found.data?.data ?? [];
  const title = forStaff ? responseTitle(name) : leaderTitle(name);

  const all = (
    <Button component={Link} to={responsePath(name)} color="secondary">
      {t("all")}
    </Button>
  );
  if (item.error instanceof CallError && item.error.status === 404)
    return <PageFailure found={item} labels={thing} back={all} />;

  return (
    <>
      <PageHeader
        title={t(`app:titles.${title}`)}
        text={id ? (item.data ?? rows[0]?.title) : t(`about.${name}`)}
      >
        {id && rows.length > 0 && itemActions?.(Number(id), query)}
        {id && all}
        {forStaff && mayReadItems && (
          <Button component={Link} to={id ? `${items.path}?edit=${id}` : items.path} color="secondary">
            {t(id ? "toItem" : "toItems")}
          </Button>
        )}
      </PageHeader>
      <Distribution summary={calls.summary} query={query} area={area} />
      <ResourceList
        resource={resource}
        list={calls.list}
        columns={responseColumns(resource.name, id !== undefined)}
        start={latest}
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
        actions={[...(actions?.(query) ?? []), removal.action]}
        bulkActions={[removal.action]}
        empty={<EmptyState title={t("empty")} text={t("emptyText")} />}
      />
      <ResponseDrawer
        resource={resource}
        response={rows.find((row) => row.id === edit.id) ?? null}
        removal={removal.action}
        {...(rowActions && { rowActions })}
        onClose={edit.close}
      />
      {removal.dialog}
    </>
  );
}

/** Deleting responses, which takes back the points they won; that is said before it is done. */
function useResponseRemoval(calls: { readonly remove: Endpoint; readonly bulk: BulkEndpoint }): {
  action: RowAction<ResponseRow>;
  dialog: ReactElement;
} {
  const { t } = useTranslation("responses");
  const format = useFormat();

  function text(responses: readonly ResponseRow[]): string {
    const [first] = responses;
    const count = responses.reduce((sum, each) => sum + each.points, 0);
    const points = t("points", { count, number: format.number(count) });
    if (!first || responses.length > 1) return t("removeMany", { points });
    return t("removeOne", { teacher: teacherOf(first), title: first.title, points });
  }

  return useRemoval<ResponseRow>(activityFormResponses, calls, { text });
}
