import { activities } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { useStoredItem } from "./preview/useStoredItem.ts";

// What all kinds have, so any of them serves.
const { QuestionBuilder } = curriculumFieldsOf(activities.mindfulOpen);

/** The questions of an item; from the first response on they stay as they are. */
export function ActivityQuestions() {
  const { t } = useTranslation("curriculum");
  const answered = (useStoredItem()?.response_count ?? 0) > 0;
  return <QuestionBuilder name="questions" locked={answered ? t("activities.locked") : undefined} />;
}
