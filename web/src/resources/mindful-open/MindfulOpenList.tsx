import { useTranslation } from "react-i18next";
import { ActivitiesList } from "../activity-screens/ActivitiesList.tsx";
import { MindfulOpenForm } from "./MindfulOpenForm.tsx";
import { mindfulOpenScreen } from "./mindfulOpenScreen.ts";

/** The forms that classes open mindfully with. */
export function MindfulOpenList() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <ActivitiesList screen={mindfulOpenScreen} text={t("mindful.openText")} />
      <MindfulOpenForm />
    </>
  );
}
