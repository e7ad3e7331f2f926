import { districtEndpoints, providerEndpoints, providers } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { column, emailColumn, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { useActivation } from "../../ui/useActivation.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useEditAction } from "../shared/useEditAction.ts";
import { usePasswordMails } from "../users/usePasswordMails.tsx";
import { ProviderForm } from "./ProviderForm.tsx";

type Provider = RowOf<typeof providerEndpoints.list>;

const columns = [
  column("name", 230),
  spare(column("abbreviation", 120)),
  column("contact_name", 150),
  emailColumn("email"),
  spare(column("phone")),
  spare(column("districts", 200)),
  numberColumn("site_count", 80),
  numberColumn("user_count", 90),
  stateColumn("is_active", (row: Provider) => <ActiveChip active={row.is_active} />, 124),
  spare(column("external_id")),
];
const start = { sort: "name" };
const pageOf = ({ id }: Provider) => `/providers/${id}`;

export function ProvidersList() {
  const { t } = useTranslation("people");
  const edit = useEditAction<Provider>();
  const mails = usePasswordMails("provider");
  const activation = useActivation<Provider>(
    providerEndpoints.bulk,
    useMayCall(providerEndpoints.toggleStatus),
  );
  return (
    <ManagedListPage
      resource={providers}
      calls={providerEndpoints}
      text={t("providers.text")}
      columns={columns}
      start={start}
      pageOf={pageOf}
      filters={
        <>
          <ReferenceFilter name="district_ids" calls={districtEndpoints} />
          <FlagFilter name="is_active" />
        </>
      }
      actions={[edit, ...activation, mails.action]}
      bulkActions={[...activation, mails.action]}
      empty={[t("providers.empty"), t("providers.emptyText")]}
    >
      <ProviderForm />
      {mails.dialog}
    </ManagedListPage>
  );
}
