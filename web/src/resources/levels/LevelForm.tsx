import { levelEndpoints, levels } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { GradesField } from "../../ui/fields/MultiSelect.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

/** A level: a name, and the grades it holds. */
export function LevelForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={levels} calls={levelEndpoints}>
      <TextField name="name" />
      <GradesField name="grade" hint={t("levels.gradesHint")} />
    </ResourceForm>
  );
}
