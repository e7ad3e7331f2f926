import { charityChoiceEndpoints, charityChoices, type PaidElsewhere as Paid } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { cellColumn, column, dateColumn, numberColumn, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useAdjustPoints } from "../adjusting/useAdjustPoints.tsx";
import { useGiveElsewhere } from "../adjusting/useGiveElsewhere.tsx";
import { MoneyText } from "../shared/MoneyText.tsx";
import { OptionsFilter } from "../shared/OptionsFilter.tsx";
import { CharityChoiceForm } from "./CharityChoiceForm.tsx";

type Choice = RowOf<typeof charityChoiceEndpoints.list>;

const columns = [
  column("full_name", 140),
  column("provider", 148),
  column("district", 138),
  column("school", 148),
  column("charity", 148),
  dateColumn("start"),
  dateColumn("end"),
  spare(column("session", 170)),
  cellColumn("paid_elsewhere", (row: Choice) => <PaidElsewhere paid={row.paid_elsewhere} />, 150),
  spare(cellColumn("moved_elsewhere", (row: Choice) => <MovedElsewhere moved={row.moved_elsewhere} />, 150)),
  spare(numberColumn("points", 100)),
  spare(cellColumn("donated_cents", (row: Choice) => <MoneyText cents={row.donated_cents} />, 120)),
  spare(cellColumn("verified_cents", (row: Choice) => <MoneyText cents={row.verified_cents} />, 120)),
];
/** Charities that were paid although the class has another one now. */
function PaidElsewhere({ paid }: { readonly paid: readonly Paid[] }) {
  const format = useFormat();
  return paid.map(({ charity, paid_cents }) => `${charity.name}: ${format.money(paid_cents)}`).join(", ");
}

/** Charities that were given something after the session was closed. */
function MovedElsewhere({ moved }: { readonly moved: Choice["moved_elsewhere"] }) {
  const format = useFormat();
  return moved.map(({ charity, moved_cents }) => `${charity.name}: ${format.money(moved_cents)}`).join(", ");
}

const start: ListStart = { sort: "start", order: "desc" };
const filterNames = ["providers", "districts", "schools", "charities", "sessions", "users"] as const;

export function CharityChoicesList() {
  const { t } = useTranslation(["giving", "app"]);
  const options = useQuery(
    dataQuery([charityChoiceEndpoints.filters.name], charityChoiceEndpoints.filters),
  ).data;
  const adjusting = useAdjustPoints();
  const elsewhere = useGiveElsewhere();
  return (
    <ManagedListPage
      resource={charityChoices}
      calls={charityChoiceEndpoints}
      text={t("choices.text")}
      columns={columns}
      actions={[adjusting.action, elsewhere.action]}
      start={start}
      filters={filterNames.map((name) => (
        <OptionsFilter key={name} name={name} options={options?.[name] ?? []} />
      ))}
      empty={[t("choices.empty"), t("choices.emptyText")]}
    >
      <CharityChoiceForm />
      {adjusting.dialog}
      {elsewhere.dialog}
    </ManagedListPage>
  );
}
