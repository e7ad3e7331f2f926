import { programEndpoints, sessionEndpoints, sessionThemeEndpoints, sessionThemes } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { column, dateColumn, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
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

export function SessionThemesList() {
  const { t } = useTranslation("curriculum");
  return (
    <ManagedListPage
      resource={sessionThemes}
      calls={sessionThemeEndpoints}
      text={t("sessionThemes.text")}
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
      empty={[t("sessionThemes.empty"), t("sessionThemes.emptyText")]}
    >
      <SessionThemeForm />
    </ManagedListPage>
  );
}
