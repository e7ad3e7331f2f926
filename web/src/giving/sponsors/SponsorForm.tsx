import { sponsorEndpoints, sponsors } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { LongText, SwitchField, TextField } = fieldsOf(sponsors);

const fresh = { is_active: true };

export function SponsorForm() {
  const { t } = useTranslation("sponsors");
  return (
    <ResourceForm resource={sponsors} calls={sponsorEndpoints} fresh={fresh}>
      <TextField name="name" />
      <FieldRow>
        <TextField name="contact_name" />
        <TextField name="email" type="email" />
      </FieldRow>
      <LongText name="note" hint={t("form.noteHint")} />
      <SwitchField name="is_active" />
    </ResourceForm>
  );
}
