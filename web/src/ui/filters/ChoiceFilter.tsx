import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useList } from "../list/ListContext.ts";
import { FilterPill } from "./FilterPill.tsx";

/** A value and its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceFilterProps {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Filters a list by one or more values. */
export function ChoiceFilter({ name, choices }: ChoiceFilterProps) {
  const { state, labels } = useList();
  const chosen = (state.filters[name] ?? "").split(",").filter(Boolean);
  const label = labels.field(name);
  const put = (value: string, on: boolean) =>
    choices.map((each) => each.value).filter((each) => (each === value ? on : chosen.includes(each)));
  return (
    <FilterPill
      label={label}
      value={choices
        .filter((each) => chosen.includes(each.value))
        .map((each) => each.label)
        .join(", ")}
      onClear={() => state.change({ [name]: null })}
    >
      {() => (
        <FormGroup aria-label={label} sx={{ maxHeight: 320, overflowY: "auto", flexWrap: "nowrap" }}>
          {choices.map((each) => (
            <FormControlLabel
              key={each.value}
              label={each.label}
              control={
                <Checkbox
                  checked={chosen.includes(each.value)}
                  onChange={(event) =>
                    state.change({ [name]: put(each.value, event.target.checked).join(",") })
                  }
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FilterPill>
  );
}
