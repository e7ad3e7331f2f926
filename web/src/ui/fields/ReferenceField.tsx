import type { Endpoint, Reference } from "@kindling/contract";
import { useState } from "react";
import { useFormAround } from "../form/FormContext.ts";
import { type FieldProps, useField } from "../form/useField.ts";
import type { ListQuery } from "../list/listRows.ts";
import { ReferencePicker, ReferencesPicker } from "../picking/ReferencePicker.tsx";

interface ReferenceProps extends FieldProps {
  /** The list to pick from. */
  readonly list: Endpoint;
  /** Narrows what is offered. */
  readonly within?: ListQuery;
}

/** The names of what is picked now: those picked here, else those the stored row brought along. */
function useNamed(name: string, ids: readonly number[]) {
  const { storedReferences } = useFormAround();
  const [picked, setPicked] = useState<readonly Reference[]>([]);
  const known = [...picked, ...storedReferences(name)];
  return {
    named: ids.map((id) => known.find((each) => each.id === id) ?? { id, name: `#${id}` }),
    setPicked,
  };
}

/** One row of another resource, found by typing. */
export function ReferenceField({ list, within, ...props }: ReferenceProps) {
  const { ref, readOnly, help, value, onChange, errors: _errors, error, ...field } = useField(props);
  const { named, setPicked } = useNamed(props.name, typeof value === "number" ? [value] : []);
  return (
    <ReferencePicker
      {...field}
      list={list}
      within={within}
      inputRef={ref}
      disabled={readOnly}
      hint={help}
      error={error}
      value={named[0] ?? null}
      onChange={(picked) => {
        if (picked) setPicked([picked]);
        onChange(picked?.id ?? null);
      }}
    />
  );
}

/** Several rows of another resource, found by typing. */
export function ReferencesField({ list, within, ...props }: ReferenceProps) {
  const { ref, readOnly, help, value, onChange, errors: _errors, error, ...field } = useField(props);
  const { named, setPicked } = useNamed(props.name, (value ?? []) as readonly number[]);
  return (
    <ReferencesPicker
      {...field}
      list={list}
      within={within}
      inputRef={ref}
      disabled={readOnly}
      hint={help}
      error={error}
      value={named}
      onChange={(picked) => {
        setPicked(picked);
        onChange(picked.map((each) => each.id));
      }}
    />
  );
}
