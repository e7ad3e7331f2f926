import { ItemView } from "../../classroom/ItemView.tsx";
import { ActivityPreviewPage } from "../../resources/activity-screens/ActivityPreviewPage.tsx";
import { mindfulOpenScreen } from "../../resources/mindful-open/mindfulOpenScreen.ts";

/** The preview of a mindfulness open form, with the classroom's own view of it. */
export function MindfulOpenPreview() {
  return <ActivityPreviewPage screen={mindfulOpenScreen} ItemView={ItemView} />;
}
