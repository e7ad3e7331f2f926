import { providerEndpoints, users } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { column } from "../../ui/list/columns.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { LeadersToTurnTo, useTurnsToLeaders } from "./LeadersToTurnTo.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns } from "./userColumns.tsx";
import { providerLeaderCalls, providerLeaders } from "./userKinds.ts";

const { ReferenceField } = fieldsOf(users);

const form = loadOnce(async () => (await import("./ProviderLeaderForm.tsx")).ProviderLeaderForm);
const within = { role: "Provider Leader" };
const columns = [...personColumns, column("provider", 200), ...accountColumns];

export function ProviderLeadersList() {
  const { t } = useTranslation("people");
  if (useTurnsToLeaders()) {
    return (
      <LeadersToTurnTo kind={providerLeaders} calls={providerLeaderCalls} within={within} place="provider">
        <ReferenceField name="provider_id" list={providerEndpoints.list} />
      </LeadersToTurnTo>
    );
  }
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
      form={form}
    />
  );
}
