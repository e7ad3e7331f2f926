import type { Resource } from "@kindling/contract";
import { useField } from "../form/useField.ts";
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
  useField,
};

/** The names of an input's fields; those inside of objects with dots, such as `details.script`. */
type NameIn<Input> = {
  [K in keyof Input & string]: NonNullable<Input[K]> extends readonly unknown[] | string | number | boolean
    ? K
    : K | `${K}.${NameIn<NonNullable<Input[K]>>}`;
}[keyof Input & string];

/** The same components and hooks, which take only these names. */
type Named<Fields, Name> = {
  readonly [F in keyof Fields]: Fields[F] extends (props: infer Props) => infer Result
    ? (props: Omit<Props, "name"> & { readonly name: Name }) => Result
    : never;
};

/** The fields of a resource's form, with `own` ones of a subject; the compiler refuses names its input hasn't. */
export function fieldsOf<R extends Pick<Resource, "input">, Own extends object = object>(_: R, own?: Own) {
  return { ...fields, ...own } as unknown as Named<typeof fields & Own, NameIn<R["input"]["_zod"]["output"]>>;
}
