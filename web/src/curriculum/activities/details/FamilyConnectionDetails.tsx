import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { LetterField } from "./LetterField.tsx";
import { MoreLetters } from "./MoreLetters.tsx";

const { LongText } = fieldsOf(activities.familyConnection);

export function FamilyConnectionDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <LetterField />
      <MoreLetters />
      <LongText name="details.prompt" rows={2} hint={t("details.familyPromptHint")} />
    </>
  );
}
