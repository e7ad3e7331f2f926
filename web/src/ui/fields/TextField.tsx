import MuiTextField from "@mui/material/TextField";
import { type FieldProps, useField } from "../form/useField.ts";
import { textFieldProps } from "./textFieldProps.ts";

export interface TextFieldProps extends FieldProps {
  /** The input type, for phone keyboards and autofill. */
  readonly type?: "text" | "email" | "url" | "tel" | "password";
  readonly rows?: number;
}

/** A line of text; with `rows`, several. */
export function TextField({ type = "text", rows, ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <MuiTextField
      {...textFieldProps(field)}
      type={type}
      multiline={rows !== undefined}
      {...(rows !== undefined && { minRows: rows, maxRows: rows * 3 })}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
}

/** A text of several lines. */
export function LongText(props: FieldProps & { readonly rows?: number }) {
  return <TextField rows={4} {...props} />;
}

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

/** A calendar date, with the browser's date picker. */
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
