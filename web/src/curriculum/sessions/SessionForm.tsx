import {
  charityEndpoints,
  levelEndpoints,
  programEndpoints,
  puzzleTypes,
  sessionEndpoints,
  sessions,
  sessionThemeEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { DateField, ReferenceField, ReferencesField, SelectField, TextField } = fieldsOf(sessions);

const activeOnes = { is_active: true };

export function SessionForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={sessions} calls={sessionEndpoints}>
      <TextField name="name" />
      <ReferenceField name="program_id" list={programEndpoints.list} hint={t("sessions.programHint")} />
      <FieldRow>
        <DateField name="start" />
        <DateField name="end" />
      </FieldRow>
      <FormSection title={t("sessions.about")}>
        <ReferenceField name="theme_id" list={sessionThemeEndpoints.list} />
        <ReferenceField name="trait_id" list={traitEndpoints.list} />
        <FieldRow>
          <ReferenceField name="level_id" list={levelEndpoints.list} />
          <SelectField
            name="puzzle_type"
            choices={puzzleTypes.map((type) => ({ value: type, label: t(`sessions.puzzles.${type}`) }))}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t("sessions.giving")} text={t("sessions.givingText")}>
        <ReferencesField name="charity_ids" list={charityEndpoints.list} within={activeOnes} />
      </FormSection>
    </ResourceForm>
  );
}
