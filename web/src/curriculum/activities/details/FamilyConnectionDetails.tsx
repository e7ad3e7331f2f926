import { resources } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { LongText } from "../../../ui/fields/TextField.tsx";
import { LetterField } from "./LetterField.tsx";

/** What goes home: a letter in the languages of the families, and a question for the table. */
export function FamilyConnectionDetails() {
  const { t } = useTranslation("curriculum");
  const { field } = useLabels(resources.familyConnection);
  return (
    <>
      <LetterField />
      <LongText name="details.prompt" label={field("prompt")} rows={2} hint={t("details.familyPromptHint")} />
    </>
  );
}
