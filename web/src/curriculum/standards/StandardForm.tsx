import { grades, standardEndpoints, standards } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { LongText, MultiSelect, TextField } = fieldsOf(standards);

const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

export function StandardForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={standards} calls={standardEndpoints}>
      <FieldRow>
        <TextField name="framework" hint={t("standards.frameworkHint")} />
        <TextField name="code" hint={t("standards.codeHint")} />
      </FieldRow>
      <LongText name="statement" rows={3} />
      <MultiSelect name="grades" choices={gradeChoices} hint={t("standards.gradesHint")} />
      <TextField name="case_identifier" hint={t("standards.caseHint")} />
    </ResourceForm>
  );
}
