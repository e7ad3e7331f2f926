import type { useField } from "../form/useField.ts";

/** What every field made of MUI's text field has in common. */
export function textFieldProps(field: ReturnType<typeof useField>) {
  return {
    fullWidth: true,
    label: field.label,
    required: field.required,
    disabled: field.readOnly,
    value: field.value ?? "",
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: Boolean(field.error),
    helperText: field.help,
  };
}
