import { programEndpoints, sessionEndpoints, sessionThemeEndpoints, sessionThemes } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { column, dateColumn, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { DatedStateFilter } from "../dates/DatedStateFilter.tsx";
import { SessionThemeForm } from "./SessionThemeForm.tsx";

type Theme = RowOf<typeof sessionThemeEndpoints.list>;

const columns = [
  column("session_theme", 190),
  stateColumn("state", (row: Theme) => <DatedStateChip state={row.state} />, 140),
  dateColumn("start"),
  dateColumn("end"),
  dateColumn("display_start"),
  dateColumn("display_end"),
  column("session", 170),
];
const start: ListStart = { rows: 100, sort: "start", order: "desc" };

/** The themes within sessions, and when instructors see them. */
export function SessionThemesList() {
  const { t } = useTranslation("curriculum");
  const labels = useLabels(sessionThemes);
  const removal = useRemoval(sessionThemes, sessionThemeEndpoints);
  const add = <AddButton resource={sessionThemes} create={sessionThemeEndpoints.create} />;
  const importing = useImporting(sessionThemes, sessionThemeEndpoints);
  return (
    <>
      <PageHeader title={labels.many} text={t("sessionThemes.text")}>
        {importing.button}
        {add}
      </PageHeader>
      <ResourceList
        resource={sessionThemes}
        list={sessionThemeEndpoints.list}
        columns={columns}
        start={start}
        filters={
          <>
            <DatedStateFilter />
            <ReferenceFilter name="sessions" calls={sessionEndpoints} />
            <ReferenceFilter name="programs" calls={programEndpoints} />
            <DatesFilter />
          </>
        }
        actions={[removal.action]}
        bulkActions={[removal.action]}
        empty={
          <EmptyState title={t("sessionThemes.empty")} text={t("sessionThemes.emptyText")}>
            {importing.button}
            {add}
          </EmptyState>
        }
      />
      <SessionThemeForm />
      {importing.dialog}
      {removal.dialog}
    </>
  );
}
