import { providerEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { column } from "../../ui/list/columns.tsx";
import { ProviderLeaderForm } from "./ProviderLeaderForm.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns } from "./userColumns.tsx";
import { providerLeaderCalls, providerLeaders } from "./userKinds.ts";

const within = { role: "Provider Leader" };
const columns = [...personColumns, column("provider", 200), ...accountColumns];

/** Those who run the programme for a provider. */
export function ProviderLeadersList() {
  const { t } = useTranslation("people");
  return (
    <UsersPage
      kind={providerLeaders}
      calls={providerLeaderCalls}
      within={within}
      text={t("users.providerLeaders")}
      columns={columns}
      filters={
        <>
          <ReferenceFilter name="providers" calls={providerEndpoints} />
          <FlagFilter name="is_active" />
          <FlagFilter name="has_signed_in" />
        </>
      }
      form={<ProviderLeaderForm />}
    />
  );
}
