import { sponsorEndpoints, sponsors } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useEditAction } from "../../people/shared/useEditAction.ts";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { column, emailColumn, numberColumn, stateColumn } from "../../ui/list/columns.tsx";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { moneyColumn } from "../shared/moneyColumn.tsx";
import { SponsorForm } from "./SponsorForm.tsx";
import { type Sponsor, sponsorPath } from "./sponsorFunding.ts";

const columns = [
  column("name", 240),
  column("contact_name", 170),
  emailColumn("email"),
  numberColumn("pledge_count", 100),
  moneyColumn<Sponsor, "pledged_cents">("pledged_cents", 130),
  moneyColumn<Sponsor, "received_cents">("received_cents", 130),
  stateColumn("is_active", (row: Sponsor) => <ActiveChip active={row.is_active} />, 124),
];
const start = { sort: "name" };
const pageOf = ({ id }: Sponsor) => sponsorPath(id);

/** Those who pledge money for the points of classes. */
export function SponsorsList() {
  const { t } = useTranslation("sponsors");
  const edit = useEditAction<Sponsor>();
  return (
    <ManagedListPage
      resource={sponsors}
      calls={sponsorEndpoints}
      text={t("text")}
      columns={columns}
      start={start}
      pageOf={pageOf}
      filters={<FlagFilter name="is_active" />}
      actions={[edit]}
      empty={[t("empty"), t("emptyText")]}
    >
      <SponsorForm />
    </ManagedListPage>
  );
}
