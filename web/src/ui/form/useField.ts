import { useEffect } from "react";
import { useController } from "react-hook-form";
import { useFormAround } from "./FormContext.ts";
import type { Values } from "./formValues.ts";

declare const isField: unique symbol;

export interface FieldProps {
  /** A field of the input, such as `details.script`; typed, so that it must come through `fieldsOf`. */
  readonly name: string & { readonly [isField]: true };
  /** Replaces the resource's label for the field. */
  readonly label?: string;
  readonly hint?: string;
  /** The form demands it where the input alone doesn't. */
  readonly required?: boolean;
}

export function useField({ name, label, hint, required = false }: FieldProps) {
  const { register, ...form } = useFormAround();
  const { field, fieldState } = useController<Values>({ name });
  useEffect(() => register(name, required), [register, name, required]);
  const error = fieldState.error?.message;
  return {
    label: label ?? form.labelOf(name),
    required: required || !form.accepts(name, undefined),
    /** Whether its value can be removed. */
    clearable: form.accepts(name, null),
    readOnly: form.readOnly,
    value: field.value,
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    /** The nested errors of a field that holds a list or an object. */
    errors: fieldState.error as unknown,
    error,
    /** Shown below the field. */
    help: error ?? hint,
  };
}
