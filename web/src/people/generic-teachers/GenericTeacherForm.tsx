import { genericTeacherEndpoints, genericTeachers, grades, siteEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { ReferenceField, SelectField, SwitchField, TextField } = fieldsOf(genericTeachers);

const fresh = { is_active: true };
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

export function GenericTeacherForm() {
  const { t } = useTranslation("people");
  return (
    <ResourceForm resource={genericTeachers} calls={genericTeacherEndpoints} fresh={fresh}>
      <TextField name="name" hint={t("genericTeachers.nameHint")} />
      <ReferenceField name="school_id" list={siteEndpoints.list} />
      <SelectField name="grade" choices={gradeChoices} />
      <TextField name="email" type="email" hint={t("genericTeachers.emailHint")} />
      <SwitchField name="is_active" hint={t("genericTeachers.activeHint")} />
    </ResourceForm>
  );
}
