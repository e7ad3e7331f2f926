import { resources } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { ListField } from "../../list-field/ListField.tsx";

/** What learning on one's feet takes: things, room, time, and the steps. */
export function KinestheticDetails() {
  const { t } = useTranslation("curriculum");
  const { field } = useLabels(resources.kinesthetic);
  return (
    <>
      <TextField name="details.space" label={field("space")} hint={t("details.spaceHint")} />
      <NumberField name="details.duration_minutes" label={field("duration_minutes")} />
      <ListField name="details.materials" label={field("materials")} />
      <ListField numbered name="details.steps" label={field("steps")} hint={t("details.stepsHint")} />
    </>
  );
}
