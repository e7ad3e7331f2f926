import { resources } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { LongText, TextField } from "../../../ui/fields/TextField.tsx";
import { ListField } from "../../list-field/ListField.tsx";

/** What brings classmates together: how many, over what, and how. */
export function PeerConnectionDetails() {
  const { t } = useTranslation("curriculum");
  const { field } = useLabels(resources.peerConnection);
  return (
    <>
      <TextField name="details.group_size" label={field("group_size")} hint={t("details.peopleHint")} />
      <LongText name="details.prompt" label={field("prompt")} rows={3} hint={t("details.peerPromptHint")} />
      <ListField numbered name="details.steps" label={field("steps")} hint={t("details.stepsHint")} />
    </>
  );
}
