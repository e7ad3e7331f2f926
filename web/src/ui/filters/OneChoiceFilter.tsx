import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useTranslation } from "react-i18next";
import { useList } from "../list/ListContext.ts";
import type { ChoiceFilterProps } from "./ChoiceFilter.tsx";
import { FilterPill } from "./FilterPill.tsx";

/** Filters a list by one value. */
export function OneChoiceFilter({ name, choices }: ChoiceFilterProps) {
  const { state, labels } = useList();
  const chosen = state.filters[name] ?? "";
  const label = labels.field(name);
  return (
    <FilterPill
      label={label}
      value={choices.find((each) => each.value === chosen)?.label ?? ""}
      onClear={() => state.change({ [name]: null })}
    >
      <RadioGroup
        aria-label={label}
        value={chosen}
        onChange={(_event, value) => state.change({ [name]: value })}
      >
        {choices.map((each) => (
          <FormControlLabel key={each.value} value={each.value} label={each.label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FilterPill>
  );
}

/** Filters a list by a yes/no field. */
export function FlagFilter({ name }: { readonly name: string }) {
  const { t } = useTranslation("ui");
  return (
    <OneChoiceFilter
      name={name}
      choices={[
        { value: "true", label: t("yes") },
        { value: "false", label: t("no") },
      ]}
    />
  );
}
