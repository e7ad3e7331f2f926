import {
  districtEndpoints,
  programEndpoints,
  providerEndpoints,
  siteEndpoints,
  sites,
} from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { cellColumn, column, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { useActivation } from "../../ui/useActivation.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useOpenMoney } from "../open-money/useOpenMoney.tsx";
import { useEditAction } from "../shared/useEditAction.ts";
import { usePasswordMails } from "../users/usePasswordMails.tsx";
import { SiteForm } from "./SiteForm.tsx";

type Site = RowOf<typeof siteEndpoints.list>;

const columns = [
  column("name", 250),
  spare(column("abbreviation", 120)),
  cellColumn("site_number", (row: Site) => row.site_number, 130),
  column("provider", 230),
  spare(column("district", 170)),
  spare(column("program", 170)),
  spare(column("leaders", 200)),
  spare(numberColumn("leader_count", 100)),
  numberColumn("instructor_count", 120),
  spare(column("admin")),
  spare(column("address", 220)),
  stateColumn("is_active", (row: Site) => <ActiveChip active={row.is_active} />, 124),
  spare(column("external_id")),
];
const start = { sort: "name" };
const pageOf = ({ id }: Site) => `/school/${id}`;

/** The sites (schools). Each leads to its page, and can be edited beside the list. */
export function SitesList() {
  const { t } = useTranslation("people");
  const edit = useEditAction<Site>();
  const mails = usePasswordMails("school");
  const money = useOpenMoney(sites, siteEndpoints, "site");
  const mayToggle = useMayCall(siteEndpoints.toggleStatus);
  const activation = useActivation<Site>(siteEndpoints.bulk, mayToggle, money.deactivating);
  return (
    <ManagedListPage
      resource={sites}
      calls={siteEndpoints}
      text={t("sites.text")}
      columns={columns}
      start={start}
      pageOf={pageOf}
      filters={
        <>
          <ReferenceFilter name="providers" calls={providerEndpoints} />
          <ReferenceFilter name="districts" calls={districtEndpoints} />
          <ReferenceFilter name="programs" calls={programEndpoints} />
          <FlagFilter name="is_active" />
          <FlagFilter name="is_silent" />
        </>
      }
      actions={[edit, ...activation, mails.action]}
      bulkActions={[...activation, mails.action]}
      decide={money.decide}
      empty={[t("sites.empty"), t("sites.emptyText")]}
    >
      <SiteForm />
      {mails.dialog}
      {money.dialog}
    </ManagedListPage>
  );
}
