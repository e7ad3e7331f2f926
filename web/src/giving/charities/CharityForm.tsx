import { categoryEndpoints, charities, charityEndpoints, settledCharity } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FormSection } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { ContactsSection } from "./ContactsSection.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { SettleFields } from "./SettleFields.tsx";

const { LongText, ReferenceField, SwitchField, TextField } = fieldsOf(charities);

/** With the fields by which one that is set inactive is settled. */
const calls = {
  ...charityEndpoints,
  create: { ...charityEndpoints.create, body: settledCharity.input },
};
const fresh = { country: "US", is_active: true };

export function CharityForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={charities} calls={calls} fresh={fresh}>
      <TextField name="name" />
      <PlaceFields />
      <TextField name="address" />
      <ReferenceField name="category_id" list={categoryEndpoints.list} />
      <SwitchField name="is_active" hint={t("charities.activeHint")} />
      <SettleFields />
      <FormSection title={t("charities.shown")} text={t("charities.shownText")}>
        <LongText name="description" />
        <TextField name="website" type="url" />
        <TextField name="logo_url" type="url" hint={t("charities.logoHint")} />
      </FormSection>
      <ContactsSection />
    </ResourceForm>
  );
}
