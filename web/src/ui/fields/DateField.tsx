import MuiTextField from "@mui/material/TextField";
import { type FieldProps, useField } from "../form/useField.ts";
import { textFieldProps } from "./textFieldProps.ts";

/** A calendar date, picked as the browser does it. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  return (
    <MuiTextField
      {...textFieldProps(field)}
      type="date"
      onChange={(event) => field.onChange(event.target.value || null)}
    />
  );
}
