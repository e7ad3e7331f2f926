import { useTranslation } from "react-i18next";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { ListField } from "../../list-field/ListField.tsx";

/** What learning on one's feet takes: things, room, time, and the steps. */
export function KinestheticDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <TextField name="details.space" hint={t("details.spaceHint")} />
      <NumberField name="details.duration_minutes" />
      <ListField name="details.materials" />
      <ListField numbered name="details.steps" hint={t("details.stepsHint")} />
    </>
  );
}
