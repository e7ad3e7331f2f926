import MuiTextField from "@mui/material/TextField";
import { type FieldProps, useField } from "../form/useField.ts";
import { textFieldProps } from "./textFieldProps.ts";

/** A whole number, or nothing. */
export function NumberField(props: FieldProps) {
  const field = useField(props);
  return (
    <MuiTextField
      {...textFieldProps(field)}
      type="number"
      onChange={(event) => field.onChange(event.target.value === "" ? null : Number(event.target.value))}
      slotProps={{ htmlInput: { inputMode: "numeric", step: 1 } }}
    />
  );
}
