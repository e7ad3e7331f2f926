import type { Reference } from "@kindling/contract";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { FilterPill, firstAndCount } from "../../ui/filters/FilterPill.tsx";
import { useList } from "../../ui/list/ListContext.ts";

/** Filters a list by references from given options. */
export function OptionsFilter({
  name,
  options,
}: {
  readonly name: string;
  readonly options: readonly Reference[];
}) {
  const { t } = useTranslation("ui");
  const { state, labels } = useList();
  const label = labels.field(name);
  const ids = (state.filters[name] ?? "").split(",").filter(Boolean).map(Number);
  const value = ids.map((id) => options.find((each) => each.id === id) ?? { id, name: `#${id}` });
  return (
    <FilterPill
      label={label}
      value={firstAndCount(value.map((each) => each.name))}
      onClear={() => state.change({ [name]: null })}
    >
      <Autocomplete
        multiple
        options={[...options]}
        value={value}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, each) => option.id === each.id}
        clearText={t("clear")}
        openText={t("picker.open")}
        noOptionsText={t("picker.nothing")}
        onChange={(_event, chosen) => state.change({ [name]: chosen.map((each) => each.id).join(",") })}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label={label}
            placeholder={t("list.search")}
            autoFocus
            slotProps={slotProps}
          />
        )}
      />
    </FilterPill>
  );
}
