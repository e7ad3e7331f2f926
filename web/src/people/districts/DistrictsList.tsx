import { districtEndpoints, districts } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { column, spare } from "../../ui/list/columns.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { usePasswordMails } from "../users/usePasswordMails.tsx";
import { DistrictForm } from "./DistrictForm.tsx";

const columns = [column("name", 260), column("abbreviation"), spare(column("external_id"))];
const start = { sort: "name" };

/** The school districts. */
export function DistrictsList() {
  const { t } = useTranslation("people");
  const removal = useRemoval(districts, districtEndpoints);
  const mails = usePasswordMails("district");
  const importing = useImporting(districts, districtEndpoints);
  return (
    <ListPage
      resource={districts}
      calls={districtEndpoints}
      text={t("districts.text")}
      columns={columns}
      start={start}
      actions={[mails.action, removal.action]}
      bulkActions={[mails.action, removal.action]}
      empty={[t("districts.empty"), t("districts.emptyText")]}
      buttons={importing.button}
    >
      <DistrictForm />
      {importing.dialog}
      {removal.dialog}
      {mails.dialog}
    </ListPage>
  );
}
