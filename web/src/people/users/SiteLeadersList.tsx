import { siteEndpoints, users } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { column } from "../../ui/list/columns.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { LeadersToTurnTo, useTurnsToLeaders } from "./LeadersToTurnTo.tsx";
import { PlaceFilters } from "./PlaceFilters.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns } from "./userColumns.tsx";
import { siteLeaderCalls, siteLeaders } from "./userKinds.ts";

const { ReferencesField } = fieldsOf(users);

const form = loadOnce(async () => (await import("./SiteLeaderForm.tsx")).SiteLeaderForm);
const within = { role: "Site Leader" };
const columns = [...personColumns, column("school", 220), column("provider", 180), ...accountColumns];

export function SiteLeadersList() {
  const { t } = useTranslation("people");
  if (useTurnsToLeaders()) {
    return (
      <LeadersToTurnTo kind={siteLeaders} calls={siteLeaderCalls} within={within} place="school">
        <ReferencesField name="school_ids" list={siteEndpoints.list} />
      </LeadersToTurnTo>
    );
  }
  return (
    <UsersPage
      kind={siteLeaders}
      calls={siteLeaderCalls}
      within={within}
      text={t("users.siteLeaders")}
      columns={columns}
      filters={<PlaceFilters />}
      form={form}
    />
  );
}
