import {
  districtEndpoints,
  programEndpoints,
  providerEndpoints,
  siteEndpoints,
  sites,
} from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { ActiveChip } from "../../ui/feedback/ActiveChip.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { ImportButton } from "../../ui/importing/ImportButton.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { cellColumn, column, numberColumn, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useActivation } from "../../ui/useActivation.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { usePasswordMails } from "../usePasswordMails.tsx";
import { SiteForm } from "./SiteForm.tsx";

type Site = RowOf<typeof siteEndpoints.list>;

const columns = [
  column("name", 220),
  spare(column("abbreviation", 120)),
  cellColumn("site_number", (row: Site) => row.site_number, 134),
  column("provider", 180),
  column("district", 170),
  spare(column("program", 170)),
  spare(column("leaders", 200)),
  spare(numberColumn("leader_count", 100)),
  numberColumn("instructor_count", 140),
  spare(column("admin")),
  spare(column("address", 220)),
  cellColumn("is_active", (row: Site) => <ActiveChip active={row.is_active} />, 124),
  spare(column("external_id")),
];
const start = { sort: "name" };

/** The sites (schools). An address with an id opens that site beside the list. */
export function SitesList() {
  const { t } = useTranslation("people");
  const labels = useLabels(sites);
  const { id } = useParams();
  const removal = useRemoval(sites, siteEndpoints.remove);
  const mails = usePasswordMails("school");
  const activation = useActivation<Site>(
    (row) => call(siteEndpoints.toggleStatus, { params: { id: row.id } }),
    useMayCall(siteEndpoints.toggleStatus),
  );
  if (id) return <Navigate to={`/school?edit=${id}`} replace />;
  const add = <AddButton resource={sites} create={siteEndpoints.create} />;
  const importing = <ImportButton resource={sites} calls={siteEndpoints} />;
  return (
    <>
      <PageHeader title={labels.many} text={t("sites.text")}>
        {importing}
        {add}
      </PageHeader>
      <ResourceList
        resource={sites}
        list={siteEndpoints.list}
        columns={columns}
        start={start}
        filters={
          <>
            <ReferenceFilter name="providers" calls={providerEndpoints} />
            <ReferenceFilter name="districts" calls={districtEndpoints} />
            <ReferenceFilter name="programs" calls={programEndpoints} />
            <FlagFilter name="is_active" />
          </>
        }
        actions={[...activation, mails.action, removal.action]}
        bulkActions={[...activation, mails.action, removal.action]}
        empty={
          <EmptyState title={t("sites.empty")} text={t("sites.emptyText")}>
            {importing}
            {add}
          </EmptyState>
        }
      />
      <SiteForm />
      {removal.dialog}
      {mails.dialog}
    </>
  );
}
