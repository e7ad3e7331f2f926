import type { Resource } from "@kindling/contract";
import type { ReactNode } from "react";
import { FileField } from "./FileField.tsx";
import { MultiSelect } from "./MultiSelect.tsx";
import { ReferenceField, ReferencesField } from "./ReferenceField.tsx";
import { SelectField } from "./SelectField.tsx";
import { SwitchField } from "./SwitchField.tsx";
import { DateField, LongText, NumberField, TextField } from "./TextField.tsx";

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

/** The fields of an input, and with dots those inside of objects, such as `details.script`. */
type NameIn<Input> = {
  [K in keyof Input & string]: NonNullable<Input[K]> extends readonly unknown[] | string | number | boolean
    ? K
    : K | `${K}.${NameIn<NonNullable<Input[K]>>}`;
}[keyof Input & string];

/** The fields of a resource's form; the compiler refuses names that its input hasn't. */
export function fieldsOf<R extends Pick<Resource, "input">>(_resource: R) {
  type Named<Props> = Props & { readonly name: NameIn<R["input"]["_zod"]["output"]> };
  return fields as {
    readonly [F in keyof typeof fields]: (props: Named<Parameters<(typeof fields)[F]>[0]>) => ReactNode;
  };
}
