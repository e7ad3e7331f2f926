import type { Resource } from "@kindling/contract";
import type { ReactNode } from "react";
import { DateField } from "./DateField.tsx";
import { FileField } from "./FileField.tsx";
import { MultiSelect } from "./MultiSelect.tsx";
import { NumberField } from "./NumberField.tsx";
import { ReferenceField, ReferencesField } from "./ReferenceField.tsx";
import { SelectField } from "./SelectField.tsx";
import { SwitchField } from "./SwitchField.tsx";
import { LongText, TextField } from "./TextField.tsx";

const fields = {
  TextField,
  LongText,
  NumberField,
  DateField,
  SwitchField,
  SelectField,
  MultiSelect,
  FileField,
  ReferenceField,
  ReferencesField,
};

/** The fields of a resource's form; the compiler refuses names that its input hasn't. */
export function fieldsOf<R extends Pick<Resource, "input">>(_resource: R) {
  type Named<Props> = Props & { readonly name: keyof R["input"]["shape"] & string };
  return fields as {
    readonly [F in keyof typeof fields]: (props: Named<Parameters<(typeof fields)[F]>[0]>) => ReactNode;
  };
}
