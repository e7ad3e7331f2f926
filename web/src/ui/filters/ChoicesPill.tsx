import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { FilterPill } from "./FilterPill.tsx";

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A filter by some of a few choices, of which the address holds the values. */
export function ChoicesPill<Value extends string>({
  label,
  choices,
  chosen,
  spell,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  /** Spells the labels of what is chosen on the pill. */
  readonly spell: (labels: readonly string[]) => string;
  readonly onChange: (values: string) => void;
}) {
  const put = (value: Value, on: boolean) =>
    choices.map((each) => each.value).filter((each) => (each === value ? on : chosen.includes(each)));
  const shown = choices.filter((each) => chosen.includes(each.value));
  return (
    <FilterPill label={label} value={spell(shown.map((each) => each.label))} onClear={() => onChange("")}>
      <FormGroup aria-label={label} sx={{ maxHeight: 360, overflowY: "auto", flexWrap: "nowrap" }}>
        {choices.map((each) => (
          <FormControlLabel
            key={each.value}
            label={each.label}
            control={
              <Checkbox
                checked={chosen.includes(each.value)}
                onChange={(event) => onChange(put(each.value, event.target.checked).join(","))}
              />
            }
          />
        ))}
      </FormGroup>
    </FilterPill>
  );
}
