import { type ActivityKind, activityTypes } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { QuizTabs } from "../quiz-editing/QuizTabs.tsx";
import { ActivitiesList } from "./ActivitiesList.tsx";
import { ActivityForm } from "./ActivityForm.tsx";
import { activityScreens } from "./activityScreens.ts";

/** The screen of one kind of activity: its list, and beside it the form with the fields of its type. */
export function ActivityPage({ kind }: { readonly kind: ActivityKind }) {
  const { t } = useTranslation("curriculum");
  const screen = activityScreens[kind];
  return (
    <>
      {kind === "quiz" && <QuizTabs />}
      <ActivitiesList screen={screen} area={activityTypes[kind].area} text={t(`activities.about.${kind}`)} />
      <ActivityForm screen={screen} kind={kind} />
    </>
  );
}
