import { announcementEndpoints, announcements, programEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";

const { DateField, ReferenceField, RichTextField, TextField } = curriculumFieldsOf(announcements);

export function AnnouncementForm() {
  const { t } = useTranslation("content");
  return (
    <ResourceForm resource={announcements} calls={announcementEndpoints}>
      <TextField name="title" />
      <ReferenceField name="program_id" list={programEndpoints.list} hint={t("announcements.programHint")} />
      <FieldRow>
        <DateField name="start" />
        <DateField name="end" />
      </FieldRow>
      <RichTextField name="content" />
    </ResourceForm>
  );
}
