import { districtEndpoints, districts } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { column, spare } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { usePasswordMails } from "../users/usePasswordMails.tsx";
import { DistrictForm } from "./DistrictForm.tsx";

const columns = [column("name", 260), column("abbreviation"), spare(column("external_id"))];
const start = { sort: "name" };

/** The school districts. */
export function DistrictsList() {
  const { t } = useTranslation("people");
  const labels = useLabels(districts);
  const removal = useRemoval(districts, districtEndpoints);
  const mails = usePasswordMails("district");
  const add = <AddButton resource={districts} create={districtEndpoints.create} />;
  const importing = useImporting(districts, districtEndpoints);
  return (
    <>
      <PageHeader title={labels.many} text={t("districts.text")}>
        {importing.button}
        {add}
      </PageHeader>
      <ResourceList
        resource={districts}
        list={districtEndpoints.list}
        columns={columns}
        start={start}
        actions={[mails.action, removal.action]}
        bulkActions={[mails.action, removal.action]}
        empty={
          <EmptyState title={t("districts.empty")} text={t("districts.emptyText")}>
            {importing.button}
            {add}
          </EmptyState>
        }
      />
      <DistrictForm />
      {importing.dialog}
      {removal.dialog}
      {mails.dialog}
    </>
  );
}
