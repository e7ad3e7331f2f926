import { districtEndpoints, districts } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { column, spare } from "../../ui/list/columns.tsx";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { usePasswordMails } from "../users/usePasswordMails.tsx";
import { DistrictForm } from "./DistrictForm.tsx";

const columns = [column("name", 260), column("abbreviation"), spare(column("external_id"))];
const start = { sort: "name" };

export function DistrictsList() {
  const { t } = useTranslation("people");
  const mails = usePasswordMails("district");
  return (
    <ManagedListPage
      resource={districts}
      calls={districtEndpoints}
      text={t("districts.text")}
      columns={columns}
      start={start}
      actions={[mails.action]}
      bulkActions={[mails.action]}
      empty={[t("districts.empty"), t("districts.emptyText")]}
    >
      <DistrictForm />
      {mails.dialog}
    </ManagedListPage>
  );
}
