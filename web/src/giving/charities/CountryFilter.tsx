import { FilterPill } from "../../ui/filters/FilterPill.tsx";
import { useList } from "../../ui/list/ListContext.ts";
import { CountryPicker } from "./CountryPicker.tsx";
import { useCountries } from "./useCountries.ts";

export function CountryFilter() {
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
