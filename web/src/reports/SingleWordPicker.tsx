import { reportFilterLabel, reportFilterWords, singleFilterWords } from "@kindling/contract";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLanguage } from "../core/language.ts";
import type { ReportChoice } from "./useReportFilters.ts";

export interface PickerProps {
  readonly name: string;
  readonly chosen: ReportChoice;
  readonly onChange: (changes: Readonly<Record<string, readonly (string | number)[]>>) => void;
}

/** One of a filter's words; its usual one without a choice. */
export function SingleWordPicker({ name, chosen, onChange }: PickerProps) {
  const language = useLanguage();
  const usual = singleFilterWords[name] ?? "";
  return (
    <TextField
      select
      fullWidth
      label={reportFilterLabel(name, language)}
      value={chosen[name] ?? usual}
      onChange={({ target: { value } }) => onChange({ [name]: value === usual ? [] : [value] })}
    >
      {(reportFilterWords[name] ?? []).map((word) => (
        <MenuItem key={word.value} value={word.value}>
          {word.label(language)}
        </MenuItem>
      ))}
    </TextField>
  );
}
