import { useTranslation } from "react-i18next";
import { QuestionBuilder } from "../question-builder/QuestionBuilder.tsx";
import { useStoredItem } from "./preview/useStoredItem.ts";

/** The questions of an item; from the first response on they stay as they are. */
export function ActivityQuestions() {
  const { t } = useTranslation("curriculum");
  const answered = (useStoredItem()?.response_count ?? 0) > 0;
  return <QuestionBuilder name="questions" locked={answered ? t("activities.locked") : undefined} />;
}
