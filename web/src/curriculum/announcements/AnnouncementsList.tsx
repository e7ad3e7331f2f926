import { announcementEndpoints, announcements, programEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { cellColumn, column, dateColumn, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { DatedStateFilter } from "../dates/DatedStateFilter.tsx";
import { usePreviewAction } from "../previewing/usePreviewAction.ts";
import { plainText } from "../rich-text/plainText.ts";
import { AnnouncementForm } from "./AnnouncementForm.tsx";

type Announcement = RowOf<typeof announcementEndpoints.list>;

const columns = [
  column("title", 190),
  stateColumn("state", (row: Announcement) => <DatedStateChip state={row.state} />, 140),
  column("program", 150),
  dateColumn("start"),
  dateColumn("end"),
  cellColumn("content", (row: Announcement) => plainText(row.content, 160), 220),
];
const start: ListStart = { rows: 100, sort: "start", order: "desc" };

/** What the organization tells the classes of its programs. */
export function AnnouncementsList() {
  const { t } = useTranslation("content");
  const labels = useLabels(announcements);
  const removal = useRemoval(announcements, announcementEndpoints);
  const preview = usePreviewAction("/announcement");
  const add = <AddButton resource={announcements} create={announcementEndpoints.create} />;
  const importing = useImporting(announcements, announcementEndpoints);
  return (
    <>
      <PageHeader title={labels.many} text={t("announcements.text")}>
        {importing.button}
        {add}
      </PageHeader>
      <ResourceList
        resource={announcements}
        list={announcementEndpoints.list}
        columns={columns}
        start={start}
        filters={
          <>
            <DatedStateFilter />
            <ReferenceFilter name="programs" calls={programEndpoints} />
            <DatesFilter />
          </>
        }
        actions={[preview, removal.action]}
        bulkActions={[removal.action]}
        empty={
          <EmptyState title={t("announcements.empty")} text={t("announcements.emptyText")}>
            {importing.button}
            {add}
          </EmptyState>
        }
      />
      <AnnouncementForm />
      {importing.dialog}
      {removal.dialog}
    </>
  );
}
