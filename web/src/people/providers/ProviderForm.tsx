import { districtEndpoints, providerEndpoints, providers } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { ReferencesField, SwitchField, TextField } = fieldsOf(providers);

const fresh = { is_active: true };

export function ProviderForm() {
  const { t } = useTranslation("people");
  return (
    <ResourceForm resource={providers} calls={providerEndpoints} fresh={fresh}>
      <TextField name="name" />
      <FieldRow>
        <TextField name="abbreviation" />
        <TextField name="external_id" />
      </FieldRow>
      <TextField name="contact_name" />
      <FieldRow>
        <TextField name="email" type="email" />
        <TextField name="phone" type="tel" />
      </FieldRow>
      <ReferencesField name="district_ids" list={districtEndpoints.list} />
      <SwitchField name="is_active" hint={t("providers.activeHint")} />
    </ResourceForm>
  );
}
