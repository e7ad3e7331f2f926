import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId } from "react";

/** A question with a few answers, of which one is chosen. */
export function RadioChoice<Value extends string>({
  label,
  choices,
  value,
  spell,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly Value[];
  readonly value: Value;
  readonly spell: (choice: Value) => string;
  readonly onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, next) => onChange(next as Value)}>
        {choices.map((each) => (
          <FormControlLabel key={each} value={each} label={spell(each)} control={<Radio />} />
        ))}
      </RadioGroup>
    </div>
  );
}
