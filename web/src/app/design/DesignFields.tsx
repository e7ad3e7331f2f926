import { districts } from "@kindling/contract";
import Box from "@mui/material/Box";
import { type ReactNode, useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useLabels } from "../../core/labels.ts";
import { SelectField } from "../../ui/fields/SelectField.tsx";
import { SwitchField } from "../../ui/fields/SwitchField.tsx";
import { DateField, LongText, NumberField, TextField } from "../../ui/fields/TextField.tsx";
import { FormContext, type FormContextValue } from "../../ui/form/FormContext.ts";
import { FormSection } from "../../ui/form/FormSection.tsx";
import type { FieldProps } from "../../ui/form/useField.ts";

const names = { text: "text", long: "long", number: "number", date: "date", choice: "choice", flag: "flag" };
const f = names as { readonly [name in keyof typeof names]: FieldProps["name"] };
const filled = {
  text: "Willow Creek",
  long: "Willow Creek",
  number: 12,
  date: "2026-11-28",
  choice: "a",
  flag: true,
};

/** What fields need around them, with all of them in one state. */
function InState({
  name,
  values = {},
  error,
  readOnly = false,
  children,
}: {
  readonly name: string;
  readonly values?: object;
  readonly error?: string;
  readonly readOnly?: boolean;
  readonly children: ReactNode;
}) {
  const form = useForm({ defaultValues: values });
  const { setError } = form;
  useEffect(() => {
    if (error) for (const field of Object.keys(names)) setError(field as never, { message: error });
  }, [error, setError]);
  const around: FormContextValue = {
    row: null,
    labelOf: (path) => path,
    accepts: () => true,
    storedReferences: () => [],
    readOnly,
    register: () => () => undefined,
  };
  return (
    <FormContext value={around}>
      <FormProvider {...form}>
        <FormSection title={name}>
          <Box sx={{ display: "grid", gap: 2 }}>{children}</Box>
        </FormSection>
      </FormProvider>
    </FormContext>
  );
}

/** The fields of forms: empty, filled, refused and only to read. */
export function DesignFields() {
  const labels = useLabels(districts);
  const fields = (
    <>
      <TextField name={f.text} hint="hint" />
      <LongText name={f.long} />
      <NumberField name={f.number} />
      <DateField name={f.date} />
      <SelectField name={f.choice} choices={[{ value: "a", label: labels.one }]} />
      <SwitchField name={f.flag} />
    </>
  );
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <InState name="empty">{fields}</InState>
      <InState name="filled" values={filled}>
        {fields}
      </InState>
      <InState name="invalid" values={filled} error="error">
        {fields}
      </InState>
      <InState name="readOnly" values={filled} readOnly>
        {fields}
      </InState>
    </Box>
  );
}
