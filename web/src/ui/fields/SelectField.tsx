import MenuItem from "@mui/material/MenuItem";
import MuiTextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import type { Choice } from "../filters/ChoicesPill.tsx";
import { type FieldProps, useField } from "../form/useField.ts";
import { textFieldProps } from "./textFieldProps.ts";

/** Chooses one value, or none if the schema allows it. */
export function SelectField({ choices, ...props }: FieldProps & { readonly choices: readonly Choice[] }) {
  const { t } = useTranslation("ui");
  const field = useField(props);
  return (
    <MuiTextField
      select
      {...textFieldProps(field)}
      onChange={(event) => field.onChange(event.target.value || null)}
    >
      {field.clearable && <MenuItem value="">{t("none")}</MenuItem>}
      {choices.map((each) => (
        <MenuItem key={each.value} value={each.value}>
          {each.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
