import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FieldRow } from "../../../ui/form/FormSection.tsx";
import { curriculumFieldsOf } from "../../curriculumFieldsOf.ts";

const { ListField, LongText, NumberField, TextField } = curriculumFieldsOf(activities.playActivity);

export function PlayActivityDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <FieldRow>
        <TextField name="details.players" hint={t("details.peopleHint")} />
        <NumberField name="details.duration_minutes" />
      </FieldRow>
      <ListField name="details.materials" />
      <LongText name="details.rules" rows={5} hint={t("activities.textHint")} />
    </>
  );
}
