import { announcementEndpoints, announcements, programEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, dateColumn, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
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

export function AnnouncementsList() {
  const { t } = useTranslation("content");
  const preview = usePreviewAction("/announcement");
  return (
    <ManagedListPage
      resource={announcements}
      calls={announcementEndpoints}
      text={t("announcements.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <DatedStateFilter />
          <ReferenceFilter name="programs" calls={programEndpoints} />
          <DatesFilter />
        </>
      }
      actions={[preview]}
      empty={[t("announcements.empty"), t("announcements.emptyText")]}
    >
      <AnnouncementForm />
    </ManagedListPage>
  );
}
