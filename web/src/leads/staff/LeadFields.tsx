import { leads, programEndpoints } from "@kindling/contract";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";

const { LongText, ReferenceField, TextField } = fieldsOf(leads);

/** What a lead says of themselves, as the fields of a form. */
export function LeadFields() {
  return (
    <>
      <FieldRow>
        <TextField name="first_name" />
        <TextField name="last_name" />
      </FieldRow>
      <TextField name="organization" />
      <FieldRow>
        <TextField name="email" type="email" />
        <TextField name="phone" type="tel" />
      </FieldRow>
      <ReferenceField name="program_id" list={programEndpoints.list} />
      <LongText name="message" />
    </>
  );
}
