import { siteEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ReferencesField } from "../../ui/fields/ReferenceField.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { column } from "../../ui/list/columns.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { PlaceFilters } from "./PlaceFilters.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns } from "./userColumns.tsx";
import { siteLeaderCalls, siteLeaders } from "./userKinds.ts";

const within = { role: "Site Leader" };
const fresh = { is_active: true };
const columns = [...personColumns, column("school", 220), column("provider", 180), ...accountColumns];

/** Those who run the programme at a site. */
export function SiteLeadersList() {
  const { t } = useTranslation("people");
  return (
    <UsersPage
      kind={siteLeaders}
      calls={siteLeaderCalls}
      within={within}
      text={t("users.siteLeaders")}
      columns={columns}
      filters={<PlaceFilters />}
      form={
        <ResourceForm resource={siteLeaders} calls={siteLeaderCalls} fresh={fresh}>
          <PersonFields />
          <ReferencesField name="school_ids" list={siteEndpoints.list} />
        </ResourceForm>
      }
    />
  );
}
