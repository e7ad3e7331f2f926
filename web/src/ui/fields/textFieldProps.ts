import type { useField } from "../form/useField.ts";

/** Props shared by all MUI text fields. */
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
