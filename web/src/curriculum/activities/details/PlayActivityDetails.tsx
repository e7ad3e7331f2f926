import { resources } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { LongText, TextField } from "../../../ui/fields/TextField.tsx";
import { FieldRow } from "../../../ui/form/FormSection.tsx";
import { ListField } from "../../list-field/ListField.tsx";

/** What a game takes: players, time, things, and its rules. */
export function PlayActivityDetails() {
  const { t } = useTranslation("curriculum");
  const { field } = useLabels(resources.playActivity);
  return (
    <>
      <FieldRow>
        <TextField name="details.players" label={field("players")} hint={t("details.peopleHint")} />
        <NumberField name="details.duration_minutes" label={field("duration_minutes")} />
      </FieldRow>
      <ListField name="details.materials" label={field("materials")} />
      <LongText name="details.rules" label={field("rules")} rows={5} hint={t("activities.textHint")} />
    </>
  );
}
