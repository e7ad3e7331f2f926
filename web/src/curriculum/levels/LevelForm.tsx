import { grades, levelEndpoints, levels } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { MultiSelect, TextField } = fieldsOf(levels);

const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

export function LevelForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={levels} calls={levelEndpoints}>
      <TextField name="name" />
      <MultiSelect name="grade" choices={gradeChoices} hint={t("levels.gradesHint")} />
    </ResourceForm>
  );
}
