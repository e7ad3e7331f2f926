import { type Endpoint, leadEndpoints, type Reference } from "@kindling/contract";
import { useState } from "react";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";

const { useField } = fieldsOf({ input: leadEndpoints.convert.body });

type FieldProps = Parameters<typeof useField>[0];

/** A reference field of a form for something new that begins with a proposal, whose name no stored row tells. */
export function ProposedReference({
  list,
  proposed,
  ...props
}: FieldProps & { readonly list: Endpoint; readonly proposed: Reference | null }) {
  const field = useField(props);
  const [picked, setPicked] = useState(proposed);
  return (
    <ReferencePicker
      list={list}
      label={field.label}
      required={field.required}
      inputRef={field.ref}
      onBlur={field.onBlur}
      hint={field.help}
      error={field.error}
      value={picked?.id === field.value ? picked : null}
      onChange={(next) => {
        setPicked(next);
        field.onChange(next?.id ?? null);
      }}
    />
  );
}
