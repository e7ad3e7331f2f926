import { categoryEndpoints, charities, charityEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { FilterPill } from "../../ui/filters/FilterPill.tsx";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { cellColumn, column, spare, stateColumn } from "../../ui/list/columns.tsx";
import { useList } from "../../ui/list/ListContext.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { CharityForm } from "./CharityForm.tsx";
import { CountryName } from "./CountryName.tsx";
import { CountryPicker } from "./CountryPicker.tsx";
import { useCharityActivation } from "./useCharityActivation.tsx";
import { useCountries } from "./useCountries.ts";

type Charity = RowOf<typeof charityEndpoints.list>;

const columns = [
  column("name", 240),
  cellColumn("country", (row: Charity) => <CountryName code={row.country} />, 150),
  column("state", 140),
  column("category", 170),
  stateColumn("is_active", (row: Charity) => <ActiveChip active={row.is_active} />, 124),
  spare(column("address", 240)),
  spare(column("website", 220)),
  spare(column("description", 280)),
];
const start = { sort: "name" };

/** The charities that classes may give to. An address with an id opens that one beside the list; `add`, a new one. */
export function CharitiesList() {
  const { t } = useTranslation("curriculum");
  const { id } = useParams();
  const activation = useCharityActivation();
  if (id) return <Navigate to={id === "add" ? "/charity?new" : `/charity?edit=${id}`} replace />;
  return (
    <ManagedListPage
      resource={charities}
      calls={charityEndpoints}
      text={t("charities.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <CountryFilter />
          <ReferenceFilter name="categories" calls={categoryEndpoints} />
          <FlagFilter name="is_active" />
        </>
      }
      actions={activation.actions}
      bulkActions={activation.actions}
      empty={[t("charities.empty"), t("charities.emptyText")]}
    >
      <CharityForm />
      {activation.dialog}
    </ManagedListPage>
  );
}

function CountryFilter() {
  const { state, labels } = useList();
  const countries = useCountries();
  const chosen = state.filters["country"] ?? "";
  const label = labels.field("country");
  return (
    <FilterPill
      label={label}
      value={chosen && countries.of(chosen).label}
      onClear={() => state.change({ country: null })}
    >
      {(close) => (
        <CountryPicker
          label={label}
          autoFocus
          value={chosen}
          onChange={(country) => {
            state.change({ country });
            close();
          }}
        />
      )}
    </FilterPill>
  );
}
