import { levelEndpoints, programEndpoints, programKinds, programs } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FormSection } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";

const { ReferenceField, SelectField, TextField, VideoField } = curriculumFieldsOf(programs);

export function ProgramForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={programs} calls={programEndpoints}>
      <TextField name="name" />
      <SelectField
        name="program"
        choices={programKinds.map((kind) => ({ value: kind, label: t(`programs.kinds.${kind}`) }))}
      />
      <ReferenceField name="level_id" list={levelEndpoints.list} hint={t("programs.levelHint")} />
      <FormSection title={t("programs.welcome")} text={t("programs.welcomeText")}>
        <VideoField name="welcome_video_url" />
        <TextField name="welcome_video_title" />
      </FormSection>
    </ResourceForm>
  );
}
