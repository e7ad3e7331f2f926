import { useTranslation } from "react-i18next";
import { LongText } from "../../../ui/fields/TextField.tsx";
import { LetterField } from "./LetterField.tsx";

/** What goes home: a letter in the languages of the families, and a question for the table. */
export function FamilyConnectionDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <LetterField />
      <LongText name="details.prompt" rows={2} hint={t("details.familyPromptHint")} />
    </>
  );
}
