import { useEffect } from "react";
import { useController } from "react-hook-form";
import { useFormAround } from "./FormContext.ts";
import type { Values } from "./formValues.ts";

declare const isField: unique symbol;

/** What every field takes. */
export interface FieldProps {
  /** A field of the input, with dots inside of objects (`details.script`); only `fieldsOf` turns a text into one. */
  readonly name: string & { readonly [isField]: true };
  /** Where the resource's label for the field will not do. */
  readonly label?: string;
  /** What helps to fill it in. */
  readonly hint?: string;
}

/** Binds a field to the form around it: label, value, error, and whether it must or may be filled in. */
export function useField({ name, label, hint }: FieldProps) {
  const form = useFormAround();
  const { field, fieldState } = useController<Values>({ name });
  const { register } = form;
  useEffect(() => register(name), [register, name]);
  const error = fieldState.error?.message;
  return {
    label: label ?? form.labelOf(name),
    required: !form.accepts(name, undefined),
    /** Whether it may be emptied once it has a value. */
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
