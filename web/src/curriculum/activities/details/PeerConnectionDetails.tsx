import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { curriculumFieldsOf } from "../../curriculumFieldsOf.ts";

const { ListField, LongText, TextField } = curriculumFieldsOf(activities.peerConnection);

export function PeerConnectionDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <TextField name="details.group_size" hint={t("details.peopleHint")} />
      <LongText name="details.prompt" rows={3} hint={t("details.peerPromptHint")} />
      <ListField numbered name="details.steps" hint={t("details.stepsHint")} />
    </>
  );
}
