import type { Endpoint, Reference } from "@kindling/contract";
import { useState } from "react";
import { useFormAround } from "../form/FormContext.ts";
import { type FieldProps, useField } from "../form/useField.ts";
import type { ListQuery } from "../list/listRows.ts";
import { ReferencePicker, ReferencesPicker } from "../picking/ReferencePicker.tsx";

export interface ReferenceProps extends FieldProps {
  readonly list: Endpoint;
  /** Filters the options. */
  readonly within?: ListQuery;
}

/** Binds a picker to the form; names come from the picks, else from the stored row. */
function usePicking({ list, within, ...props }: ReferenceProps) {
  const { storedReferences } = useFormAround();
  const [picked, setPicked] = useState<readonly Reference[]>([]);
  const { label, required, onBlur, ref, readOnly, help, error, value, onChange } = useField(props);
  const known = [...picked, ...storedReferences(props.name)];
  const ids = [(value ?? []) as number | readonly number[]].flat();
  return {
    picker: { list, within, label, required, onBlur, inputRef: ref, disabled: readOnly, hint: help, error },
    named: ids.map((id) => known.find((each) => each.id === id) ?? { id, name: `#${id}` }),
    pick(references: readonly Reference[], next: unknown) {
      setPicked(references);
      onChange(next);
    },
  };
}

/** One row of another resource, found by typing. */
export function ReferenceField(props: ReferenceProps) {
  const { picker, named, pick } = usePicking(props);
  return (
    <ReferencePicker
      {...picker}
      value={named[0] ?? null}
      onChange={(one) => pick(one ? [one] : [], one?.id ?? null)}
    />
  );
}

/** Several rows of another resource, found by typing. */
export function ReferencesField(props: ReferenceProps) {
  const { picker, named, pick } = usePicking(props);
  return (
    <ReferencesPicker
      {...picker}
      value={named}
      onChange={(several) =>
        pick(
          several,
          several.map(({ id }) => id),
        )
      }
    />
  );
}
