import { announcementEndpoints, announcements, programEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { DateField } from "../../ui/fields/DateField.tsx";
import { ReferenceField } from "../../ui/fields/ReferenceField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { RichTextField } from "../rich-text/RichTextField.tsx";

/** The form of an announcement to a program's classes. */
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
