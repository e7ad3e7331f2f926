import { sessionEndpoints, sessionThemeEndpoints, sessionThemes } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { DateField, ReferenceField, TextField } = fieldsOf(sessionThemes);

export function SessionThemeForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={sessionThemes} calls={sessionThemeEndpoints}>
      <TextField name="session_theme" />
      <ReferenceField name="session_id" list={sessionEndpoints.list} />
      <FieldRow>
        <DateField name="start" />
        <DateField name="end" />
      </FieldRow>
      <FormSection title={t("sessionThemes.shown")} text={t("sessionThemes.shownText")}>
        <FieldRow>
          <DateField name="display_start" />
          <DateField name="display_end" />
        </FieldRow>
      </FormSection>
    </ResourceForm>
  );
}
