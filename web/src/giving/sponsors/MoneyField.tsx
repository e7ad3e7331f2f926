import InputAdornment from "@mui/material/InputAdornment";
import MuiTextField from "@mui/material/TextField";
import { useState } from "react";
import { textFieldProps } from "../../ui/fields/textFieldProps.ts";
import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { centsOf, typedDollars } from "../donations/cents.ts";

/** An amount of dollars that is stored in cents. */
export function MoneyField(props: FieldProps) {
  const field = useField(props);
  const stored = typeof field.value === "number" ? typedDollars(field.value) : "";
  const [typed, setTyped] = useState(stored);
  return (
    <MuiTextField
      {...textFieldProps(field)}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        // What is no amount is refused at the field when it is sent.
        field.onChange(
          event.target.value.trim() === "" ? null : (centsOf(event.target.value) ?? event.target.value),
        );
      }}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: "decimal", autoComplete: "off" },
      }}
    />
  );
}
