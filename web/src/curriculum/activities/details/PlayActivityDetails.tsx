import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../../ui/form/FormSection.tsx";
import { ListField } from "../../list-field/ListField.tsx";

const { LongText, NumberField, TextField } = fieldsOf(activities.playActivity);

/** What a game takes: players, time, things, and its rules. */
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
