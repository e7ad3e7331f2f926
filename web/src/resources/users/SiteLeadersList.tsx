import { useTranslation } from "react-i18next";
import { column } from "../../ui/list/columns.tsx";
import { PlaceFilters } from "./PlaceFilters.tsx";
import { SiteLeaderForm } from "./SiteLeaderForm.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns } from "./userColumns.tsx";
import { siteLeaderCalls, siteLeaders } from "./userKinds.ts";

const within = { role: "Site Leader" };
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
      form={<SiteLeaderForm />}
    />
  );
}
